import fc from 'fast-check';
import type { Settings, UserId } from '@deadpan/protocol';
import type { Command, Person } from '../command.ts';
import type { Verdict } from '../match.ts';
import type { Millis } from '../moment.ts';
import type { Room } from '../room.ts';
import { ann, bob, cara, dan, person } from './people.ts';
import { aDeck, someStills } from './rooms.ts';

/** Four who sit, one who may come, and one who never sits. */
export const people: readonly Person[] = [ann, bob, cara, dan, person('Eve'), person('Nobody')];

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
  take_microphone: 4,
  pass_turn: 1,
  hear_laughter: 6,
  submit_caption: 6,
  react: 6,
  judge: 2,
  witness: 1,
  introduce: 1,
  forget: 1,
  outage: 2,
  all_able: 2,
  all_back: 2,
  all_drop: 1,
  all_again: 2,
} as const;

/** How wall time goes on before a move: by so much, or to the room's next timer and so much more. */
type Wait = { toDue: boolean; ms: number };

/** One thing that is done to a room, whatever room it meets. */
export interface Move {
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

/** Any move by anybody at any time. */
export const aMove: fc.Arbitrary<Move> = fc.record({
  move: aMoveName,
  who: fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(people.length - 1) }),
  other: fc.nat(people.length - 1),
  flag: fc.boolean(),
  n: fc.nat(10),
  lag: fc.integer({ min: -2_000, max: 2_000 }),
  wait,
});

function settingsOf({ n, flag }: Move): Partial<Settings> {
  if (flag) return n > 5 ? { maxRounds: n - 5 } : { maxPlayers: n };
  return n % 2 === 0 ? { round1Plays: n as Settings['round1Plays'] } : { round1Duration: 20 + n };
}

function performerOf({ match }: Room): UserId | null {
  return match && 'turns' in match.round ? (match.round.turns.at(-1)?.performer ?? null) : null;
}

function verdictOf({ match }: Room, fellBack: boolean): Verdict {
  const scores = match?.roster.map(({ id }, place) => [id, { score: place / 4, reason: 'It is what it is.' }]) ?? [];
  return { judge: 'embedded', fellBack, scores: Object.fromEntries(scores) as Verdict['scores'] };
}

/** Takes a room, a move and the wall time; returns what that move asks of the room. */
export function commandsOf(room: Room, move: Move, wall: Millis): Command[] {
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
      return [{ type: 'start', by: flag ? room.hostId : by.id, deck: n === 0 ? [] : aDeck, stills: n === 1 ? [] : someStills }];
    case 'set_links':
      return [{ type: 'set_links', by: by.id, streams: flag ? null : n % 5 }];
    case 'laugh':
      return [{ type: 'laugh', by: by.id, play: n === 0 ? play - 1 : n === 1 ? null : play, capturedAt: flag ? wall + lag : null }];
    case 'mark_absent':
      return [{ type: 'mark_absent', who: by.id, play: n === 0 ? play + 1 : play }];
    case 'take_microphone':
      return [{ type: 'take_microphone', by: n < 8 ? (performerOf(room) ?? by.id) : by.id }];
    case 'pass_turn':
      return [{ type: 'pass_turn', by: flag ? (performerOf(room) ?? by.id) : by.id, turn: n < 5 ? null : n - 4 }];
    case 'hear_laughter':
      return [{ type: 'hear_laughter', by: by.id, turn: n < 8 ? null : n - 7 }];
    case 'submit_caption':
      return [{ type: 'submit_caption', by: by.id, text: n < 8 ? `A caption by ${by.username}` : `Another one, number ${n}` }];
    case 'react':
      return [{ type: 'react', by: by.id, reveal: 1 + (n % 4), laughter: Math.abs(lag) / 2_000 }];
    case 'judge':
      return [{ type: 'judge', matchId: n === 0 ? 'another' : (room.match?.id ?? ''), verdict: verdictOf(room, flag) }];
    case 'witness':
      return [{ type: 'witness', by: by.id, who: other.id, play }];
    case 'introduce':
      return [
        { type: 'introduce', by: { ...by, username: flag ? `${by.username} ${n}` : by.username, picture: flag ? null : `/${n}.svg` } },
      ];
    case 'forget':
      return [{ type: 'forget', who: other.id }];
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
