import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { currentRoom } from '../../stage/current-room.ts';
import { playAgain } from '../../stage/play-again.ts';
import { closeRoom, leaveRoom } from '../../stage/room-sessions.ts';
import { roomPath } from '../../stage/room-path.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { stageTexts } from '../../texts/stage.ts';
import { showToast } from '../../ui/toast-store.ts';
import { PostGameDialog } from './post-game-dialog.tsx';

const { toasts } = stageTexts;

/** The last opponent's leaving closes the dialog and leads to /play, with a word about it (spec §4 Lobby room); who reads stays. */
function useOpponentLeft({ room, me }: RoomSession, reading: boolean): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      room.on('opponent_left', ({ user_id, username }) => {
        const { view } = room.getState();
        if (!view || view.status !== 'finished' || user_id === me) return;
        if (view.players.some((one) => one.user_id !== me && one.user_id !== user_id && !one.left)) return;
        showToast({ title: toasts.left.title, text: toasts.left.text(username) });
        closeRoom();
        if (!reading) void navigate('/play');
      }),
    [room, me, reading, navigate],
  );
}

function AfterMatch({ session, reading }: { session: RoomSession; reading: boolean }) {
  const navigate = useNavigate();
  useOpponentLeft(session, reading);
  const { view, status, closed: closedFor } = useStore(session.room);
  const [wasOver, setWasOver] = useState(false);
  if (!wasOver && view?.status === 'finished') setWasOver(true);
  // Another match began. A match that was running all the time is one the player is about to leave: that is asked elsewhere.
  const begun = wasOver && (view?.status === 'starting' || view?.status === 'playing');
  useEffect(() => {
    if (begun && view) void navigate(roomPath(view));
  }, [begun, view, navigate]);
  if (!view?.match_result || reading) return null;
  return (
    <PostGameDialog
      view={view}
      serverNow={session.serverNow}
      closed={status === 'refused' || view.status === 'closed'}
      closedFor={closedFor}
      onAgain={() => void playAgain(session)}
      onEnd={() => void leaveRoom()}
    />
  );
}

/**
 * The final-result dialog over /play after a match (spec §2 Post-game dialog). Who reads about the match on its own page is left in peace,
 * and taken along when another one begins. Mount it once, inside the router.
 */
export function PostGameHost() {
  const session = useStore(currentRoom, (state) => state.current);
  const { pathname } = useLocation();
  const reading = pathname.startsWith('/match/');
  return session && (pathname === '/play' || reading) ? <AfterMatch key={session.roomId} session={session} reading={reading} /> : null;
}
