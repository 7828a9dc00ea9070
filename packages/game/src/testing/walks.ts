import fc from 'fast-check';
import { limits, type Settings } from '@deadpan/protocol';
import type { Command } from '../command.ts';
import { decide } from '../decide.ts';
import type { Step } from '../decision.ts';
import type { Millis } from '../moment.ts';
import type { Room } from '../room.ts';
import { nextDueAt } from '../timers.ts';
import { commandsOf } from './asked.ts';
import { aMove, people, type Move } from './moves.ts';
import { inPhase, runningPhases } from './phases.ts';
import { aReadyRoom, aRoom, type RoomOptions } from './rooms.ts';

const builds: ((options: RoomOptions) => Room)[] = [
  aRoom,
  aReadyRoom,
  // Twice, for most can happen in it.
  (options) => inPhase('playing', options),
  ...runningPhases.map((phase) => (options: RoomOptions) => inPhase(phase, options)),
];

/** A room in any of its phases, with two to four players, slow or fast. */
export const aStart: fc.Arbitrary<Room> = fc
  .record({
    build: fc.constantFrom(...builds),
    count: fc.integer({ min: 2, max: 4 }),
    plays: fc.constantFrom(1, 1, 3, 5),
    rounds: fc.constantFrom(1, 2, 3, 3),
    duration: fc.constantFrom(30, 60, 180),
    seed: fc.integer(),
    speed: fc.constantFrom(1, 1, 1, 0.5, 3.7, 20),
    isPrivate: fc.boolean(),
  })
  .map(({ build, count, plays, rounds, duration, seed, speed, isPrivate }) =>
    build({
      players: people.slice(0, count),
      settings: { round1Plays: plays as Settings['round1Plays'], round1Duration: duration, maxRounds: rounds },
      keyHash: isPrivate ? SECRET : null,
      seed,
      speed,
    }),
  );

/** The hash of a private room's key, which no view may contain. */
export const SECRET = 'hash-of-the-key';

/** One decision of a walk. */
export interface Transition {
  before: Room;
  command: Command;
  /** As the clock said it, backwards too. */
  wall: Millis;
  step: Step;
}

/** Moves in an arena that is closed already. */
const AFTER_THE_END = 3;

/** What a monotonic clock adds to whole milliseconds. */
const FRACTION = 0.625;

function walk(start: Room, path: readonly Move[]): Transition[] {
  const transitions: Transition[] = [];
  let room = start;
  let wall = start.changedAt + FRACTION;
  let spare = AFTER_THE_END;
  for (const move of path) {
    if (room.status === 'closed' && spare-- === 0) break;
    wall = (move.wait.toDue ? (nextDueAt(room) ?? wall) : wall) + move.wait.ms;
    for (const command of commandsOf(room, move, wall)) {
      const step = decide(room, command, wall);
      transitions.push({ before: room, command, wall, step });
      ({ room } = step);
    }
  }
  return transitions;
}

/** Any room and anything done to it at any times: the transitions in order. */
export const aWalk: fc.Arbitrary<Transition[]> = fc
  .record({ start: aStart, path: fc.noBias(fc.array(aMove, { minLength: 1, maxLength: 80, size: 'max' })) })
  .map(({ start, path }) => walk(start, path));

/** More steps than any room can need until it is closed when nobody does anything: five per play of the longest match, and its end. */
const MOST_STEPS = 5 * Math.max(...limits.round1.plays.allowed) + 60;

/** Takes a room that nobody touches any more; returns what its own timers do until nothing is due, at most so many steps. */
export function alone(room: Room): Step[] {
  const steps: Step[] = [{ room, events: [], refusal: null }];
  for (let due = nextDueAt(room); due !== null && steps.length < MOST_STEPS;) {
    const step = decide(steps.at(-1)?.room ?? room, { type: 'tick' }, due);
    steps.push(step);
    due = nextDueAt(step.room);
  }
  return steps;
}
