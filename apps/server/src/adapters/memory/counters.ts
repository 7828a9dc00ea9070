import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';

/** More keys than this are never remembered of one limit: the oldest go first. */
const KEYS_MAX = 50_000;

interface Window {
  tries: number;
  until: number;
}

/** Counts in this process. */
export function createMemoryCounters(clock: Clock): Counters {
  // Of each limit in the order in which they end: all of its windows are equally long.
  const limits = new Map<string, Map<string, Window>>();

  const windowsOf = (limit: string): Map<string, Window> => {
    const known = limits.get(limit) ?? new Map<string, Window>();
    limits.set(limit, known);
    return known;
  };

  /** Nothing is remembered for longer than it is needed: keys are players, e-mail and network addresses. */
  function forgetOld(windows: Map<string, Window>, now: number): void {
    for (const [key, { until }] of windows) {
      if (until > now && windows.size < KEYS_MAX) return;
      windows.delete(key);
    }
  }

  return {
    take: async ({ limit, key }, max, windowMs) => {
      const windows = windowsOf(limit);
      const now = clock.now();
      let window = windows.get(key);
      if (!window || window.until <= now) {
        windows.delete(key);
        forgetOld(windows, now);
        window = { tries: 0, until: now + windowMs };
        windows.set(key, window);
      }
      if (window.tries >= max) return Math.max(1, window.until - now);
      window.tries += 1;
      return 0;
    },
    giveBack: async ({ limit, key }) => {
      const window = windowsOf(limit).get(key);
      if (window && window.tries > 0) window.tries -= 1;
    },
    forget: async ({ limit, key }) => {
      windowsOf(limit).delete(key);
    },
  };
}
