import { useEffect } from 'react';
import { parseArenaCode, type RoomId } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { session as account, tokens } from '../engine/http/api.ts';
import { currentRoom } from './current-room.ts';
import { forgetGame } from './kept-game.ts';
import { createRoomSession } from './room-session.ts';
import type { RoomSession } from './room-session.ts';

/** Ends what this page knows of the room; the seat is not given up by it. */
export function closeRoom(): void {
  currentRoom.getState().current?.close();
  currentRoom.setState({ current: null, asking: false });
}

/** Begins with the same room anew: another connection, the same seat. For a page that got stuck. */
export function reopenRoom(): void {
  const { current } = currentRoom.getState();
  if (!current) return;
  current.close();
  currentRoom.setState({ current: createRoomSession({ roomId: current.roomId, me: current.me, token: tokens.read() }), asking: false });
}

/** Gives the seat up for good and ends the session. Returns whether the server has heard it. */
export async function leaveRoom(close?: boolean): Promise<boolean> {
  const { current } = currentRoom.getState();
  if (!current) return true;
  currentRoom.setState({ current: null, asking: false });
  forgetGame();
  const { status } = current.room.getState();
  const ack = status === 'refused' || status === 'elsewhere' ? null : await current.leave(close);
  current.close();
  return ack?.ok !== false;
}

/** Asks before leaving; the dialog stands in `GameKeeper`. */
export function askToLeave(): void {
  currentRoom.setState({ asking: true });
}

/** Leaves a waiting arena for another one; a running match elsewhere is kept, the server asks about it. */
function replace(old: RoomSession): void {
  if (old.room.getState().view?.status === 'waiting') void old.leave().finally(old.close);
  else old.close();
}

/** Opens a room, or keeps the one that is open. */
function openRoom(roomId: RoomId, me: string): void {
  const { current } = currentRoom.getState();
  if (current?.roomId === roomId && current.me === me) return;
  if (current) replace(current);
  const switched = current !== null && current.room.getState().view !== null;
  currentRoom.setState({ current: createRoomSession({ roomId, me, token: tokens.read(), switched }), asking: false });
}

/** Opens the room of an address on the stage as soon as it is known who is there, before its screen is drawn. Anything else, and guests, open none. */
export function openAhead(pathname: string): void {
  const code = parseArenaCode(pathname.split('/')[2] ?? '');
  const open = ({ user, loading }: { user: { id: string } | null; loading: boolean }): void => {
    if (loading) return;
    off();
    if (code !== null && user && location.pathname === pathname) openRoom(code, user.id);
  };
  const off = account.store.subscribe(open);
  open(account.store.getState());
}

/** The session of a room; null for the moment before it is opened. */
export function useRoomSession(roomId: RoomId): RoomSession | null {
  const current = useStore(currentRoom, (state) => state.current);
  const me = useStore(account.store, (state) => state.user?.id);
  useEffect(() => {
    if (me !== undefined) openRoom(roomId, me);
  }, [roomId, me]);
  return current?.roomId === roomId ? current : null;
}
