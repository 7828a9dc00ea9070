import { expect, it } from 'vitest';
import { createMemoryCounters } from '../adapters/memory/counters.ts';
import { createAddressLimiter, createLimiter } from './limiter.ts';

const counters = () => createMemoryCounters({ now: () => 0 });

it('counts each limit by itself', async () => {
  const all = counters();
  const [doors, windows] = [createLimiter('doors', 1, 60_000, all), createLimiter('windows', 1, 60_000, all)];
  expect([await doors.take('ann'), await doors.take('ann'), await windows.take('ann')]).toEqual([0, 60_000, 0]);
  await doors.giveBack('ann');
  expect([await doors.take('ann'), await windows.take('ann')]).toEqual([0, 60_000]);
  await doors.forget('ann');
  expect(await doors.take('ann')).toBe(0);
});

it('limits nothing when nobody counts', async () => {
  const limiter = createLimiter('doors', 1, 60_000, null);
  expect([await limiter.take('ann'), await limiter.take('ann')]).toEqual([0, 0]);
});

it('counts the addresses of one IPv6 network together, when keys are addresses', async () => {
  const limiter = createAddressLimiter('doors', 2, 1_000, counters());
  const waits = [];
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']) waits.push(await limiter.take(address));
  expect(waits).toEqual([0, 0, 1_000, 0]);
  await limiter.giveBack('2001:db8::9');
  expect(await limiter.take('2001:db8::4')).toBe(0);
});
