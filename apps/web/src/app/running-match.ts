import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { lobbies, session } from '../engine/http/api.ts';
import { currentRoom } from '../stage/current-room.ts';

/** Places that show the match, or the way back to it, themselves. */
const SHOWN_THERE = /^\/(lobby|game|play)(\/|$)/;

/** The way back into a running match the player is away from, on every page that does not show it anyway; undefined without one. */
export function useRunningMatch(): string | undefined {
  const { pathname } = useLocation();
  const me = useStore(session.store, (state) => state.user?.id);
  const here = useStore(currentRoom, (state) => state.current !== null);
  const [match, setMatch] = useState<string>();
  const wanted = me !== undefined && !here && !SHOWN_THERE.test(pathname);

  useEffect(() => {
    if (!wanted) return undefined;
    const asked = new AbortController();
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      lobbies.seat(asked.signal).then(
        ({ lobby }) => setMatch(lobby && (lobby.status === 'starting' || lobby.status === 'playing') ? lobby.id : undefined),
        () => undefined, // no answer says nothing about the match
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      asked.abort();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [wanted, pathname, me]);

  return wanted && match !== undefined ? `/game/${match}/round1` : undefined;
}
