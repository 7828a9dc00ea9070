import { expect, it } from 'vitest';
import { spread } from './load.ts';

it('lets every player speak once a round, and one of each lobby before the next of any', () => {
  const turns = Array.from({ length: 12 }, (_, turn) => spread(turn, 12));
  expect(turns).toEqual([0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
  expect(spread(12, 12)).toBe(0);
});
