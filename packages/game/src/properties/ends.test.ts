import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { isRunning } from '../roster.ts';
import { always, everyRoom, everyStep, nowOf, patient } from '../testing/claims.ts';
import { alone } from '../testing/walks.ts';
import { matchTimeAt } from '../time.ts';
import { nextDueAt } from '../timers.ts';

const AFTER_ALL = 100;

/** Where a match stands: round, then what is played in it, then the phase of that. No later moment of a match stands before an earlier one. */
function standsAt({ round, roundNumber }: Match): [round: number, part: number, phase: number] {
  switch (round.phase) {
    case 'waiting':
    case 'countdown':
      return [roundNumber, 0, 0];
    case 'starting':
    case 'playing':
    case 'deciding':
    case 'play_ended':
      return [1, round.play, ['starting', 'playing', 'deciding', 'play_ended'].indexOf(round.phase)];
    case 'calling':
    case 'speaking':
    case 'turn_ended':
      return [2, round.turns.length, ['calling', 'speaking', 'turn_ended'].indexOf(round.phase)];
    case 'writing':
    case 'collecting':
      return [3, 1, ['writing', 'collecting'].indexOf(round.phase)];
    case 'revealing':
      return [3, 2, round.shown];
    case 'judging':
      return [3, 3, 0];
    case 'scoreboard':
      return [roundNumber, AFTER_ALL, 0];
    case 'round_ended':
      return [AFTER_ALL, 0, 0];
    default:
      return round satisfies never;
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, at) => value !== b[at]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

/** When the present phase is over at the latest, null when it is the last. */
function latestEnd({ round }: Match): MatchTime | null {
  if ('until' in round) return round.until;
  return 'endsAt' in round ? round.endsAt : null;
}

/** No phase lasts longer than the longest play. */
const LONGEST_MS = limits.round1.duration.max * 1000;
/** A room with everything in it that a match can bring. */
const MOST_BYTES = 16_000;

describe('a match', patient, () => {
  it('[R4-6] only goes on, and nothing that is asked puts the end of a phase off', () => {
    everyStep(({ before, step }) => {
      const [earlier, later] = [before.match, step.room.match];
      if (!earlier || later?.id !== earlier.id) return;
      const order = compare(standsAt(earlier), standsAt(later));
      expect(order).toBeLessThanOrEqual(0);
      if (order === 0) expect(latestEnd(later)).toBe(latestEnd(earlier));
    });
  });

  it('[R4-6] is in a phase that has an end, and not a far one', () => {
    everyStep((transition, room) => {
      if (!room.match || !isRunning(room)) return;
      const left = (latestEnd(room.match) ?? Infinity) - matchTimeAt(room.anchor, nowOf(transition));
      expect(left).toBeLessThanOrEqual(LONGEST_MS + 1);
    });
  });

  it('[R4-6] [R0-13] has a result in the end, and its arena closes or rests, if nobody does anything any more', () => {
    always((walk) => {
      // Wherever the walk came to something new, and where it ended.
      const rooms = walk.flatMap(({ before, step }, at): Room[] =>
        step.room.match?.round.phase !== before.match?.round.phase || at === walk.length - 1 ? [step.room] : [],
      );
      for (const room of rooms) {
        const steps = alone(room);
        const last = steps.at(-1)?.room ?? room;
        expect(isRunning(last)).toBe(false);
        expect(nextDueAt(last)).toBeNull();
        expect(last.match?.result).not.toBeNull();
        if (last.status !== 'closed') expect(last.players.some((seat) => seat.connected)).toBe(true);
        const told = steps.flatMap(({ events }) => events.map(({ type }) => type));
        // Two who accepted a rematch begin another match all by themselves.
        const matches = told.filter((type) => type === 'game_starting').length + (isRunning(room) ? 1 : 0);
        expect(told.filter((type) => type === 'match_ended')).toHaveLength(matches);
      }
    });
  });

  it('[R0-19] fits its row, however long it goes on', () => {
    everyRoom((room) => expect(JSON.stringify(room).length).toBeLessThan(MOST_BYTES));
  });
});
