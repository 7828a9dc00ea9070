import { limits } from '@deadpan/protocol';
import { tooMany } from '../../http/failure.ts';
import { createAddressLimiter } from '../../http/limiter.ts';
import type { Counters } from '../../ports/counters.ts';

/** New accounts, so many an hour for a network, with a password or by Google together. */
export interface Registrations {
  /** Only accounts that are made count: who mistypes or finds a name taken is counted as a try. Throws 429. */
  counted<T>(address: string, make: () => Promise<T>): Promise<T>;
}

/** Takes who counts tries; null: nobody does. */
export function createRegistrations(counters: Counters | null): Registrations {
  const { perAddress, windowMs } = limits.registrations;
  const made = createAddressLimiter('registrations', perAddress, windowMs, counters);
  return {
    async counted(address, make) {
      const wait = await made.take(address);
      if (wait > 0) throw tooMany('Too many new warriors come from your network. Please wait a while and try again.', wait);
      try {
        return await make();
      } catch (error) {
        await made.giveBack(address);
        throw error;
      }
    },
  };
}
