import { useQuery } from '@tanstack/react-query';
import type { Deck, DeckShelf } from '@deadpan/protocol';
import { decks } from '../../engine/http/decks-api.ts';
import { HttpError } from '../../engine/http/http-error.ts';

export const shelfKey = ['decks'] as const;
export const deckKey = (id: string): readonly string[] => ['deck', id];

/** What is asked for, as far as it is known. */
export type Loaded<T> =
  | { status: 'loading' }
  /** there is none, or not for this player */
  | { status: 'missing' }
  | { status: 'failed'; offline: boolean; retry: () => void }
  | { status: 'known'; value: T };

/** What the two queries have in common: the parts of an answer a screen tells apart. */
interface Answer<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

const isMissing = (error: Error | null): boolean => error instanceof HttpError && [403, 404, 422].includes(error.status);

function loaded<T>({ data, error, refetch }: Answer<T>): Exclude<Loaded<T>, { status: 'missing' }> {
  const status = error instanceof HttpError ? error.status : null;
  if (data !== undefined) return { status: 'known', value: data };
  if (!error) return { status: 'loading' };
  return { status: 'failed', offline: status === 0 && !navigator.onLine, retry: () => void refetch() };
}

/** The player's own decks and those they keep. */
export function useShelf(): Exclude<Loaded<DeckShelf>, { status: 'missing' }> {
  return loaded(useQuery({ queryKey: shelfKey, queryFn: ({ signal }) => decks.shelf(signal) }));
}

/** One deck with what is in it. One that is private again is gone, also for who was just looking at it. */
export function useDeck(id: string): Loaded<Deck> {
  const query = useQuery({ queryKey: deckKey(id), queryFn: ({ signal }) => decks.get(id, signal) });
  return isMissing(query.error) ? { status: 'missing' } : loaded(query);
}
