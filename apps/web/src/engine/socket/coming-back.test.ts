import { expect, it } from 'vitest';
import { patienceOf, pauseAfter } from './coming-back.ts';

it('gives a try four seconds, every fourth twice that, and seldom all its time', () => {
  expect([1, 2, 3, 4, 5, 8, 12, 13].map(patienceOf)).toEqual([4_000, 4_000, 4_000, 8_000, 4_000, 8_000, 20_000, 4_000]);
});

it('F15 makes the next try at once when nothing answered, and pauses when the server refused', () => {
  expect(pauseAfter('timeout')).toBe(100);
  expect([pauseAfter('websocket error'), pauseAfter()]).toEqual([2_500, 2_500]);
});
