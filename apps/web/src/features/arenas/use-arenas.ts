import { useQuery } from '@tanstack/react-query';
import { limits } from '@deadpan/protocol';
import { lobbies } from '../../engine/http/api.ts';

/** The list of arenas: loaded on first view, every 10 s and when the page is seen again (spec §2). */
export function useArenas() {
  return useQuery({
    queryKey: ['arenas'],
    queryFn: ({ signal }) => lobbies.list(signal),
    refetchInterval: limits.lists.lobbyListMs,
    refetchOnWindowFocus: 'always',
  });
}

/** Where the player sits now, if anywhere; for the way back into a running match. */
export function useSeat() {
  return useQuery({ queryKey: ['seat'], queryFn: ({ signal }) => lobbies.seat(signal), refetchOnWindowFocus: 'always' });
}
