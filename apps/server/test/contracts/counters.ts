import { beforeEach, describe, expect, it } from 'vitest';
import type { Counters } from '../../src/ports/counters.ts';

/** What every adapter of `Counters` must do. `make` gives fresh ones and what lets so many ms pass for them. */
export function countersContract(make: () => { counters: Counters; pass: (ms: number) => Promise<void> }): void {
  describe('counters', () => {
    let counters: Counters;
    let pass: (ms: number) => Promise<void>;
    beforeEach(() => {
      ({ counters, pass } = make());
    });
    const ann = { limit: 'doors', key: 'ann' };
    const bob = { limit: 'doors', key: 'bob' };
    const take = (what = ann, max = 2) => counters.take(what, max, 60_000);

    it('let as many tries through as a window has, say how long to wait, and start anew', async () => {
      expect([await take(), await take()]).toEqual([0, 0]);
      await pass(20_000);
      const wait = await take();
      expect(wait).toBeGreaterThan(30_000);
      expect(wait).toBeLessThanOrEqual(40_000);
      expect(await take(bob)).toBe(0);
      await pass(40_000);
      expect([await take(), await take(bob)]).toEqual([0, 0]);
    });

    it('never let more through when all come at once', async () => {
      const waits = await Promise.all(Array.from({ length: 20 }, () => take(ann, 5)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });

    it('count a window from its first try, whatever is refused or given back in it', async () => {
      await take();
      await counters.giveBack(ann);
      await pass(50_000);
      expect([await take(), await take()]).toEqual([0, 0]);
      expect(await take()).toBeLessThanOrEqual(10_000);
      await pass(10_000);
      expect(await take()).toBe(0);
    });

    it('take back a try, never below nothing', async () => {
      await counters.giveBack(ann);
      await take();
      for (let n = 0; n < 5; n++) await counters.giveBack(ann);
      expect([await take(), await take()]).toEqual([0, 0]);
      expect(await take()).toBeGreaterThan(0);
    });

    it('forget a key, and keep limits and keys apart', async () => {
      for (const what of [ann, bob, { limit: 'windows', key: 'ann' }])
        expect([await take(what, 1), (await take(what, 1)) > 0]).toEqual([0, true]);
      await counters.forget(ann);
      expect([await take(ann, 1), (await take(bob, 1)) > 0]).toEqual([0, true]);
      await counters.forget({ limit: 'never', key: 'seen' });
    });
  });
}
