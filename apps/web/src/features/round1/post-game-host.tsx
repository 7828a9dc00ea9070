import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { currentRoom } from '../../stage/current-room.ts';
import { leaveRoom } from '../../stage/room-sessions.ts';
import { roomPath } from '../../stage/room-path.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { playAgain } from './play-again.ts';
import { PostGameDialog } from './post-game-dialog.tsx';

function AfterMatch({ session }: { session: RoomSession }) {
  const navigate = useNavigate();
  const { view, status } = useStore(session.room);
  const [wasOver, setWasOver] = useState(false);
  if (!wasOver && view?.status === 'finished') setWasOver(true);
  // Another match began. A match that was running all the time is one the player is about to leave: that is asked elsewhere.
  const begun = wasOver && (view?.status === 'starting' || view?.status === 'playing');
  useEffect(() => {
    if (begun && view) void navigate(roomPath(view));
  }, [begun, view, navigate]);
  if (!view?.match_result) return null;
  return (
    <PostGameDialog
      view={view}
      serverNow={session.serverNow}
      closed={status === 'refused' || view.status === 'closed'}
      onAgain={() => void playAgain(session)}
      onEnd={() => void leaveRoom()}
    />
  );
}

/** The final-result dialog over /play after a match (spec §2 Post-game dialog). Mount it once, inside the router. */
export function PostGameHost() {
  const session = useStore(currentRoom, (state) => state.current);
  const { pathname } = useLocation();
  return session && pathname === '/play' ? <AfterMatch key={session.roomId} session={session} /> : null;
}
