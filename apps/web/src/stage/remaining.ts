import type { RoomView } from '@deadpan/protocol';

type Timed = Pick<RoomView, 'paused' | 'phase_ends_at' | 'phase_remaining_ms' | 'speed'>;

/** Milliseconds of the match until the phase ends, at a server time; while paused what is left stands still. Null when it has no end. */
export function remainingMs({ paused, phase_ends_at, phase_remaining_ms, speed }: Timed, serverNow: number): number | null {
  if (paused || phase_ends_at === null) return phase_remaining_ms;
  return Math.max(0, (phase_ends_at - serverNow) * speed);
}

/** Whole seconds to show for what is left: 5 until the fifth second is over, 0 only at the end. */
export function secondsLeft(ms: number): number {
  return Math.ceil(Math.max(0, ms) / 1000);
}

/** mm:ss (spec §2 Round 1 screen). */
export function clockText(ms: number): string {
  const seconds = secondsLeft(ms);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
