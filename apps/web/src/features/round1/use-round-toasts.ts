import { useEffect } from 'react';
import type { ServerPayload } from '@deadpan/protocol';
import type { RoomSession } from '../../stage/room-session.ts';
import { stageTexts } from '../../texts/stage.ts';
import { showToast } from '../../ui/toast-store.ts';

const { toasts } = stageTexts;
const SHORT_MS = 2_000;

function textOf({ user_id, username, reason }: ServerPayload<'player_eliminated'>, me: string): string {
  const { smile, smileYou, other, otherYou } = toasts.eliminated;
  if (reason === 'smile') return user_id === me ? smileYou : smile(username);
  return user_id === me ? otherYou : other(username);
}

/** Toasts of the round (spec §4, §8): everybody connected, who is out, sound that needs a tap, an end from the past. They animate; the view decides. */
export function useRoundToasts({ room, connection, memes, me, roomId }: RoomSession): void {
  useEffect(() => {
    let told = false;
    const offs = [
      room.on('player_eliminated', (event) => {
        if (!event.reconnection_sync) showToast({ title: toasts.eliminated.title, text: textOf(event, me), duration: SHORT_MS });
      }),
      room.subscribe(({ view }, before) => {
        if (before.view?.phase !== 'waiting' || view?.phase !== 'starting') return;
        if (view.players.every((one) => one.left || one.links_ready)) showToast({ ...toasts.connected, tone: 'good', duration: SHORT_MS });
      }),
      connection.on('game_end', ({ lobby_id, version }) => {
        const { view } = room.getState();
        if (lobby_id !== roomId || !view || version >= view.version || view.phase === 'round_ended') return;
        showToast({ ...toasts.backendError, tone: 'bad' });
      }),
      memes.subscribe(() => {
        if (told || !memes.getState().needsTap) return;
        told = true;
        showToast(toasts.autoplay);
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [room, connection, memes, me, roomId]);
}
