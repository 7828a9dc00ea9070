import { expect, it } from 'vitest';
import type { Stats } from '../../ports/stats.ts';
import { createBoards, rankOf, valueOf } from './boards.ts';

const five = { games: 5, wins: 2, plays: 30, survived: 20, smiles: 7 };

it('ranks matches won from the first one on, and shares from five matches on', () => {
  const values = (tally: typeof five) => (['wins', 'win_rate', 'stone_face', 'smile_rate'] as const).map((board) => valueOf(board, tally));
  expect(values(five)).toEqual([2, 400, 667, 233]);
  expect(values({ ...five, games: 4 })).toEqual([2, null, null, null]);
  expect(values({ ...five, wins: 0 })).toEqual([null, 0, 667, 233]);
  expect(values({ ...five, plays: 0 })).toEqual([2, 400, null, null]);
});

it('finds the rank of a value, also of one the board has not seen yet', () => {
  const page = { rows: [], steps: [{ value: 9, rank: 1 }, { value: 4, rank: 2 }, { value: 1, rank: 5 }], ranked: 7 }; // prettier-ignore
  expect([10, 9, 5, 4, 1, 0].map((value) => rankOf(page, value))).toEqual([1, 1, 2, 2, 5, 8]);
  expect(rankOf({ rows: [], steps: [], ranked: 0 }, 3)).toBe(1);
});

it('shows nobody who was suspended or has deleted the account since the board was read', async () => {
  const none = { games: 0, wins: 0, plays: 0, survived: 0, smiles: 0 };
  let reads = 0;
  const stats: Pick<Stats, 'board' | 'tally'> = {
    board: async () => {
      reads += 1;
      return { rows: ['ann', 'bob', 'cara'].map((userId, n) => ({ userId, rank: n + 1, value: 9 - n, games: 9 })), steps: [], ranked: 3 };
    },
    tally: async () => none,
  };
  const gone = new Set<string>();
  const out = new Set<string>();
  const boards = createBoards({
    stats,
    accounts: { publicByIds: async (ids) => ids.filter((id) => !gone.has(id)).map((id) => ({ id, username: id, picture: null })) },
    clock: { now: () => 1_000 },
    isOut: (user) => out.has(user),
  });
  const shown = async () => (await boards('dan', 'wins', 'all')).rows.map(({ id }) => id);
  expect(await shown()).toEqual(['ann', 'bob', 'cara']);
  out.add('ann');
  gone.add('cara');
  expect([await shown(), reads]).toEqual([['bob'], 1]);
});
