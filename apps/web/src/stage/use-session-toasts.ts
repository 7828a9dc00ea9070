import { useEffect } from 'react';
import { connectionTexts } from '../texts/connection.ts';
import { stageTexts } from '../texts/stage.ts';
import { showToast } from '../ui/toast-store.ts';
import type { RoomSession } from './room-session.ts';

const { toasts } = stageTexts;
const GAME_TOAST_MS = 3_000;

/** The toasts of spec §8 that belong to every screen of a room: the camera, who leaves, the connection. */
export function useSessionToasts(session: RoomSession): void {
  useEffect(() => {
    const { room, camera, connection, mesh } = session;
    const { error } = mesh.getState();
    if (error) showToast({ title: toasts.browser, text: error, tone: 'bad' });
    const offs = [
      camera.onNotice(({ title, text }) => showToast({ title, text, tone: title === 'Camera Refreshed' ? 'good' : 'bad' })),
      room.on('game_starting', () => showToast({ ...toasts.gameStarting, tone: 'good', duration: GAME_TOAST_MS })),
      room.on('player_left_game', ({ user_id, username }) => {
        if (user_id !== session.me) showToast({ title: toasts.left.title, text: toasts.left.text(username), duration: GAME_TOAST_MS });
      }),
      // One of the game has a room, one of the socket has none (spec §8). What ends the room is said where the player is sent away.
      connection.on('error', ({ message, lobby_id }) => {
        if (message === connectionTexts.alreadyJoined || room.getState().status === 'refused') return;
        if (!lobby_id) showToast({ title: toasts.connectionError, text: message, tone: 'bad' });
        else if (lobby_id === session.roomId) showToast({ title: toasts.gameError, text: message, tone: 'bad' });
      }),
      // In the lobby the badge says it, and the first look over HTTP that fails (`useRefresh`).
      room.subscribe((state, before) => {
        if (state.status === 'lost' && before.status === 'open' && state.view?.phase) showToast({ ...toasts.connectionLost, tone: 'bad' });
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [session]);
}
