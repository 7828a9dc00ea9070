import { useState } from 'react';
import type { RoomSession } from '../../stage/room-session.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { showToast } from '../../ui/toast-store.ts';

/** The host's start; what follows comes with the view. */
export function useStart({ connection }: Pick<RoomSession, 'connection'>): { starting: boolean; start: () => Promise<void> } {
  const [starting, setStarting] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    const ack = await connection.ask('start_game', {});
    setStarting(false);
    if (ack.ok) return;
    // Out of reach is no matter of readiness; the server's word for it says what to do.
    const text = ack.error.code === 'UNAVAILABLE' ? ack.error.message : '';
    showToast({ title: t.toasts.startFailed.title, text: text || t.toasts.startFailed.text, tone: 'bad' });
  };
  return { starting, start };
}
