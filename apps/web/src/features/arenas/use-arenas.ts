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

/** Where the player still sits, if anywhere: an arena that is over holds nobody. */
export function useSeat() {
  const { data } = useQuery({ queryKey: ['seat'], queryFn: ({ signal }) => lobbies.seat(signal), refetchOnWindowFocus: 'always' });
  const lobby = data?.lobby;
  return lobby && lobby.status !== 'closed' && lobby.status !== 'finished' ? lobby : null;
}
