import type { Sound } from '../../../engine/sound/sound.ts';
import { remainingMs, secondsLeft } from '../../../stage/remaining.ts';
import type { DemoRoom } from './demo-room.ts';

const LOOK_MS = 50;
/** The strike comes after a hold of 320 ms; so does the cymbal. */
const HOLD_MS = 320;

/** A woodblock for every second of the countdown, a higher one for GO, a dry cymbal for an elimination; as in an arena. Returns the way out. */
export function playStageSounds(room: DemoRoom, sound: Sound): () => void {
  let before: number | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const look = (): void => {
    const { view } = room.getState();
    const ms = view?.phase === 'starting' && !view.paused ? remainingMs(view, room.clock.now()) : null;
    const digit = ms === null ? null : secondsLeft(ms);
    if (digit !== null && digit > 0 && digit !== before) sound.tick();
    before = digit;
  };
  const timer = setInterval(look, LOOK_MS);
  const off = room.onEvents((events) => {
    if (events.some(({ type }) => type === 'play_began')) sound.tick(true);
    if (events.some(({ type }) => type === 'eliminated')) timers.add(setTimeout(sound.cymbal, HOLD_MS));
  });
  return () => {
    clearInterval(timer);
    for (const one of timers) clearTimeout(one);
    off();
  };
}
