import { expect, it } from 'vitest';
import { SeriesQuery } from './boards.ts';

it('takes the days of a series from an address', () => {
  expect([{}, { days: '7' }].map((query) => SeriesQuery.parse(query).days)).toEqual([90, 7]);
  expect(['0', '367', '1.5', 'all', ''].filter((days) => SeriesQuery.safeParse({ days }).success)).toEqual([]);
});
