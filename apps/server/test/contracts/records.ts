import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { CurveRow } from '../../src/ports/records.ts';
import type { MatchRecordRow } from '../../src/ports/rooms.ts';
import { aMatch, aPlay } from './a-match.ts';
import { aPlayer } from './a-player.ts';
import { aWrite } from './a-write.ts';
import { unique } from './unique.ts';

const NOW = 1_795_000_000_000;

/** Every adapter of the `Records` port keeps these promises. */
export function recordsContract(open: () => Database): void {
  const records = () => open().records;
  const aCurve = (changes: Partial<CurveRow>): CurveRow => ({
    matchId: unique('m'),
    userId: 'somebody',
    play: 1,
    points: '[[0,0.1]]',
    sentAt: NOW,
    ...changes,
  });
  const aRound = (matchId: string, userId: string, round: number) =>
    ({ matchId, userId, round, result: 'won', score: 1, points: 2, endedAt: NOW }) as const;
  const aRecord = (changes: Partial<MatchRecordRow> = {}): MatchRecordRow => ({
    matchId: unique('m'),
    roomId: 'ABC234',
    startedAt: NOW - 60_000,
    timeline: '{"it":"was"}',
    captions: [],
    ...changes,
  });

  describe('Records', () => {
    it('pages through the history of one player, the newest first, and tells how many rounds were decided', async () => {
      const [ann, bob] = [unique('u'), unique('u')];
      const matches = Array.from({ length: 7 }, (_, n) => aMatch(ann, { endedAt: NOW + Math.floor(n / 2) }));
      const newest = matches.toSorted((a, b) => b.endedAt - a.endedAt || (a.matchId < b.matchId ? 1 : -1));
      const rounds = [1, 2, 3].map((round) => aRound(newest[0]?.matchId ?? '', ann, round));
      await open().rooms.save(aWrite({ matches: [...matches, aMatch(bob, { endedAt: NOW })], rounds }));
      const all = { before: null, gameType: null, limit: 3 };
      const pages = [await records().history(ann, all)];
      for (let last = pages.at(-1)?.at(-1); last && pages.length < 5; last = pages.at(-1)?.at(-1)) {
        pages.push(await records().history(ann, { ...all, before: last }));
      }
      expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
      expect(pages.flat().map(({ endedAt }) => endedAt)).toEqual(newest.map(({ endedAt }) => endedAt));
      expect(new Set(pages.flat().map(({ matchId }) => matchId)).size).toBe(7);
      const { userId: _own, ...first } = newest.find(({ matchId }) => matchId === pages[0]?.[0]?.matchId) ?? aMatch(ann);
      expect(pages[0]?.[0]).toEqual({ ...first, rounds: 3 });
      expect(pages[0]?.[1]?.rounds).toBeNull();
    });

    it('lists the matches of one game type only when asked to', async () => {
      const ann = unique('u');
      await open().rooms.save(aWrite({ matches: [aMatch(ann), aMatch(ann, { gameType: 'full' })] }));
      const page = (gameType: 'full' | 'round1' | null) => records().history(ann, { before: null, gameType, limit: 9 });
      expect((await page('full')).map(({ gameType }) => gameType)).toEqual(['full']);
      expect((await page('round1')).map(({ gameType }) => gameType)).toEqual(['round1']);
      expect(await page(null)).toHaveLength(2);
    });

    it('has everything of one match: results, timeline, captions of those who are still here, plays and curves', async () => {
      const [ann, bob] = [await aPlayer(open()), await aPlayer(open())];
      const matchId = unique('m');
      const matches = [ann, bob].map(({ id }) => aMatch(id, { matchId }));
      const plays = matches.flatMap((match) => [aPlay(match, 1, 'smile'), aPlay(match, 2)]);
      const captions = [ann.id, bob.id, unique('gone')].map((userId) => ({ userId, text: `of ${userId}`, reason: 'It is short.' }));
      const record = aRecord({ matchId, captions });
      await open().rooms.save(aWrite({ matches, plays, record }));
      const curve = aCurve({ matchId, userId: ann.id });
      expect(await records().keepCurve(curve)).toBe(true);
      const inOrder = [ann, bob].map(({ id }) => id).toSorted();
      const kept = await records().match(matchId);
      expect(kept?.results.toSorted((a) => (a.userId === ann.id ? -1 : 1))).toEqual(matches);
      expect(kept?.record).toEqual({ ...record, captions: expect.arrayContaining(captions.slice(0, 2)) });
      expect(kept?.record?.captions).toHaveLength(2);
      expect(kept?.plays.map(({ play }) => play)).toEqual([1, 1, 2, 2]);
      expect(kept?.plays.map(({ userId }) => userId).toSorted()).toEqual([inOrder[0], inOrder[0], inOrder[1], inOrder[1]]);
      expect(kept?.curves).toEqual([curve]);
      expect(await records().match(unique('m'))).toBeNull();
      expect((await records().results([matchId, unique('m')])).map(({ userId }) => userId).toSorted()).toEqual(inOrder);
      expect(await records().results([])).toEqual([]);
    });

    it('has the results of a match from before there were records', async () => {
      const match = aMatch(unique('u'));
      await open().rooms.save(aWrite({ matches: [match], plays: [aPlay(match, 1, 'absent')] }));
      expect(await records().match(match.matchId)).toEqual({
        results: [match],
        record: null,
        plays: [aPlay(match, 1, 'absent')],
        curves: [],
      });
    });

    it('keeps the record of a match once', async () => {
      const ann = await aPlayer(open());
      const match = aMatch(ann.id);
      const record = aRecord({ matchId: match.matchId, captions: [{ userId: ann.id, text: 'first', reason: '' }] });
      await open().rooms.save(aWrite({ matches: [match], record }));
      await open().rooms.save(
        aWrite({ record: { ...record, timeline: '{}', captions: [{ userId: ann.id, text: 'second', reason: '' }] } }),
      );
      expect((await records().match(match.matchId))?.record).toEqual(record);
    });

    it('keeps a curve in place of an earlier one, and deletes those of one player and match', async () => {
      const [ann, bob] = [await aPlayer(open()), await aPlayer(open())];
      const match = aMatch(ann.id);
      const { matchId } = match;
      await open().rooms.save(aWrite({ matches: [match] }));
      const curves = [
        aCurve({ matchId, userId: ann.id }),
        aCurve({ matchId, userId: ann.id, play: 2 }),
        aCurve({ matchId, userId: bob.id }),
      ];
      const elsewhere = aCurve({ userId: ann.id });
      for (const curve of [...curves, elsewhere]) expect(await records().keepCurve(curve)).toBe(true);
      const again = aCurve({ matchId, userId: ann.id, points: '[[0,0.9]]', sentAt: NOW + 5 });
      expect(await records().keepCurve(again)).toBe(true);
      expect((await records().match(matchId))?.curves.filter(({ userId }) => userId === ann.id)).toEqual([again, curves[1]]);
      await records().dropCurves(matchId, ann.id);
      await records().dropCurves(matchId, ann.id);
      expect((await records().match(matchId))?.curves).toEqual([curves[2]]);
      expect((await records().of(ann.id)).curves).toEqual([elsewhere]);
    });

    it('keeps no curve of somebody who has no account', async () => {
      expect(await records().keepCurve(aCurve({ userId: unique('gone') }))).toBe(false);
    });

    it('has all there is of one player, and forgets curves and words but no results', async () => {
      const [ann, bob] = [await aPlayer(open()), await aPlayer(open())];
      const matchId = unique('m');
      const captions = [ann, bob].map(({ id }) => ({ userId: id, text: `of ${id}`, reason: 'Dry.' }));
      const record = aRecord({ matchId, captions });
      const rounds = [ann, bob].flatMap(({ id }) => [aRound(matchId, id, 1), aRound(matchId, id, 2)]);
      await open().rooms.save(aWrite({ matches: [ann, bob].map(({ id }) => aMatch(id, { matchId })), rounds, record }));
      const curves = [ann, bob].map(({ id }) => aCurve({ matchId, userId: id }));
      for (const curve of curves) await records().keepCurve(curve);
      const { roomId, startedAt, timeline } = record;
      const results = { rounds: rounds.slice(0, 2), matches: [{ matchId, roomId, startedAt, timeline }] };
      const { text, reason } = captions[0] ?? { text: '', reason: '' };
      expect(await records().of(ann.id)).toEqual({ ...results, captions: [{ matchId, text, reason }], curves: [curves[0]] });
      await records().forget(ann.id);
      await records().forget(ann.id);
      expect(await records().of(ann.id)).toEqual({ ...results, captions: [], curves: [] });
      expect(await records().match(matchId)).toMatchObject({ record: { captions: [captions[1]] }, curves: [curves[1]] });
      expect(await records().of(unique('nobody'))).toEqual({ rounds: [], matches: [], captions: [], curves: [] });
    });
  });
}
