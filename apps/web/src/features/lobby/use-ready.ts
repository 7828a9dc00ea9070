import { useRef, useState } from 'react';
import type { RoomView } from '@deadpan/protocol';
import type { Connection } from '../../engine/socket/connection-types.ts';
import { lobbyTexts } from '../../texts/lobby.ts';
import { showToast } from '../../ui/toast-store.ts';

const { toasts } = lobbyTexts;
const TOAST_MS = 2_000;

/**
 * The ready toggle: shown at once, taken back when the server refuses or is out of reach (spec §4 Lobby room).
 * @returns what to show, and the switch
 */
export function useReady(
  view: RoomView,
  connection: Pick<Connection, 'ask'>,
): { ready: boolean; setReady: (ready: boolean) => Promise<void> } {
  const me = view.players.find((one) => one.user_id === view.you);
  const [wished, setWished] = useState<boolean | null>(null);
  const wishes = useRef(0);
  const setReady = async (ready: boolean): Promise<void> => {
    if (!me) return void showToast({ title: toasts.readyError, text: toasts.noPlayer, tone: 'bad' });
    setWished(ready);
    const mine = ++wishes.current;
    const ack = await connection.ask('player_ready', { ready });
    if (mine !== wishes.current) return; // they changed their mind meanwhile: the answer to that one counts
    setWished(null); // from here on the view says it, or it is rolled back
    if (ack.ok) showToast({ ...(ready ? toasts.ready : toasts.notReady), duration: TOAST_MS, tone: ready ? 'good' : 'plain' });
    else if (ack.error.code === 'UNAVAILABLE') showToast({ ...toasts.readyOffline, tone: 'bad' });
    else showToast({ title: toasts.readyError, text: toasts.readyFailed, tone: 'bad' });
  };
  return { ready: wished ?? me?.is_ready ?? false, setReady };
}
