import { expect, it } from 'vitest';
import { createAddressLimiter, createLimiter } from './limiter.ts';

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

it('remembers so many keys at once, and forgets the oldest for one more', () => {
  const limiter = createLimiter(1, 60_000, { now: () => 0 });
  expect([limiter.take('ann'), limiter.take('ann')]).toEqual([0, 60_000]);
  for (let n = 0; n < 49_999; n++) limiter.take(`${n}`);
  expect(limiter.take('ann')).toBe(60_000);
  limiter.take('one more');
  expect([limiter.take('ann'), limiter.take('49998')]).toEqual([0, 60_000]);
});

it('limits nothing when it is off', () => {
  const limiter = createLimiter(null, 60_000, { now: () => 0 });
  expect(Array.from({ length: 100 }, () => limiter.take('ann')).every((wait) => wait === 0)).toBe(true);
});

it('counts the addresses of one IPv6 network together, when keys are addresses', () => {
  const limiter = createAddressLimiter(2, 1_000, { now: () => 0 });
  expect(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map((address) => limiter.take(address))).toEqual([
    0, 0, 1_000, 0,
  ]);
  limiter.giveBack('2001:db8::9');
  expect(limiter.take('2001:db8::4')).toBe(0);
});
