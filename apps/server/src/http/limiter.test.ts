import { describe, expect, it } from 'vitest';
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

describe('a limit on addresses', () => {
  it('counts the addresses of one IPv6 /64 together', async () => {
    const limiter = createAddressLimiter('doors', 2, 1_000, counters());
    const waits = [];
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']) waits.push(await limiter.take(address));
    expect(waits).toEqual([0, 0, 1_000, 0]);
    await limiter.giveBack('2001:db8::9');
    expect(await limiter.take('2001:db8::4')).toBe(0);
  });

  it.each([
    ['/56', 4, (n: number) => `2001:db8:0:${n.toString(16)}::1`, '2001:db8:0:100::1'],
    ['/48', 16, (n: number) => `2001:db8:0:${(n * 256).toString(16)}::1`, '2001:db8:1::1'],
  ])('counts the networks of one %s together, %i times as much', async (_prefix, share, addressOf, outside) => {
    const limiter = createAddressLimiter('doors', 1, 1_000, counters());
    for (let n = 0; n < share; n++) expect(await limiter.take(addressOf(n))).toBe(0);
    expect(await limiter.take(addressOf(share))).toBe(1_000);
    expect(await limiter.take(outside)).toBe(0);
  });

  it('counts a refused try nowhere', async () => {
    const limiter = createAddressLimiter('doors', 1, 1_000, counters());
    expect(await limiter.take('2001:db8::1')).toBe(0);
    for (let n = 0; n < 10; n++) expect(await limiter.take('2001:db8::1')).toBe(1_000);
    for (const rest of [1, 2, 3]) expect(await limiter.take(`2001:db8:0:${rest}::1`)).toBe(0);
  });

  it('counts an address whatever port its proxy writes beside it, and all texts that are no address together', async () => {
    const limiter = createAddressLimiter('doors', 1, 1_000, counters());
    const waits = [];
    for (const address of ['203.0.113.9:1', '203.0.113.9:2', 'nonsense', 'other nonsense']) waits.push(await limiter.take(address));
    expect(waits).toEqual([0, 1_000, 0, 1_000]);
  });
});
