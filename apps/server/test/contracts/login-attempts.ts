import { describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { HttpFailure } from '../../src/http/failure.ts';
import { createLoginAttempts } from '../../src/modules/accounts/login-attempts.ts';
import type { Counters } from '../../src/ports/counters.ts';

const { perAccountAndNetwork, perAccount, perNetworkBeyond, perAddress } = limits.loginTries;
const EMAIL = 'ann@deadpan.example';
const OWNER = '198.51.100.7';
const stranger = (n: number): string => `203.0.${Math.floor(n / 250)}.${n % 250}`;

/** What the limits of log-ins promise, whatever counts. `make` gives fresh counters. */
export function loginAttemptsContract(make: () => Counters): void {
  describe('log-in attempts', () => {
    const start = () => {
      const attempts = createLoginAttempts(make());
      const answer = (run: Promise<unknown>): Promise<number> =>
        run.then(
          () => 200,
          (error: unknown) => (error instanceof HttpFailure ? error.statusCode : 0),
        );
      const wrong = async (): Promise<never> => Promise.reject(new HttpFailure(401, 'wrong'));
      return {
        attempts,
        fail: (address: string, email = EMAIL) => answer(attempts.run(email, address, wrong)),
        succeed: (address: string, email = EMAIL) => answer(attempts.run(email, address, async () => 'in')),
      };
    };
    async function failFrom(networks: number, fail: (address: string) => Promise<number>): Promise<void> {
      for (let n = 0; n < networks; n++) for (let m = 0; m < perAccountAndNetwork; m++) expect(await fail(stranger(n))).toBe(401);
    }

    it('of a stranger keep nobody out who comes from another network', async () => {
      const { fail, succeed } = start();
      await failFrom(1, fail);
      expect([await fail(stranger(0)), await succeed(stranger(0))]).toEqual([429, 429]);
      expect(await succeed(OWNER)).toBe(200);
    });

    it('of many networks slow an account down, and its owner comes in at once all the same', async () => {
      const { fail, succeed } = start();
      await failFrom(perAccount / perAccountAndNetwork, fail);
      const newcomer = stranger(500);
      for (let n = 0; n < perNetworkBeyond; n++) expect(await fail(newcomer)).toBe(401);
      expect([await fail(newcomer), await succeed(newcomer)]).toEqual([429, 429]);
      for (let n = 0; n < 3; n++) expect(await succeed(OWNER)).toBe(200);
      expect(await fail(OWNER, 'bob@deadpan.example')).toBe(401);
    });

    it('count per account for a network, whatever else it tries, up to the limit of the network', async () => {
      const { fail } = start();
      const statuses = [];
      for (let n = 0; n <= perAddress; n++) statuses.push(await fail(OWNER, `${n}@deadpan.example`));
      expect(statuses).toEqual([...Array.from({ length: perAddress }, () => 401), 429]);
    });

    it('that run at the same time are counted when they begin', async () => {
      const { fail } = start();
      const statuses = await Promise.all(Array.from({ length: perAccountAndNetwork + 4 }, () => fail(OWNER)));
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    });

    it('are forgotten for the network that proves the address, and for no other', async () => {
      const { attempts, fail, succeed } = start();
      for (const address of [OWNER, stranger(1)]) for (let n = 0; n < perAccountAndNetwork; n++) await fail(address);
      await attempts.forget(EMAIL, OWNER);
      expect([await succeed(OWNER), await succeed(stranger(1))]).toEqual([200, 429]);
    });
  });
}
