import fc from 'fast-check';
import { limits, type Settings } from '@deadpan/protocol';
import type { Command, Person } from '../command.ts';
import { decide } from '../decide.ts';
import type { Step } from '../decision.ts';
import type { Millis, Room } from '../room.ts';
import { nextDueAt } from '../timers.ts';
import { ann, bob, cara, dan, person } from './people.ts';
import { aDeck, aReadyRoom, aRoom, countingDown, playing, starting } from './rooms.ts';

/** Four who sit, one who may come, and one who never sits. */
const people: readonly Person[] = [ann, bob, cara, dan, person('Eve'), person('Nobody')];

/** What may be done, and how often it is. */
const moves = {
  tick: 6,
  sit: 1,
  connect: 3,
  drop: 2,
  leave: 1,
  kick: 1,
  set_ready: 1,
  change_settings: 1,
  start: 2,
  set_camera: 3,
  set_links: 1,
  laugh: 12,
  mark_absent: 3,
  play_again: 2,
  outage: 2,
  all_able: 2,
  all_back: 2,
  all_drop: 1,
  all_again: 2,
} as const;

/** How wall time goes on before a move: by so much, or to the room's next timer and so much more. */
type Wait = { toDue: boolean; ms: number };

interface Move {
  move: keyof typeof moves;
  who: number;
  other: number;
  flag: boolean;
  n: number;
  lag: number;
  wait: Wait;
}

const wait: fc.Arbitrary<Wait> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ toDue: fc.constant(false), ms: fc.integer({ min: 0, max: 400 }) }) },
  { weight: 6, arbitrary: fc.record({ toDue: fc.constant(true), ms: fc.integer({ min: -3, max: 400 }) }) },
  { weight: 6, arbitrary: fc.record({ toDue: fc.constant(false), ms: fc.integer({ min: 0, max: 12_000 }) }) },
  { weight: 1, arbitrary: fc.record({ toDue: fc.constant(false), ms: fc.integer({ min: -5_000, max: 200_000 }) }) },
);

const aMoveName = fc.oneof(
  ...(Object.keys(moves) as Move['move'][]).map((move) => ({ weight: moves[move], arbitrary: fc.constant(move) })),
);

const aMove: fc.Arbitrary<Move> = fc.record({
  move: aMoveName,
  who: fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(people.length - 1) }),
  other: fc.nat(people.length - 1),
  flag: fc.boolean(),
  n: fc.nat(10),
  lag: fc.integer({ min: -2_000, max: 2_000 }),
  wait,
});

/** A room in any of its phases, with one to four players, slow or fast. */
export const aStart: fc.Arbitrary<Room> = fc
  .record({
    build: fc.constantFrom(aRoom, aReadyRoom, starting, countingDown, playing, playing, playing),
    count: fc.integer({ min: 2, max: 4 }),
    plays: fc.constantFrom(1, 3, 5),
    duration: fc.constantFrom(30, 60, 180),
    seed: fc.integer(),
    speed: fc.constantFrom(1, 1, 1, 0.5, 3.7, 20),
    isPrivate: fc.boolean(),
  })
  .map(({ build, count, plays, duration, seed, speed, isPrivate }) =>
    build({
      players: people.slice(0, count),
      settings: { round1Plays: plays as Settings['round1Plays'], round1Duration: duration },
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

function settingsOf({ n, flag }: Move): Partial<Settings> {
  if (flag) return { maxPlayers: n };
  return n % 2 === 0 ? { round1Plays: n as Settings['round1Plays'] } : { round1Duration: 20 + n };
}

function commandsOf(room: Room, move: Move, wall: Millis): Command[] {
  const { flag, n, lag } = move;
  const seated = room.players[move.who % Math.max(1, room.players.length)];
  const by: Person = (move.who < 4 ? seated : people[move.who]) ?? ann;
  const other = people[move.other] ?? ann;
  const everybody = room.players.map(({ id }) => id);
  const session = room.players.find(({ id }) => id === by.id)?.session ?? 0;
  const play = room.match && 'play' in room.match.round ? room.match.round.play : 1;
  switch (move.move) {
    case 'tick':
      return [{ type: 'tick' }];
    case 'sit':
      return [{ type: 'sit', by: other }];
    case 'connect':
    case 'play_again':
      return [{ type: move.move, by: by.id }];
    case 'drop':
      return [{ type: 'drop', by: by.id, session: n === 0 ? session - 1 : session }];
    case 'leave':
      return [{ type: 'leave', by: by.id, close: flag }];
    case 'kick':
      return [{ type: 'kick', by: by.id, who: other.id }];
    case 'set_ready':
    case 'set_camera':
      return [{ type: move.move, by: by.id, ready: flag }];
    case 'change_settings':
      return [{ type: 'change_settings', by: by.id, settings: settingsOf(move) }];
    case 'start':
      return [{ type: 'start', by: flag ? room.hostId : by.id, deck: n === 0 ? [] : aDeck }];
    case 'set_links':
      return [{ type: 'set_links', by: by.id, streams: flag ? null : n % 5 }];
    case 'laugh':
      return [{ type: 'laugh', by: by.id, play: n === 0 ? play - 1 : n === 1 ? null : play, capturedAt: flag ? wall + lag : null }];
    case 'mark_absent':
      return [{ type: 'mark_absent', who: by.id, play: n === 0 ? play + 1 : play }];
    case 'outage':
      return [{ type: 'outage', aliveUntil: wall - n * 5_000 + lag, allAway: flag }];
    case 'all_able':
      return everybody.flatMap((id): Command[] => [
        { type: 'set_ready', by: id, ready: true },
        { type: 'set_camera', by: id, ready: true },
        { type: 'set_links', by: id, streams: null },
      ]);
    case 'all_back':
      return everybody.map((id) => ({ type: 'connect', by: id }));
    case 'all_drop':
      return room.players.map((seat) => ({ type: 'drop', by: seat.id, session: seat.session }));
    case 'all_again':
      return everybody.map((id) => ({ type: 'play_again', by: id }));
    default:
      return move.move satisfies never;
  }
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
  .record({ start: aStart, path: fc.array(aMove, { minLength: 1, maxLength: 50, size: 'max' }) })
  .map(({ start, path }) => walk(start, path));

/** More steps than any room can need until it is closed when nobody does anything: five per play of the longest match, and its end. */
const MOST_STEPS = 5 * Math.max(...limits.round1.plays.allowed) + 20;

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
