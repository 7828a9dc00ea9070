import { expect, it } from 'vitest';
import { roomPath } from './room-path.ts';
import { aView } from './testing/views.ts';

const at = (change: Parameters<typeof aView>[0]) => roomPath(aView(change));

it('the lobby while the arena waits, round 1 on its own page, everything after it on the page of the arena', () => {
  expect(at({ status: 'waiting', phase: null })).toBe('/lobby/7KQ2MX');
  expect(at({ status: 'starting', phase: 'waiting', rounds: 3 })).toBe('/game/7KQ2MX/round1');
  expect(at({ phase: 'play_ended', rounds: 3 })).toBe('/game/7KQ2MX/round1');
  for (const phase of ['scoreboard', 'countdown', 'calling', 'writing', 'judging'] as const) {
    expect(at({ phase, rounds: 3 })).toBe('/game/7KQ2MX');
  }
});

it('the end is shown where the match was played: one round on its page, several on the arena’s', () => {
  expect(at({ status: 'finished', phase: 'round_ended', rounds: 1 })).toBe('/game/7KQ2MX/round1');
  expect(at({ status: 'finished', phase: 'round_ended', rounds: 3 })).toBe('/game/7KQ2MX');
});

it('from a list, which knows no phase, it leads to round 1, whose page leads on', () => {
  expect(roomPath({ lobby_id: 'ABC234', status: 'playing' })).toBe('/game/ABC234/round1');
});
