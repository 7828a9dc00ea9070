import type { Board } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/database/database.ts';
import type { MatchResultRow } from '../../src/ports/rooms.ts';
import { aMatch, aPlay } from './a-match.ts';
import { aPlayer } from './a-player.ts';
import { aWrite } from './a-write.ts';
import { unique } from './unique.ts';

const DAY_MS = 86_400_000;
/** Each test has a time of its own, later than all others: a board since then has nobody else on it. */
let era = 2_000_000_000_000;

interface Career {
  won?: number;
  lost?: number;
  /** Per match: why the player was out of each of its plays, null for a play survived. */
  plays?: (string | null)[];
  at?: number;
}

/** Every adapter of the `Stats` port keeps these promises too. */
export function boardsContract(open: () => Database): void {
  async function played(userId: string, { won = 0, lost = 0, plays = [], at = era }: Career): Promise<MatchResultRow[]> {
    const results = [...Array<'won'>(won).fill('won'), ...Array<'lost'>(lost).fill('lost')];
    const matches = results.map((result, n) => aMatch(userId, { result, plays: plays.length, score: 10 * n, endedAt: at }));
    for (const match of matches) {
      await open().rooms.save(aWrite({ plays: plays.map((reason, before) => aPlay(match, before + 1, reason)) }));
    }
    await open().rooms.save(aWrite({ matches }));
    return matches;
  }
  async function people(careers: Record<string, Career>): Promise<(userId: string) => string> {
    era += 100 * DAY_MS;
    const names = new Map<string, string>();
    for (const [name, career] of Object.entries(careers)) {
      const { id } = await aPlayer(open(), unique(name));
      names.set(id, name);
      await played(id, { at: era, ...career });
    }
    return (userId) => names.get(userId) ?? userId;
  }
  const read = (board: Board, changes: { minGames?: number; limit?: number; since?: number } = {}) =>
    open().stats.board({ board, since: era, minGames: 1, limit: 50, now: era, ...changes });

  describe('Boards', () => {
    it('ranks by matches won; ties share a rank and the next one is skipped; nobody is there without a win', async () => {
      const nameOf = await people({
        ann: { won: 2 },
        bob: { won: 3, lost: 9 },
        cara: { won: 2, lost: 1 },
        dan: { lost: 4 },
        eve: { won: 1 },
      });
      const { rows, steps, ranked } = await read('wins');
      expect(rows.map(({ userId, rank, value, games }) => [nameOf(userId), rank, value, games])).toEqual([
        ['bob', 1, 3, 12],
        ['cara', 2, 2, 3],
        ['ann', 2, 2, 2],
        ['eve', 4, 1, 1],
      ]);
      expect({ steps, ranked }).toEqual({ steps: [{ value: 3, rank: 1 }, { value: 2, rank: 2 }, { value: 1, rank: 4 }], ranked: 4 }); // prettier-ignore
    });

    it('ranks the share of wins in thousandths, rounded to the nearest, from a minimum of games on', async () => {
      const nameOf = await people({
        ann: { won: 2, lost: 4 },
        bob: { won: 4 },
        cara: { won: 1, lost: 15 },
        dan: { won: 1, lost: 2 },
        eve: { won: 1, lost: 5 },
      });
      const { rows } = await read('win_rate', { minGames: 6 });
      expect(rows.map(({ userId, value, rank }) => [nameOf(userId), value, rank])).toEqual([
        ['ann', 333, 1],
        ['eve', 167, 2],
        ['cara', 63, 3],
      ]);
    });

    it('ranks the share of plays survived, and of those ended by a smile, from the very rows of the plays', async () => {
      const nameOf = await people({
        ann: { lost: 2, plays: [null, null, 'smile'] },
        bob: { lost: 1, plays: ['absent', 'left', 'no_camera'] },
        cara: { lost: 1, plays: ['smile', 'smile', null] },
        dan: { lost: 1 },
      });
      const values = async (board: Board) => (await read(board)).rows.map(({ userId, value }) => [nameOf(userId), value]);
      expect(await values('stone_face')).toEqual([['ann', 667], ['cara', 333], ['bob', 0]]); // prettier-ignore
      expect(await values('smile_rate')).toEqual([['cara', 667], ['ann', 333], ['bob', 0]]); // prettier-ignore
    });

    it('has as many players as were asked for, and every value there is', async () => {
      await people({ ann: { won: 3 }, bob: { won: 2 }, cara: { won: 1 } });
      const all = await read('wins');
      expect(await read('wins', { limit: 1 })).toEqual({ ...all, rows: all.rows.slice(0, 1) });
    });

    it('counts only matches since a moment', async () => {
      const nameOf = await people({ ann: { won: 1 }, bob: { won: 1 } });
      const [ann] = (await read('wins')).rows.filter(({ userId }) => nameOf(userId) === 'ann');
      await played(ann?.userId ?? '', { won: 1, at: era + 10 });
      expect((await read('wins', { since: era + 10 })).rows).toMatchObject([{ userId: ann?.userId, value: 1, games: 1 }]);
      expect((await read('wins', { since: era })).rows[0]).toMatchObject({ userId: ann?.userId, value: 2 });
    });

    it('leaves out who deleted the account and who is suspended now, without a gap', async () => {
      const nameOf = await people({ ann: { won: 5 }, bob: { won: 4 }, cara: { won: 3 }, dan: { won: 2 } });
      const { rows } = await read('wins');
      const [ann, bob, cara] = rows.map(({ userId }) => userId) as [string, string, string];
      await open().accountChanges.remove(ann, 5_000);
      await open().suspensions.suspend({ userId: bob, reason: null, since: 1, until: null });
      await open().suspensions.suspend({ userId: cara, reason: null, since: 1, until: 2 });
      const after = await read('wins');
      expect(after.rows.map(({ userId, rank }) => [nameOf(userId), rank])).toEqual([['cara', 1], ['dan', 2]]); // prettier-ignore
      expect(after.ranked).toBe(2);
    });
  });

  describe('Series and shares', () => {
    it('adds up the days of a player by game type and result, the oldest first', async () => {
      era += 100 * DAY_MS;
      const ann = unique('u');
      const morning = Math.floor(era / DAY_MS) * DAY_MS;
      await played(ann, { won: 2, lost: 1, at: morning });
      await played(ann, { won: 1, at: morning + DAY_MS - 1 });
      await played(ann, { lost: 1, at: morning + DAY_MS });
      await open().rooms.save(aWrite({ matches: [aMatch(ann, { gameType: 'full', result: 'draw', score: 12.5, endedAt: morning })] }));
      const day = morning / DAY_MS;
      expect(await open().stats.days(ann, morning)).toEqual([
        { day, gameType: 'round1', result: 'lost', matches: 1, scores: 20 },
        { day, gameType: 'round1', result: 'won', matches: 3, scores: 10 },
        { day, gameType: 'full', result: 'draw', matches: 1, scores: 12.5 },
        { day: day + 1, gameType: 'round1', result: 'lost', matches: 1, scores: 0 },
      ]);
      expect(await open().stats.days(ann, morning + DAY_MS)).toHaveLength(1);
      expect(await open().stats.days('nobody', 0)).toEqual([]);
    });

    it('adds up the matches and plays of a player since a moment: won, survived, ended by a smile', async () => {
      const ann = unique('u');
      await played(ann, { won: 1, lost: 1, plays: [null, null, 'smile', 'absent'] });
      expect(await open().stats.tally(ann, 0)).toEqual({ games: 2, wins: 1, plays: 8, survived: 4, smiles: 2 });
      const none = { games: 0, wins: 0, plays: 0, survived: 0, smiles: 0 };
      expect([await open().stats.tally(ann, era + 1), await open().stats.tally('nobody', 0)]).toEqual([none, none]);
    });
  });
}
