import type { Counters } from '../ports/counters.ts';
import { networkOf } from './network.ts';

/** One limit: tries per key in fixed windows, counted for all nodes together. */
export interface Limiter {
  /** Counts a try. Resolves to 0 when it may go on, else to how many ms until the window is over; a refused try is not counted. */
  take(key: string): Promise<number>;
  /** Takes back one try that did no harm. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

const boundless: Limiter = { take: async () => 0, giveBack: async () => {}, forget: async () => {} };

/** Takes the limit's name, which no other has, how many tries a window of `windowMs` has, and who counts; null means no limit (RATE_LIMITS=off). */
export function createLimiter(limit: string, max: number, windowMs: number, counters: Counters | null): Limiter {
  if (counters === null) return boundless;
  return {
    take: (key) => counters.take({ limit, key }, max, windowMs),
    giveBack: (key) => counters.giveBack({ limit, key }),
    forget: (key) => counters.forget({ limit, key }),
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
