import { expect, it } from 'vitest';
import { createSocketRate } from './rate.ts';

it('lets what asks the database pass less often than the rest', () => {
  let now = 0;
  const mayPass = createSocketRate({ now: () => now });
  const passed = (event: string): number => Array.from({ length: 30 }, () => mayPass(event)).filter(Boolean).length;
  expect([passed('request_play_again'), passed('start_game'), passed('heartbeat')]).toEqual([5, 5, 30]);
  now += 2_000;
  expect([passed('request_play_again'), passed('join_lobby')]).toEqual([2, 10]);
});

it('lets what is said once a turn or a caption pass as often as a lost answer needs, and no crowd of it', () => {
  const mayPass = createSocketRate({ now: () => 0 });
  const passed = (event: string): number => Array.from({ length: 15 }, () => mayPass(event)).filter(Boolean).length;
  expect(['request_microphone', 'pass_turn', 'laughter_detected', 'submit_caption', 'caption_reaction', 'smile_seen'].map(passed)).toEqual([
    5, 5, 10, 10, 10, 15,
  ]);
});

it('lets fifty messages a second pass, a hundred at once', () => {
  let now = 0;
  const mayPass = createSocketRate({ now: () => now });
  const passed = (): number => Array.from({ length: 300 }, () => mayPass('webrtc_ice_candidate')).filter(Boolean).length;
  expect(passed()).toBe(100);
  now += 1_000;
  expect(passed()).toBe(50);
});
