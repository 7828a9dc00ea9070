import { expect, it } from 'vitest';
import { againstRows, type Known } from './history.ts';

const known = (): Known => ({
  out: new Map([['m/1', new Set(['bob'])]]),
  winners: new Map([['m/1', 'ann']]),
  rounds: new Map(),
  results: new Map([['m', 'ann']]),
});
const plays = [
  { match_id: 'm', play: 1, user_id: 'ann', outcome: 'won' },
  { match_id: 'm', play: 1, user_id: 'bob', outcome: 'out' },
];
const matches = [
  { match_id: 'm', user_id: 'ann', result: 'won' },
  { match_id: 'm', user_id: 'bob', result: 'lost' },
];
const check = (rows: unknown[], results: unknown[], of = known()) =>
  againstRows(of, (table) => Promise.resolve(table === 'play_results' ? rows : results));

it('finds nothing where the database agrees, nor in a match that is not decided yet', async () => {
  expect(await check(plays, matches)).toEqual([]);
  expect(await check([], [], { ...known(), results: new Map() })).toEqual([]);
});

it('finds an acknowledged smile that is gone, a winner that was lost, and a match that is not there', async () => {
  expect(await check([], [])).toEqual([
    'm/1 was won by ann, as was told; kept is null',
    'bob smiled in m/1, and that counts; kept is nothing',
    'match m was told to be decided and is not kept',
  ]);
});

it('finds a play with two winners, and a match that somebody else has won', async () => {
  const twice = plays.map((row) => ({ ...row, outcome: 'won' }));
  const others = matches.map((row) => ({ ...row, result: row.user_id === 'bob' ? 'won' : 'lost' }));
  expect(await check(twice, others)).toEqual([
    'm/1 has 2 winners in the database',
    'bob smiled in m/1, and that counts; kept is won',
    'match m was won by ann, as was told; kept is bob',
  ]);
});

it('finds what is kept twice', async () => {
  expect(await check([...plays, ...plays.filter(({ outcome }) => outcome === 'out')], matches)).toEqual(['bob in m/1 is kept twice']);
});
