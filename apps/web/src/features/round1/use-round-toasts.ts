import { useEffect } from 'react';
import type { RoomSession } from '../../stage/room-session.ts';
import { stageTexts } from '../../texts/stage.ts';
import { showToast } from '../../ui/toast-store.ts';

const { toasts } = stageTexts;
const ALL_CONNECTED_MS = 2_000;
const ELIMINATED_MS = 2_000;

/** Toasts of the round (spec §4): everybody connected, who is out. They animate; the view decides. */
export function useRoundToasts(session: RoomSession): void {
  useEffect(() => {
    const { room } = session;
    const offs = [
      room.on('player_eliminated', ({ username, reason, reconnection_sync }) => {
        if (reconnection_sync) return;
        const text = reason === 'smile' ? toasts.eliminated.smile(username) : toasts.eliminated.other(username);
        showToast({ title: toasts.eliminated.title, text, duration: ELIMINATED_MS });
      }),
      room.subscribe(({ view }, before) => {
        if (before.view?.phase !== 'waiting' || view?.phase !== 'starting') return;
        if (view.players.every((one) => one.left || one.links_ready))
          showToast({ ...toasts.connected, tone: 'good', duration: ALL_CONNECTED_MS });
      }),
      room.on('game_end', () => {
        const { view } = room.getState();
        if (view?.phase === 'playing' || view?.phase === 'starting') showToast({ ...toasts.backendError, tone: 'bad' });
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [session]);
}
