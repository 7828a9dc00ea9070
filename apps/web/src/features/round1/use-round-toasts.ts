import { useEffect } from 'react';
import type { RoomView, ServerPayload } from '@deadpan/protocol';
import type { RoomSession } from '../../stage/room-session.ts';
import { round1Texts } from '../../texts/round1.ts';
import { stageTexts } from '../../texts/stage.ts';
import { showToast } from '../../ui/toast-store.ts';

const { toasts } = stageTexts;
const SHORT_MS = 2_000;

function textOf({ user_id, username, reason }: ServerPayload<'player_eliminated'>, me: string): string {
  const { smile, smileYou, other, otherYou } = toasts.eliminated;
  if (reason === 'smile') return user_id === me ? smileYou : smile(username);
  return user_id === me ? otherYou : other(username);
}

/** A smile that opponents agree on, as it is told once: when a view has it that the one before had not (design "Referees"). */
function tellWitnessed(view: RoomView, before: RoomView): void {
  const { title, of, yours } = round1Texts.witnessed;
  const known = (id: string, play: number): boolean => before.witnessed.some((each) => each.user_id === id && each.play === play);
  for (const { user_id: id, username, play, witnesses } of view.witnessed) {
    if (!known(id, play)) showToast({ title, text: id === view.you ? yours(witnesses) : of(witnesses, username) });
  }
}

/** Toasts of the round (spec §4, §8): everybody connected, who is out, sound that needs a tap, an end from the past. They animate; the view decides. */
export function useRoundToasts({ room, connection, memes, me, roomId }: RoomSession): void {
  useEffect(() => {
    let told = false;
    /** An end from the past, while the plays go on. The view has the last word, so it changes nothing. */
    const isEarly = ({ lobby_id, version }: { lobby_id: string; version: number }): boolean => {
      const { view } = room.getState();
      return lobby_id === roomId && view !== null && version < view.version && view.phase !== 'round_ended';
    };
    const offs = [
      room.on('player_eliminated', (event) => {
        if (!event.reconnection_sync) showToast({ title: toasts.eliminated.title, text: textOf(event, me), duration: SHORT_MS });
      }),
      room.subscribe(({ view }, before) => {
        if (before.view?.phase !== 'waiting' || view?.phase !== 'starting') return;
        if (view.players.every((one) => one.left || one.links_ready)) showToast({ ...toasts.connected, tone: 'good', duration: SHORT_MS });
      }),
      room.subscribe(({ view }, before) => {
        if (view && before.view && view.witnessed !== before.view.witnessed) tellWitnessed(view, before.view);
      }),
      ...(['game_end', 'round_ended'] as const).map((event) =>
        connection.on(event, (end) => isEarly(end) && showToast({ ...toasts.backendError, tone: 'bad' })),
      ),
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
