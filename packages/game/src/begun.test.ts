import { expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { hasBegun } from './begun.ts';
import { decide } from './decide.ts';
import {
  ann,
  aReadyRoom,
  bob,
  cara,
  drop,
  inCaptions,
  inPhase,
  laugh,
  NOW,
  playing,
  run,
  runningPhases,
  starting,
} from './testing/index.ts';
import { nextDueAt } from './timers.ts';

it.each(runningPhases)('what follows %s has begun, unless it only waits for what was sent in time', (phase) => {
  const before = inPhase(phase);
  const after = decide(before, { type: 'tick' }, nextDueAt(before)!).room;
  expect(hasBegun(before, after)).toBe(phase !== 'playing' && phase !== 'writing');
});

it('a match has begun, and so has a caption that is shown after another', () => {
  const ready = aReadyRoom();
  expect(hasBegun(ready, starting())).toBe(true);
  const shown = inPhase('revealing', { players: [ann, bob, cara] });
  expect(hasBegun(shown, decide(shown, { type: 'tick' }, nextDueAt(shown)!).room)).toBe(true);
});

it('a clock that stood goes', () => {
  const stood = decide(playing(), { type: 'outage', aliveUntil: NOW + 10_000, allAway: true }, NOW + 60_000).room;
  expect(hasBegun(stood, run(stood, limits.seats.resumeMs).room)).toBe(true);
});

it('nothing has begun where a phase goes on, nor where all is over', () => {
  const room = playing({ players: [ann, bob, cara] });
  expect(hasBegun(room, run(room, laugh(ann), drop(room, bob)).room)).toBe(false);
  const writing = inCaptions({ players: [ann, bob] });
  expect(hasBegun(writing, run(writing, { type: 'submit_caption', by: ann.id, text: 'A line' }).room)).toBe(false);
  expect(hasBegun(room, { ...room, status: 'closed' })).toBe(false);
});
