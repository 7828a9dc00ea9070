import { expect, it } from 'vitest';
import { clockText, remainingMs, secondsLeft } from './remaining.ts';
import { NOW, aView } from './testing/views.ts';

it('counts down by the server and stops at nothing', () => {
  const view = aView({ phase_ends_at: NOW + 5_000 });
  expect([remainingMs(view, NOW), remainingMs(view, NOW + 4_999), remainingMs(view, NOW + 9_000)]).toEqual([5_000, 1, 0]);
});

it('stands still while paused', () => {
  expect(remainingMs(aView({ paused: true, phase_ends_at: null, phase_remaining_ms: 33_000 }), NOW + 60_000)).toBe(33_000);
});

it('counts match time: ten times as fast in a faster match', () => {
  expect(remainingMs(aView({ phase_ends_at: NOW + 500, speed: 10 }), NOW)).toBe(5_000);
});

it('shows a second until it is over, as mm:ss', () => {
  expect([secondsLeft(5_000), secondsLeft(4_001), secondsLeft(1), secondsLeft(0)]).toEqual([5, 5, 1, 0]);
  expect([clockText(60_000), clockText(59_001), clockText(41_000), clockText(180_000), clockText(0)]).toEqual([
    '01:00',
    '01:00',
    '00:41',
    '03:00',
    '00:00',
  ]);
});
