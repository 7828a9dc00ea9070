import type { Clock } from '../ports/clock.ts';

/** Counts tries per key in fixed windows. */
export interface Limiter {
  /** Counts a try. Returns 0 when it may go on, else how many ms until the window is over; a refused try is not counted. */
  take(key: string): number;
  /** Takes back one try that did no harm. */
  giveBack(key: string): void;
  forget(key: string): void;
}

/** More keys than this are never remembered: the oldest go first. */
const KEYS_MAX = 50_000;

/** Takes how many tries a window of `windowMs` has; `max` null means no limit (RATE_LIMITS=off). */
export function createLimiter(max: number | null, windowMs: number, clock: Clock): Limiter {
  const windows = new Map<string, { tries: number; until: number }>();
  return {
    take: (key) => {
      if (max === null) return 0;
      const now = clock.now();
      let window = windows.get(key);
      if (!window || window.until <= now) {
        windows.delete(key);
        window = { tries: 0, until: now + windowMs };
        windows.set(key, window);
        const oldest = windows.size > KEYS_MAX ? windows.keys().next().value : undefined;
        if (oldest !== undefined) windows.delete(oldest);
      }
      if (window.tries >= max) return Math.max(1, window.until - now);
      window.tries += 1;
      return 0;
    },
    giveBack: (key) => {
      const window = windows.get(key);
      if (window && window.tries > 0) window.tries -= 1;
    },
    forget: (key) => {
      windows.delete(key);
    },
  };
}
