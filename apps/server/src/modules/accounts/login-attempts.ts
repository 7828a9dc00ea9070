import { emailKey, limits } from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createAddressLimiter, createLimiter, type AddressLimiter } from '../../http/limiter.ts';
import type { Counters } from '../../ports/counters.ts';
import { HOUR_MS } from '../../ports/durations.ts';

/** Attempts to show that an account is one's own, by its password. */
export interface LoginAttempts {
  /**
   * Runs an attempt on the account of an e-mail address from a network address. A refusal (`HttpFailure` below 500) counts as a failure; success
   * forgets this network's failures. Throws 429.
   */
  run<T>(email: string, address: string, attempt: () => Promise<T>): Promise<T>;
  /** Forgets the failures of a network on an account: its owner has proven the e-mail address from there. */
  forget(email: string, address: string): Promise<void>;
}

const TOO_MANY = 'Too many tries. Please wait a while and try again.';

/**
 * Failures count per account and network, so that strangers elsewhere cannot keep an account's owner out. Failures of all networks together slow an
 * account down: above `perAccount` every network still has `perNetworkBeyond` attempts in a window, and the owner's right password is one of them.
 */
export function createLoginAttempts(counters: Counters | null): LoginAttempts {
  const { perAccountAndNetwork, perAccount, perNetworkBeyond, perAddress, windowMs } = limits.loginTries;
  const byNetwork = createAddressLimiter('log-ins', perAccountAndNetwork, windowMs, counters);
  const byAccount = createLimiter('log-ins-of-account', perAccount, windowMs, counters);
  const beyond = createAddressLimiter('log-ins-beyond', perNetworkBeyond, windowMs, counters);
  const byAddress = createAddressLimiter('log-ins-from', perAddress, windowMs, counters);
  // A right password costs a hash and is no failure that counts.
  const rightOnes = createAddressLimiter('right-passwords', limits.signInsPerHour, HOUR_MS, counters);

  /** Counts an attempt as a failure; returns how to take that back. Throws 429. */
  async function countFailure(account: string, address: string): Promise<() => Promise<void>> {
    const takenBack: (() => Promise<void>)[] = [];
    const count = async (take: Promise<number>, takeBack: () => Promise<void>): Promise<number> => {
      const wait = await take;
      if (wait === 0) takenBack.push(takeBack);
      return wait;
    };
    const ofNetwork = (limiter: AddressLimiter, subject?: string): Promise<number> =>
      count(limiter.take(address, subject), () => limiter.giveBack(address, subject));
    const ofAccount = (): Promise<number> => count(byAccount.take(account), () => byAccount.giveBack(account));
    let wait = (await ofNetwork(byAddress)) || (await ofNetwork(byNetwork, account));
    if (wait === 0 && (await ofAccount()) > 0) wait = await ofNetwork(beyond, account);
    if (wait > 0) throw tooMany(TOO_MANY, wait);
    return async () => {
      for (const takeBack of takenBack) await takeBack();
    };
  }

  return {
    async run(email, address, attempt) {
      const account = emailKey(email);
      // Each counts when it starts, as a failure and as a success: many at once cannot slip through, and none is hashed for nothing.
      const takeBackFailure = await countFailure(account, address);
      const rightWait = await rightOnes.take(address, account);
      if (rightWait > 0) {
        await takeBackFailure();
        throw tooMany(TOO_MANY, rightWait);
      }
      try {
        const result = await attempt();
        await takeBackFailure();
        await byNetwork.forget(address, account);
        return result;
      } catch (error) {
        await rightOnes.giveBack(address, account);
        const isRefusal = error instanceof HttpFailure && error.statusCode < 500;
        if (!isRefusal) await takeBackFailure();
        throw error;
      }
    },

    async forget(email, address) {
      for (const limiter of [byNetwork, beyond]) await limiter.forget(address, emailKey(email));
    },
  };
}
