import { expect, it } from 'vitest';
import { lastDays, series } from './series.ts';
import { percent } from './shares.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

it('counts the present day as the last of those asked for', () => {
  const span = lastDays(90, NOON);
  expect(series([], { plays: 0, survived: 0, smiles: 0 }, span)).toEqual({
    from: '2026-08-23',
    to: '2026-11-20',
    days: [],
    shares: { plays: 0, stoneFace: 0, smileRate: 0 },
  });
  expect(span.since).toBe(Date.UTC(2026, 7, 23));
});

it('adds up each day and game type, and the shares as the boards have them', () => {
  const { last: day } = lastDays(1, NOON);
  const groups = [
    { day: day - 1, gameType: 'round1', result: 'draw', matches: 1, scores: 50 },
    { day, gameType: 'round1', result: 'won', matches: 2, scores: 200 },
    { day, gameType: 'round1', result: 'lost', matches: 1, scores: 0 },
    { day, gameType: 'full', result: 'won', matches: 1, scores: 41.66 },
  ] as const;
  expect(series(groups, { plays: 3, survived: 2, smiles: 1 }, { first: day - 1, last: day })).toEqual({
    from: '2026-11-19',
    to: '2026-11-20',
    days: [
      { day: '2026-11-19', gameType: 'round1', won: 0, lost: 0, draw: 1, averageScore: 50 },
      { day: '2026-11-20', gameType: 'round1', won: 2, lost: 1, draw: 0, averageScore: 66.7 },
      { day: '2026-11-20', gameType: 'full', won: 1, lost: 0, draw: 0, averageScore: 41.7 },
    ],
    shares: { plays: 3, stoneFace: 66.7, smileRate: 33.3 },
  });
});

it('rounds shares to the nearest tenth of a percent, and of nothing they are nothing', () => {
  expect([percent(1, 16), percent(1, 3), percent(2, 3), percent(5, 5), percent(0, 5), percent(0, 0)]).toEqual([6.3, 33.3, 66.7, 100, 0, 0]);
});
