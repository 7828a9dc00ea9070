import { useEffect } from 'react';
import { PostGameHost } from '../features/round1/post-game-host.tsx';
import { useStore } from 'zustand';
import { currentRoom } from '../stage/current-room.ts';
import { GameKeeper } from '../stage/game-keeper.tsx';
import type { RoomSession } from '../stage/room-session.ts';
import { useWakeLock } from '../stage/use-wake-lock.ts';
import { useGameEvents } from './use-game-events.ts';

/** Who comes back in the middle of a play needs the processor for the stage and its pictures first. */
const BACK_MS = 5_000;

/** What the match will need is fetched while there is time: no later step may fail because the server is away for a moment. */
function useFetchAhead(): void {
  useEffect(() => {
    void import('../features/round1/round1-screen.tsx').catch(() => undefined);
    return soon(() => import('../features/lobby/lobby-screen.tsx'));
  }, []);
}

/** Fetches at once, on the stage a little later. Returns how to give it up. */
function soon(fetchPart: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void fetchPart().catch(() => undefined), location.pathname.startsWith('/game/') ? BACK_MS : 0);
  return () => clearTimeout(timer);
}

/** What follows round 1, and the page a match ends at, are fetched while round 1 begins: the lobby is lighter without them. */
function useMatchAhead({ room }: RoomSession): void {
  const rounds = useStore(room, ({ view }) => (view?.match_id ? view.rounds : 0));
  useEffect(() => {
    const offs: (() => void)[] = [];
    if (rounds > 0) offs.push(soon(() => import('../features/arenas/play-screen.tsx')));
    if (rounds > 1) offs.push(soon(() => import('./arena-route.tsx')));
    return () => offs.forEach((off) => off());
  }, [rounds]);
}

/** From GAME STARTING to the result the screen stays awake: nobody touches it, and a dark one sees no face. */
function Awake({ session }: { session: RoomSession }) {
  const status = useStore(session.room, (state) => state.view?.status);
  useMatchAhead(session);
  useWakeLock(status === 'starting' || status === 'playing' || status === 'finished');
  return null;
}

/** Holds the room while the player moves about, and shows how the match ended. */
export function GameHost() {
  const session = useStore(currentRoom, (state) => state.current);
  useFetchAhead();
  useGameEvents(session);
  return (
    <>
      {session && <Awake session={session} />}
      <GameKeeper />
      <PostGameHost />
    </>
  );
}
