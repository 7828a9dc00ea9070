import type { StandingView } from '@deadpan/protocol';
import { expect, it } from 'vitest';
import { aPlayer, aView } from './testing/views.ts';
import { halves, tallied, worth } from './tally.ts';

const who = (id: string) => ({ user_id: id, username: id });
const players = ['ann', 'bob', 'cid'].map((id) => aPlayer(id));
const won = (round: number, id: string, scores = {}): StandingView => ({
  round,
  result: 'winner',
  winner: who(id),
  tied: [],
  scores,
  points: {},
});
const shared = (round: number, ids: string[]): StandingView => ({
  round,
  result: 'draw',
  winner: null,
  tied: ids.map(who),
  scores: {},
  points: {},
});
const order = (standings: StandingView[], seats = players) =>
  tallied(aView({ players: seats, standings })).map(({ player, won: rounds }) => [player.user_id, rounds]);

it('a round won counts one, a shared one a half, a draw of nothing counts nothing', () => {
  expect(order([won(1, 'bob'), shared(2, ['ann', 'bob'])])).toEqual([
    ['bob', 1.5],
    ['ann', 0.5],
    ['cid', 0],
  ]);
  expect(worth({ result: 'complete_draw', winner: null, tied: [who('ann')] }, 'ann')).toBe(0);
});

it('the scores break ties, and who left comes last', () => {
  expect(order([won(1, 'ann', { ann: 0.4, cid: 0.3 }), won(2, 'cid', { cid: 0.9 })]).map(([id]) => id)).toEqual(['cid', 'ann', 'bob']);
  const gone = [aPlayer('ann', { left: true }), aPlayer('bob')];
  expect(order([won(1, 'ann')], gone).map(([id]) => id)).toEqual(['bob', 'ann']);
});

it('halves are written as such', () => {
  expect([0, 0.5, 1, 1.5, 3].map(halves)).toEqual(['0', '½', '1', '1½', '3']);
});
