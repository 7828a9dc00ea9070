import { useEffect } from 'react';
import { PostGameHost } from '../features/round1/post-game-host.tsx';
import { useStore } from 'zustand';
import { currentRoom } from '../stage/current-room.ts';
import { GameKeeper } from '../stage/game-keeper.tsx';
import type { RoomSession } from '../stage/room-session.ts';
import { useWakeLock } from '../stage/use-wake-lock.ts';
import { useGameEvents } from './use-game-events.ts';

/** What the match will need is fetched while there is time: no later step may fail because the server is away for a moment. */
function fetchAhead(): void {
  void import('../features/round1/round1-screen.tsx').catch(() => undefined);
  void import('../features/lobby/lobby-screen.tsx').catch(() => undefined);
}

/** What follows round 1, and the page a match ends at, are fetched while round 1 begins: the lobby is lighter without them. */
function useMatchAhead({ room }: RoomSession): void {
  const rounds = useStore(room, ({ view }) => (view?.match_id ? view.rounds : 0));
  useEffect(() => {
    if (rounds > 0) void import('../features/arenas/play-screen.tsx').catch(() => undefined);
    if (rounds > 1) void import('./arena-route.tsx').catch(() => undefined);
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
  useEffect(fetchAhead, []);
  useGameEvents(session);
  return (
    <>
      {session && <Awake session={session} />}
      <GameKeeper />
      <PostGameHost />
    </>
  );
}
