import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { MatchResultRow } from '../../src/ports/rooms.ts';
import type { Report } from '../../src/ports/strangers.ts';
import { aWrite } from './a-write.ts';
import { aPlayer } from './a-player.ts';
import { unique } from './unique.ts';

const NOW = 1_795_000_000_000;
/** Nothing else in these tests is so old. */
const LONG_AGO = 1_500_000_000_000;

/** Every adapter of the `Strangers` port keeps these promises. */
export function strangersContract(open: () => Database): void {
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => aPlayer(open())));
  const block = (by: { id: string }, whom: { id: string }, at = NOW) => open().strangers.block(by.id, whom.id, at, 100);
  const aReport = (changes: Partial<Report>): Report => ({
    id: unique('r'),
    by: 'somebody',
    about: 'somebody else',
    reason: 'abuse',
    text: null,
    roomId: 'ABC234',
    matchId: null,
    at: NOW,
    ...changes,
  });
  const aResult = (matchId: string, userId: string, endedAt: number): MatchResultRow => ({
    matchId,
    userId,
    gameType: 'round1',
    result: 'lost',
    score: 0,
    wins: 0,
    plays: 1,
    endedAt,
  });

  describe('Strangers', () => {
    it('keeps whom a player has blocked, once, the latest first, by their present names', async () => {
      const [ann, bob, cara] = (await people(3)) as [
        { id: string; username: string },
        { id: string; username: string },
        { id: string; username: string },
      ];
      expect(await block(ann, bob, NOW)).toBe(true);
      expect(await block(ann, cara, NOW + 1)).toBe(true);
      expect(await block(ann, bob, NOW + 2)).toBe(true);
      expect(await open().strangers.blocks(ann.id)).toEqual([
        { id: cara.id, username: cara.username, at: NOW + 1 },
        { id: bob.id, username: bob.username, at: NOW },
      ]);
      expect(await open().strangers.blocks(bob.id)).toEqual([]);
      await open().strangers.unblock(ann.id, bob.id);
      await open().strangers.unblock(ann.id, bob.id);
      expect(await open().strangers.blocks(ann.id)).toHaveLength(1);
    });

    it('blocks no more than may be blocked', async () => {
      const [ann, bob, cara] = await people(3);
      expect(await open().strangers.block(ann?.id ?? '', bob?.id ?? '', NOW, 1)).toBe(true);
      expect(await open().strangers.block(ann?.id ?? '', cara?.id ?? '', NOW, 1)).toBe(false);
    });

    it('keeps both apart, whoever blocked whom, and says where the others sit', async () => {
      const [ann, bob, cara, dan] = (await people(4)) as { id: string }[];
      if (!ann || !bob || !cara || !dan) throw new Error('four');
      await block(ann, bob);
      await block(cara, ann);
      await block(ann, cara);
      await block(bob, dan);
      expect((await open().strangers.apart(ann.id)).toSorted()).toEqual([bob.id, cara.id].toSorted());
      expect((await open().strangers.apart(bob.id)).toSorted()).toEqual([ann.id, dan.id].toSorted());
      const seat = (userId: string) => ({ userId, session: 1 });
      const [one, two, three] = [
        aWrite({ seats: [seat(bob.id), seat(cara.id)] }),
        aWrite({ seats: [seat(dan.id)] }),
        aWrite({ seats: [seat(ann.id)] }),
      ];
      for (const write of [one, two, three]) await open().rooms.save(write);
      expect(await open().strangers.roomsApart(ann.id)).toEqual([one.id]);
      expect(await open().strangers.roomsApart(dan.id)).toEqual([one.id]);
      expect((await open().strangers.roomsApart(bob.id)).toSorted()).toEqual([two.id, three.id].toSorted());
    });

    it('knows the last match two had together', async () => {
      const [ann, bob, cara] = [unique('u'), unique('u'), unique('u')];
      const [older, newer, alone] = [unique('m'), unique('m'), unique('m')];
      const matches = [
        ...[ann, bob].flatMap((who) => [aResult(older, who, NOW), aResult(newer, who, NOW + 1)]),
        aResult(alone, ann, NOW + 2),
        aResult(alone, cara, NOW + 2),
      ];
      await open().rooms.save(aWrite({ matches }));
      expect(await open().strangers.lastMatchOf(ann, bob)).toBe(newer);
      expect(await open().strangers.lastMatchOf(bob, cara)).toBeNull();
    });

    it('reads reports the newest first, with names and how many there are about each', async () => {
      const [ann, bob, cara] = (await people(3)) as { id: string; username: string }[];
      if (!ann || !bob || !cara) throw new Error('three');
      const late = NOW + 1_000_000;
      const first = aReport({ by: ann.id, about: bob.id, text: 'Twice.\nLoud.', matchId: 'm1', at: late });
      const second = aReport({ by: ann.id, about: bob.id, at: late + 1 });
      const third = aReport({ by: cara.id, about: bob.id, roomId: null, at: late + 2 });
      for (const report of [second, third, first]) await open().strangers.report(report);
      const about = { aboutName: bob.username, reports: 3, reporters: 2 };
      expect(await open().strangers.reports(2)).toEqual([
        { ...third, ...about, byName: cara.username },
        { ...second, ...about, byName: ann.username },
      ]);
      expect(await open().strangers.reports(10, bob.id)).toHaveLength(3);
      expect((await open().strangers.reports(10, bob.id))[2]).toEqual({ ...first, ...about, byName: ann.username });
      expect(await open().strangers.reports(10, ann.id)).toEqual([]);
    });

    it('forgets reports from before a moment, and no others', async () => {
      const [ann, bob] = (await people(2)) as { id: string; username: string }[];
      if (!ann || !bob) throw new Error('two');
      const reports = [0, 1].map((later) => aReport({ by: ann.id, about: bob.id, at: LONG_AGO + later }));
      for (const report of reports) await open().strangers.report(report);
      await open().strangers.forgetReports(LONG_AGO + 1);
      expect((await open().strangers.reports(10, bob.id)).map(({ id }) => id)).toEqual([reports[1]?.id]);
    });

    it('forgets a deleted account, and keeps what it reported without its name', async () => {
      const [ann, bob, cara] = (await people(3)) as { id: string; username: string }[];
      if (!ann || !bob || !cara) throw new Error('three');
      await block(ann, bob);
      await block(bob, ann);
      await block(bob, cara);
      const made = aReport({ by: bob.id, about: cara.id });
      await open().strangers.report(made);
      await open().strangers.report(aReport({ by: ann.id, about: bob.id }));
      await open().suspensions.suspend({ userId: bob.id, reason: 'Rude.', since: NOW, until: null });
      await open().suspensions.lift(bob.id, NOW + 1);
      expect(await open().strangers.records(bob.id)).toEqual({
        blocks: [expect.anything(), expect.anything()],
        reports: [made],
        suspension: { reason: 'Rude.', since: NOW, until: null, lifted: true },
      });
      await open().strangers.forget(bob.id);
      expect(await open().strangers.records(bob.id)).toEqual({ blocks: [], reports: [], suspension: null });
      expect(await open().strangers.apart(ann.id)).toEqual([]);
      expect(await open().strangers.reports(10, bob.id)).toEqual([]);
      expect(await open().strangers.reports(10, cara.id)).toMatchObject([
        { id: made.id, by: null, byName: null, reporters: 0, reports: 1 },
      ]);
    });
  });
}
