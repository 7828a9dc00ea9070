import { expect, it } from 'vitest';
import { inStep, spread } from './load.ts';

it('lets every player speak once a round, and one of each lobby before the next of any', () => {
  const turns = Array.from({ length: 12 }, (_, turn) => spread(turn, 12));
  expect(turns).toEqual([0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
  expect(spread(12, 12)).toBe(0);
});

it('lets every player speak once a round, and the four of a lobby within some milliseconds', () => {
  const turns = Array.from({ length: 400 * 4 }, (_, turn) => inStep(turn, 400 * 4));
  expect(new Set(turns).size).toBe(400 * 4);
  const ofOne = turns.flatMap((player, at) => (Math.floor(player / 4) === 100 ? [at] : []));
  const apartMs = ((ofOne.at(-1)! - ofOne[0]!) / (400 * 4)) * 1_000;
  expect(apartMs).toBeGreaterThan(10);
  expect(apartMs).toBeLessThan(30);
});
