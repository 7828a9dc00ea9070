import { expect, it } from 'vitest';
import type { SeriesAnswer } from '@deadpan/protocol';
import { DAYS, scoreLines, WEEKS, weeksOf } from './series.ts';

const day = (on: string, change: Partial<SeriesAnswer['days'][number]> = {}): SeriesAnswer['days'][number] => ({
  day: on,
  gameType: 'round1',
  won: 1,
  lost: 0,
  draw: 0,
  averageScore: 50,
  ...change,
});

it('adds the days up by weeks that end today, the oldest first', () => {
  const days = [
    day('2025-03-01'),
    day('2025-05-24', { lost: 3, won: 0 }),
    day('2025-05-25', { draw: 2 }),
    day('2025-05-31', { gameType: 'full' }),
  ];
  const weeks = weeksOf({ days, to: '2025-05-31' }, 'all');
  expect(weeks).toHaveLength(WEEKS);
  expect(weeks[0]).toEqual({ from: '2025-03-02', won: 0, lost: 0, drew: 0 });
  expect(weeks.at(-2)).toEqual({ from: '2025-05-18', won: 0, lost: 3, drew: 0 });
  expect(weeks.at(-1)).toEqual({ from: '2025-05-25', won: 2, lost: 0, drew: 2 });
  expect(weeksOf({ days, to: '2025-05-31' }, 'full').at(-1)?.won).toBe(1);
  expect(DAYS).toBe(91);
});

it('has a line of scores for each kind of match that was played', () => {
  const days = [day('2025-05-01'), day('2025-05-06', { gameType: 'full', averageScore: 80 }), day('2025-05-11', { averageScore: 20 })];
  const series = { days, from: '2025-05-01', to: '2025-05-11' };
  expect(scoreLines(series, 'all')).toEqual([
    {
      type: 'round1',
      points: [
        { day: '2025-05-01', left: 0, score: 50 },
        { day: '2025-05-11', left: 100, score: 20 },
      ],
    },
    { type: 'full', points: [{ day: '2025-05-06', left: 50, score: 80 }] },
  ]);
  expect(scoreLines(series, 'full')).toHaveLength(1);
});
