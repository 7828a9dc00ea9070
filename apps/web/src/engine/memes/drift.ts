import { limits } from '@deadpan/protocol';

/** What to do about a clip that is not where the schedule wants it. */
export type Correction = { kind: 'rate'; rate: number } | { kind: 'seek' };

/** Less than a frame: nobody sees it, and a rate that changes all the time is heard. */
const DEAD_ZONE_MS = 20;
const MAX_BEND = 0.05;

/**
 * How to come back to the schedule (design "Round 1"): up to 300 ms by a rate between 0.95 and 1.05, full at 150 ms, beyond it by a jump.
 * @param drift milliseconds of the clip; positive when it is ahead of the schedule
 */
export function correct(drift: number): Correction {
  if (Math.abs(drift) > limits.memes.seekMs) return { kind: 'seek' };
  if (Math.abs(drift) <= DEAD_ZONE_MS) return { kind: 'rate', rate: 1 };
  const share = Math.max(-1, Math.min(1, drift / limits.memes.driftMs));
  return { kind: 'rate', rate: 1 - MAX_BEND * share };
}
