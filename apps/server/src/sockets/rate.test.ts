import { expect, it } from 'vitest';
import { createRates, type SocketRate } from './rate.ts';

const rateOfAnn = (clock: { now: () => number }): SocketRate => createRates(clock)(() => 'ann');

it('lets what asks the database pass less often than the rest', () => {
  let now = 0;
  const mayPass = rateOfAnn({ now: () => now });
  const passed = (event: string): number => Array.from({ length: 30 }, () => mayPass(event)).filter(Boolean).length;
  expect([passed('request_play_again'), passed('start_game'), passed('heartbeat')]).toEqual([5, 5, 30]);
  now += 2_000;
  expect([passed('request_play_again'), passed('join_lobby')]).toEqual([2, 10]);
});

it('lets what is said once a turn or a caption pass as often as a lost answer needs, and no crowd of it', () => {
  const mayPass = rateOfAnn({ now: () => 0 });
  const passed = (event: string): number => Array.from({ length: 15 }, () => mayPass(event)).filter(Boolean).length;
  expect(['request_microphone', 'pass_turn', 'laughter_detected', 'submit_caption', 'caption_reaction', 'smile_seen'].map(passed)).toEqual([
    5, 5, 10, 10, 10, 15,
  ]);
});

it('lets fifty messages a second pass, a hundred at once', () => {
  let now = 0;
  const mayPass = rateOfAnn({ now: () => now });
  const passed = (): number => Array.from({ length: 300 }, () => mayPass('webrtc_ice_candidate')).filter(Boolean).length;
  expect(passed()).toBe(100);
  now += 1_000;
  expect(passed()).toBe(50);
});

it('lets nobody who comes anew, or from another page, have more of what costs', () => {
  let now = 0;
  const rateOf = createRates({ now: () => now });
  const captions = (user: string): number => {
    const mayPass = rateOf(() => user);
    return Array.from({ length: 30 }, () => mayPass('submit_caption')).filter(Boolean).length;
  };
  expect([captions('ann'), captions('ann'), captions('bob')]).toEqual([10, 0, 10]);
  now += 3_000;
  expect(captions('ann')).toBe(3);
});

it('counts what comes before somebody has signed in by the socket', () => {
  let user: string | null = null;
  const rateOf = createRates({ now: () => 0 });
  const tries = (): number => {
    const mayPass = rateOf(() => user);
    return Array.from({ length: 30 }, () => mayPass('authenticate')).filter(Boolean).length;
  };
  expect([tries(), tries()]).toEqual([5, 5]);
  user = 'ann';
  expect([tries(), tries()]).toEqual([5, 0]);
});
