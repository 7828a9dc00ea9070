import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('lets as many tries through as a window has, says how long to wait, and starts anew', () => {
  let now = 1_000;
  const limiter = createLimiter(2, 60_000, { now: () => now });
  expect([limiter.take('ann'), limiter.take('ann')]).toEqual([0, 0]);
  now += 20_000;
  expect(limiter.take('ann')).toBe(40_000);
  expect(limiter.take('bob')).toBe(0);
  limiter.giveBack('ann');
  expect([limiter.take('ann'), limiter.take('ann')]).toEqual([0, 40_000]);
  limiter.forget('ann');
  expect(limiter.take('ann')).toBe(0);
  now += 60_000;
  expect(limiter.take('bob')).toBe(0);
});

it('limits nothing when it is off', () => {
  const limiter = createLimiter(null, 60_000, { now: () => 0 });
  expect(Array.from({ length: 100 }, () => limiter.take('ann')).every((wait) => wait === 0)).toBe(true);
});
