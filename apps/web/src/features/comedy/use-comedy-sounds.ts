import { useEffect } from 'react';
import type { RoomSession } from '../../stage/room-session.ts';
import { remainingMs, secondsLeft } from '../../stage/remaining.ts';
import { currentTurn } from './comedy-props.ts';

const LOOK_MS = 50;
/** The mark comes after a hold of 320 ms; so does the cymbal. */
const HOLD_MS = 320;
const LAST_SECONDS = 3;

/**
 * A woodblock when the viewer is called and for the last seconds of anybody's turn, one dry cymbal for a laugh. Who has the microphone open
 * hears nothing: it would go out to the others.
 */
export function useComedySounds({ room, sound, serverNow, me }: RoomSession): void {
  useEffect(() => {
    let said = '';
    const look = (): void => {
      const { view } = room.getState();
      if (!view?.comedy || view.paused || view.comedy.speaker === me) return;
      const mine = currentTurn(view.comedy)?.performer.user_id === me;
      const ms = remainingMs(view, serverNow());
      const last = ms !== null && secondsLeft(ms) > 0 && secondsLeft(ms) <= LAST_SECONDS ? secondsLeft(ms) : 0;
      const ticks = view.phase === 'speaking' || (view.phase === 'calling' && mine);
      const moment = `${view.comedy.turn}:${view.phase ?? ''}:${ticks ? last : 0}`;
      if (moment === said) return;
      said = moment;
      if (ticks && last > 0) sound.tick();
      else if (view.phase === 'calling' && mine && last === 0) sound.tick(true);
    };
    const timer = setInterval(look, LOOK_MS);
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const off = room.on('listener_laughed', () => {
      if (room.getState().view?.comedy?.speaker !== me) timers.add(setTimeout(sound.cymbal, HOLD_MS));
    });
    return () => {
      clearInterval(timer);
      for (const one of timers) clearTimeout(one);
      off();
    };
  }, [room, sound, serverNow, me]);
}
