import { useEffect } from 'react';
import type { RoomSession } from '../../stage/room-session.ts';
import { remainingMs, secondsLeft } from '../../stage/remaining.ts';

const LOOK_MS = 50;
/** The strike comes after a hold of 320 ms; so does the cymbal. */
const HOLD_MS = 320;

/** A woodblock for every second of the countdown, a higher one for GO, one dry cymbal for an elimination. */
export function useRoundSounds({ room, sound, serverNow }: RoomSession): void {
  useEffect(() => {
    let said = '';
    const look = (): void => {
      const { view } = room.getState();
      const ms = view?.phase === 'starting' && !view.paused ? remainingMs(view, serverNow()) : null;
      const digit = ms === null ? null : secondsLeft(ms);
      const moment = view ? `${view.current_play}:${digit ?? view.phase ?? ''}` : '';
      if (moment === said) return;
      const before = said;
      said = moment;
      if (digit !== null && digit > 0) sound.tick();
      else if (view?.phase === 'playing' && /:[01]$/.test(before)) sound.tick(true);
    };
    const timer = setInterval(look, LOOK_MS);
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const off = room.on('player_eliminated', ({ reconnection_sync }) => {
      if (!reconnection_sync) timers.add(setTimeout(sound.cymbal, HOLD_MS));
    });
    return () => {
      clearInterval(timer);
      for (const one of timers) clearTimeout(one);
      off();
    };
  }, [room, sound, serverNow]);
}
