import { PostGameHost } from '../features/round1/post-game-host.tsx';
import { GameKeeper } from '../stage/game-keeper.tsx';

/** Holds the room while the player moves about, and shows how the match ended. */
export function GameHost() {
  return (
    <>
      <GameKeeper />
      <PostGameHost />
    </>
  );
}
