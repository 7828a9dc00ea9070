import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backAt, createLane } from './lane.ts';
import { FINE, type Weather } from './weather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries again after one wait, then after twice as long, until one try comes through', () => {
  expect(backAt(0, 900, 1_000)).toBe(1_000);
  expect(backAt(0, 1_001, 1_000)).toBe(3_000);
  expect(backAt(500, 20_000, 400)).toBe(25_700);
});

it('keeps the order, carries nothing while it is cut, and not at once when it is back', async () => {
  let weather: Weather = { ...FINE, delayMs: 100 };
  const came: number[] = [];
  const lane = createLane(() => weather);
  const began = performance.now();
  for (const each of [1, 2]) lane.send(() => came.push(each));
  await vi.advanceTimersByTimeAsync(80);
  expect(came).toEqual([]);
  await vi.advanceTimersByTimeAsync(40);
  expect(came).toEqual([1, 2]);

  weather = { ...weather, cut: true };
  lane.send(() => came.push(3));
  await vi.advanceTimersByTimeAsync(3_000);
  weather = { ...weather, cut: false };
  lane.back(performance.now());
  await vi.advanceTimersByTimeAsync(1_000);
  lane.send(() => came.push(4));
  expect(came).toEqual([1, 2]); // sent at 0.22 s, again at 0.62, 1.42, 3.02 and 6.22 s
  await vi.advanceTimersByTimeAsync(began + 6_400 - performance.now());
  expect(came).toEqual([1, 2, 3, 4]);
  lane.close();
});
