import type { Clock } from '../ports/clock.ts';

/**
 * The wall clock as it was at the start, carried on by the monotonic one: a change of the system's time in between moves no deadline.
 * Takes the last sign of life (wall ms, or null); the clock never starts below it (design "Time"). Whole milliseconds, as they are stored.
 */
export function monotonicClock(lastAlive: number | null): Clock {
  const offset = Math.max(Date.now(), lastAlive ?? 0) - performance.now();
  return { now: () => Math.floor(offset + performance.now()) };
}
