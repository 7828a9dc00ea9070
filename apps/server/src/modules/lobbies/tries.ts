import type { Clock } from '../../ports/clock.ts';

/** Counts tries by key in a sliding window. */
export interface Tries {
  /** Counts one try; false when there were too many. */
  take(key: string): boolean;
}

/** Takes how many tries one key has in `windowMs`; `enabled` false lets everything pass. */
export function createTries(clock: Clock, most: number, windowMs: number, enabled: boolean): Tries {
  const taken = new Map<string, number[]>();
  let sweptAt = clock.now();
  return {
    take(key) {
      if (!enabled) return true;
      const now = clock.now();
      if (now - sweptAt > windowMs) {
        sweptAt = now;
        for (const [old, times] of taken) if (times.every((at) => now - at >= windowMs)) taken.delete(old);
      }
      const recent = (taken.get(key) ?? []).filter((at) => now - at < windowMs);
      if (recent.length >= most) return false;
      taken.set(key, [...recent, now]);
      return true;
    },
  };
}
