import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Match } from '../match.ts';
import type { Room } from '../room.ts';
import { playing, run } from '../testing/index.ts';
import { planPlay } from './schedule.ts';

/** Many cases take their time on a busy machine. */
const patient = { timeout: 600_000 };
const base = playing();
const matchOf = (room: Room): Match => room.match as Match;
const decks = fc.array(fc.integer({ min: 3_000, max: 20_000 }), { minLength: 1, maxLength: 12 });

/** A match that has shown nothing yet of clips of these lengths. */
function matchWith(clips: number[], durationMs: number): Match {
  return { ...matchOf(base), deck: clips.map((ms, index) => ({ id: `${index}`, durationMs: ms })), queue: [], durationMs };
}

/** Plans so many plays one after the other; returns the clips of each. */
function plan(clips: number[], durationMs: number, seed: number, plays: number): string[][] {
  let room: Room = { ...base, seed };
  let match = matchWith(clips, durationMs);
  return Array.from({ length: plays }, () => {
    const planned = planPlay(room, match);
    room = { ...room, seed: planned.seed };
    match = { ...match, queue: planned.queue, round: { phase: 'starting', play: 1, endsAt: 0, schedule: planned.schedule } };
    return planned.schedule.map(({ id }) => id);
  });
}

it('[R1-4] the clips follow one another without a gap and fill the play', patient, () => {
  fc.assert(
    fc.property(decks, fc.integer(), fc.integer({ min: 30_000, max: 180_000 }), (clips, seed, durationMs) => {
      const { schedule } = planPlay({ ...base, seed }, matchWith(clips, durationMs));
      const offsets = schedule.map((_, index) => schedule.slice(0, index).reduce((sum, slot) => sum + slot.durationMs, 0));
      expect(schedule.map(({ offset }) => offset)).toEqual(offsets);
      const last = schedule.at(-1);
      expect(last?.offset).toBeLessThan(durationMs);
      expect((last?.offset ?? 0) + (last?.durationMs ?? 0)).toBeGreaterThanOrEqual(durationMs);
    }),
  );
});

it(
  'spec §4 Round 1: [R1-4] none repeats until the deck is exhausted, from one play to the next, and none comes twice in succession [4.25 4.29]',
  patient,
  () => {
    fc.assert(
      fc.property(decks, fc.integer(), fc.integer({ min: 1, max: 6 }), (clips, seed, plays) => {
        const shown = plan(clips, 45_000, seed, plays).flat();
        for (let from = 0; from < shown.length; from += clips.length) {
          const once = shown.slice(from, from + clips.length);
          expect(new Set(once).size).toBe(once.length);
        }
        const repeated = shown.filter((id, index) => id === shown[index + 1]);
        if (clips.length > 1) expect(repeated).toEqual([]);
      }),
    );
  },
);

it('[R1-4] the seed decides the order: the same one the same, others others', () => {
  const orders = [1, 1, 2, 3].map((seed) => matchOf(playing({ seed })).round).map((round) => ('schedule' in round ? round.schedule : []));
  expect(orders[0]).toEqual(orders[1]);
  expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(3);
});

it('[R1-4] clips that were not shown yet come first in a rematch too', () => {
  const room = playing({ settings: { round1Plays: 1, round1Duration: 30 } });
  const unseen = matchOf(room).queue;
  const again = run(room, 30_000 + 300 + 4_000, { type: 'play_again', by: 'ann' }, { type: 'play_again', by: 'bob' }, 1_500).room;
  const round = matchOf(again).round;
  expect(unseen.length).toBeGreaterThan(0);
  expect('schedule' in round ? round.schedule.slice(0, unseen.length).map(({ id }) => id) : []).toEqual(unseen);
});
