import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { Suspension } from '../../src/ports/suspensions.ts';
import { aPlayer } from './a-player.ts';
import { unique } from './unique.ts';

const NOW = 1_795_000_000_000;
const DAY = 24 * 60 * 60_000;

/** Every adapter of the `Suspensions` port keeps these promises. */
export function suspensionsContract(open: () => Database): void {
  const aSuspension = (changes: Partial<Suspension> = {}): Suspension => ({
    userId: unique('u'),
    reason: 'Clothes.',
    since: NOW,
    until: NOW + DAY,
    ...changes,
  });
  const last = async () => (await open().suspensions.changesAfter(-1)).at(-1)?.change ?? 0;

  describe('Suspensions', () => {
    it('finds a player by id, and by name as names are compared', async () => {
      const tail = unique('x').toUpperCase();
      const ann = await aPlayer(open(), `Jürgen Strauß ${tail}`);
      expect(await open().suspensions.find(ann.id)).toEqual(ann);
      expect(await open().suspensions.find(`JU\u0308RGEN STRAUSS ${tail.toLowerCase()}`)).toEqual(ann);
      expect(await open().suspensions.find('nobody of this name')).toBeNull();
    });

    it('holds until its end, or for good', async () => {
      const [week, forever] = [aSuspension(), aSuspension({ until: null, reason: null })];
      await open().suspensions.suspend(week);
      await open().suspensions.suspend(forever);
      expect(await open().suspensions.of(week.userId, NOW + DAY - 1)).toEqual(week);
      expect(await open().suspensions.of(week.userId, NOW + DAY)).toBeNull();
      expect(await open().suspensions.of(forever.userId, NOW + 1_000 * DAY)).toEqual(forever);
      expect(await open().suspensions.of('nobody', NOW)).toBeNull();
    });

    it('is changed by another, and lifted once', async () => {
      const first = aSuspension();
      const second = { ...first, reason: null, since: NOW + 5, until: null };
      await open().suspensions.suspend(first);
      await open().suspensions.suspend(second);
      expect(await open().suspensions.of(first.userId, NOW + 10)).toEqual(second);
      expect(await open().suspensions.lift(first.userId, NOW + 10)).toBe(true);
      expect(await open().suspensions.lift(first.userId, NOW + 10)).toBe(false);
      expect(await open().suspensions.of(first.userId, NOW + 10)).toBeNull();
      await open().suspensions.suspend(first);
      expect(await open().suspensions.lift(first.userId, NOW + DAY)).toBe(false);
    });

    it('lists what holds, the latest first, with the name', async () => {
      const late = NOW + 500 * DAY;
      const ann = await aPlayer(open());
      const [older, newer, lifted] = [
        aSuspension({ userId: ann.id, since: late, until: late + DAY }),
        aSuspension({ since: late + 1, until: null }),
        aSuspension({ since: late + 2, until: null }),
      ];
      for (const one of [newer, older, lifted]) await open().suspensions.suspend(one);
      await open().suspensions.lift(lifted.userId, late);
      const listed = await open().suspensions.all(late + 5);
      expect(listed.slice(0, 2)).toEqual([
        { ...newer, username: null },
        { ...older, username: ann.username },
      ]);
      expect(listed.map(({ userId }) => userId)).not.toContain(lifted.userId);
    });

    it('tells every change once, in order, the lifting too', async () => {
      const before = await last();
      const [one, two] = [aSuspension(), aSuspension()];
      await open().suspensions.suspend(one);
      await open().suspensions.suspend(two);
      const changes = await open().suspensions.changesAfter(before);
      expect(changes).toEqual([
        { ...one, lifted: false, change: before + 1 },
        { ...two, lifted: false, change: before + 2 },
      ]);
      await open().suspensions.lift(one.userId, NOW);
      expect(await open().suspensions.changesAfter(before + 2)).toEqual([{ ...one, lifted: true, change: before + 3 }]);
      expect(await open().suspensions.changesAfter(before + 3)).toEqual([]);
    });

    it('numbers changes that are made at once one after another', async () => {
      const before = await last();
      await Promise.all(Array.from({ length: 12 }, () => open().suspensions.suspend(aSuspension())));
      const numbers = (await open().suspensions.changesAfter(before)).map(({ change }) => change - before);
      expect(numbers).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
    });
  });
}
