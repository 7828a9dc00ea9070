import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { session as account } from '../engine/http/api.ts';
import { showToast } from '../ui/toast-store.ts';
import { stageTexts } from '../texts/stage.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { roomPath } from './room-path.ts';
import { currentRoom } from './current-room.ts';
import { closeRoom, leaveRoom } from './room-sessions.ts';
import type { RoomSession } from './room-session.ts';
import { StrangerDialogs } from './strangers/stranger-dialogs.tsx';
import { useSignedOut } from './use-signed-out.ts';

const isInside = (path: string, roomId: string): boolean => {
  const [, area, id] = path.split('/');
  return (area === 'lobby' || area === 'game') && id?.toUpperCase() === roomId;
};

function Keeper({ session, asking }: { session: RoomSession; asking: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const status = useStore(session.room, (state) => state.status);
  const view = useStore(session.room, (state) => state.view);
  useSignedOut(session);
  const inside = isInside(pathname, session.roomId);
  const over = status === 'refused' || status === 'elsewhere' || status === 'connecting' || view?.status === 'closed';
  const finished = view?.status === 'finished';
  // A decided match is kept on /play by the post-game dialog, and while one reads about it; anywhere else it is over.
  const keeps = pathname === '/play' || pathname === `/match/${view?.match_id ?? ''}`;
  const kept = keeps && view?.match_result !== null && view?.match_result !== undefined;
  const done = !inside && !kept && (over || finished);
  useEffect(() => {
    // The screen that comes next may have opened its own room already, and that one is not over.
    if (done && currentRoom.getState().current === session) void leaveRoom();
  }, [done, session]);

  if (done || kept || !view || (!asking && inside)) return null;
  const leave = async (close?: boolean): Promise<void> => {
    if (inside) void navigate('/play');
    if (!(await leaveRoom(close))) showToast({ ...stageTexts.toasts.leaveFailed, tone: 'bad' });
  };
  return (
    <LeaveDialog
      view={view}
      onStay={() => {
        currentRoom.setState({ asking: false });
        if (!inside) void navigate(roomPath(view));
      }}
      onLeave={(close) => void leave(close)}
    />
  );
}

/** Holds the room above all routes: leaving by navigation asks first, signing out ends it. Mount it once, inside the router. */
export function GameKeeper() {
  const { current, asking } = useStore(currentRoom);
  const signedIn = useStore(account.store, (state) => state.user !== null);
  useEffect(() => {
    if (!signedIn) closeRoom();
  }, [signedIn]);
  return (
    <>
      {current && <Keeper key={current.roomId} session={current} asking={asking} />}
      <StrangerDialogs />
    </>
  );
}
