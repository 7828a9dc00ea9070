import { expect, it } from 'vitest';
import { aResult, aView } from '../../stage/testing/views.ts';
import { arenaPhase } from './arena-phase.ts';

const phase = (change: Parameters<typeof aView>[0], status: 'idle' | 'live' = 'live') => arenaPhase(aView(change), { status });

it('spec §4 Game arena page: waiting, then the camera, then round 1, the countdown to the next, and finished [4.18]', () => {
  expect(phase({ status: 'waiting', phase: null })).toBe('waiting');
  expect(phase({ status: 'starting', phase: null }, 'idle')).toBe('requesting_camera');
  expect(phase({ status: 'starting', phase: null })).toBe('round1');
  expect(phase({ phase: 'starting' })).toBe('round1');
  expect(phase({ round: 1, phase: 'scoreboard' })).toBe('scoreboard');
  expect(phase({ round: 2, phase: 'countdown' })).toBe('countdown');
  for (const each of ['calling', 'speaking', 'turn_ended'] as const) expect(phase({ round: 2, phase: each })).toBe('round2');
  for (const each of ['writing', 'collecting', 'revealing', 'judging'] as const) expect(phase({ round: 3, phase: each })).toBe('round3');
  expect(phase({ status: 'finished', phase: 'round_ended', match_result: aResult() })).toBe('finished');
});

it('after round 1 nobody without a camera is kept from the match', () => {
  expect(phase({ round: 3, phase: 'writing' }, 'idle')).toBe('round3');
});

it('any other state is unknown: plays after the first round, an end without a result, a closed arena', () => {
  for (const change of [{ round: 4 }, { status: 'finished' }, { status: 'closed' }] as const) expect(phase(change)).toBe('unknown');
});
