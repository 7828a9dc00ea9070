import type { Counters } from '../ports/counters.ts';
import { networksOf, type Network } from './network.ts';

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

/** A limit whose keys are addresses of requests, or a subject, such as an account, together with them. */
export interface AddressLimiter {
  take(address: string, subject?: string): Promise<number>;
  giveBack(address: string, subject?: string): Promise<void>;
  /** With a subject only: without one, a try that succeeds would clear what the rest of a wide network did. */
  forget(address: string, subject: string): Promise<void>;
}

const keyOf = ({ key }: Network, subject: string | undefined): string => (subject === undefined ? key : `${subject} ${key}`);

/** Creates a limit on the networks of addresses: each network that an address is in has its own count, a wide one a multiple of `max`. */
export function createAddressLimiter(limit: string, max: number, windowMs: number, counters: Counters | null): AddressLimiter {
  const limiterOf = ({ share }: Network): Limiter => createLimiter(limit, max * share, windowMs, counters);
  const giveBack = (networks: readonly Network[], subject: string | undefined) =>
    Promise.all(networks.map((network) => limiterOf(network).giveBack(keyOf(network, subject))));
  return {
    async take(address, subject) {
      const taken: Network[] = [];
      for (const network of networksOf(address)) {
        const wait = await limiterOf(network).take(keyOf(network, subject));
        if (wait > 0) {
          await giveBack(taken, subject);
          return wait;
        }
        taken.push(network);
      }
      return 0;
    },
    giveBack: async (address, subject) => void (await giveBack(networksOf(address), subject)),
    async forget(address, subject) {
      for (const network of networksOf(address)) await limiterOf(network).forget(keyOf(network, subject));
    },
  };
}
