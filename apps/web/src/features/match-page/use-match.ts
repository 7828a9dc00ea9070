import { useQuery } from '@tanstack/react-query';
import type { MatchRecord } from '@deadpan/protocol';
import { HttpError } from '../../engine/http/http-error.ts';
import { records } from '../../engine/http/records-api.ts';

/** A match as far as it is known. */
export type MatchState =
  | { status: 'loading' }
  /** there is none, or not for this player */
  | { status: 'missing' }
  | { status: 'failed'; retry: () => void }
  | { status: 'known'; record: MatchRecord };

/** How long a match page counts as fresh, ms: others may still send or delete their curves. */
const FRESH_MS = 30_000;

export const matchKey = (id: string): readonly string[] => ['match', id];

/** Looks a match up. */
export function useMatch(id: string): MatchState {
  const { data, error, refetch } = useQuery({
    queryKey: matchKey(id),
    queryFn: ({ signal }) => records.match(id, signal),
    staleTime: FRESH_MS,
  });
  if (data) return { status: 'known', record: data };
  if (!error) return { status: 'loading' };
  return error instanceof HttpError && [404, 422].includes(error.status)
    ? { status: 'missing' }
    : { status: 'failed', retry: () => void refetch() };
}
