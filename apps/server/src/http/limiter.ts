import type { Clock } from '../ports/clock.ts';
import { networkOf } from './network.ts';

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
  // In the order in which they end: all are equally long.
  const windows = new Map<string, { tries: number; until: number }>();

  /** Nothing is remembered for longer than it is needed: keys are players, e-mail and network addresses. */
  function forgetOld(now: number): void {
    for (const [key, { until }] of windows) {
      if (until > now && windows.size < KEYS_MAX) return;
      windows.delete(key);
    }
  }

  return {
    take: (key) => {
      if (max === null) return 0;
      const now = clock.now();
      let window = windows.get(key);
      if (!window || window.until <= now) {
        forgetOld(now);
        window = { tries: 0, until: now + windowMs };
        windows.set(key, window);
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

/** `createLimiter` for keys that are addresses of requests: those of one network count together. */
export function createAddressLimiter(...options: Parameters<typeof createLimiter>): Limiter {
  const limiter = createLimiter(...options);
  return {
    take: (address) => limiter.take(networkOf(address)),
    giveBack: (address) => limiter.giveBack(networkOf(address)),
    forget: (address) => limiter.forget(networkOf(address)),
  };
}
