import { useEffect } from 'react';
import { PostGameHost } from '../features/round1/post-game-host.tsx';
import { GameKeeper } from '../stage/game-keeper.tsx';

/** What the match will need is fetched while there is time: no later step may fail because the server is away for a moment. */
function fetchAhead(): void {
  void import('../features/round1/round1-screen.tsx').catch(() => undefined);
  void import('../features/lobby/lobby-screen.tsx').catch(() => undefined);
  void import('../features/arenas/play-screen.tsx').catch(() => undefined);
}

/** Holds the room while the player moves about, and shows how the match ended. */
export function GameHost() {
  useEffect(fetchAhead, []);
  return (
    <>
      <GameKeeper />
      <PostGameHost />
    </>
  );
}
