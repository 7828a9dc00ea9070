import fc from 'fast-check';
import type { Phase } from '@deadpan/protocol';
import type { Person } from '../command.ts';
import type { Room } from '../room.ts';
import { ann, bob, cara, dan, person } from './people.ts';

/** Four who sit, one who may come, and one who never sits. */
export const people: readonly Person[] = [ann, bob, cara, dan, person('Eve'), person('Nobody')];

/** What may be done at any time, sense or nonsense. */
const anything = [
  'tick',
  'sit',
  'connect',
  'drop',
  'leave',
  'kick',
  'set_ready',
  'change_settings',
  'start',
  'set_camera',
  'set_links',
  'laugh',
  'mark_absent',
  'play_again',
  'take_microphone',
  'pass_turn',
  'hear_laughter',
  'submit_caption',
  'react',
  'judge',
  'witness',
  'introduce',
  'forget',
  'outage',
  'all_able',
  'all_dark',
  'all_back',
  'all_drop',
  'all_again',
] as const;
export type MoveName = (typeof anything)[number];

/** Who comes and goes, in every phase. A name that is there twice is done twice as often. */
const comings: readonly MoveName[] = ['drop', 'drop', 'drop', 'connect', 'connect', 'all_back', 'all_back', 'leave', 'outage'];

/** What makes sense while the arena waits, and in each phase of a match. */
const inLobby: readonly MoveName[] = ['sit', 'kick', 'set_ready', 'change_settings', 'all_able', 'all_able', 'start', 'start', 'start'];
const apt: Record<Phase, readonly MoveName[]> = {
  waiting: ['set_camera', 'set_links', 'all_able', 'all_able', 'all_dark', 'tick'],
  starting: ['set_camera', 'all_able', 'tick', 'tick', 'tick'],
  playing: ['laugh', 'laugh', 'laugh', 'mark_absent', 'witness', 'witness', 'tick'],
  deciding: ['laugh', 'laugh', 'mark_absent', 'witness', 'tick'],
  play_ended: ['witness', 'tick', 'tick'],
  round_ended: ['play_again', 'all_again', 'all_again'],
  calling: ['take_microphone', 'take_microphone', 'take_microphone', 'pass_turn', 'tick'],
  speaking: ['hear_laughter', 'hear_laughter', 'mark_absent', 'mark_absent', 'pass_turn', 'tick'],
  turn_ended: ['hear_laughter', 'pass_turn', 'tick', 'tick'],
  writing: ['submit_caption', 'submit_caption', 'submit_caption', 'tick'],
  collecting: ['submit_caption', 'tick'],
  revealing: ['react', 'react', 'react', 'judge', 'tick', 'tick'],
  judging: ['react', 'judge', 'tick', 'tick'],
  scoreboard: ['tick', 'tick', 'set_camera'],
  countdown: ['tick', 'tick', 'set_camera'],
};

/** How wall time goes on before a move: by so much, or to the room's next timer and so much more. */
type Wait = { toDue: boolean; ms: number };

/** One thing that is done to a room, whatever room it meets. */
export interface Move {
  sense: 'apt' | 'coming' | 'any';
  which: number;
  who: number;
  other: number;
  flag: boolean;
  n: number;
  lag: number;
  wait: Wait;
}

const wait: fc.Arbitrary<Wait> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ toDue: fc.constant(false), ms: fc.integer({ min: 0, max: 400 }) }) },
  { weight: 7, arbitrary: fc.record({ toDue: fc.constant(true), ms: fc.integer({ min: -3, max: 400 }) }) },
  { weight: 2, arbitrary: fc.record({ toDue: fc.constant(false), ms: fc.integer({ min: 0, max: 12_000 }) }) },
  { weight: 1, arbitrary: fc.record({ toDue: fc.constant(false), ms: fc.integer({ min: -5_000, max: 200_000 }) }) },
);

/** Any move by anybody at any time. */
export const aMove: fc.Arbitrary<Move> = fc.record({
  sense: fc.oneof(
    { weight: 5, arbitrary: fc.constant('apt' as const) },
    { weight: 2, arbitrary: fc.constant('coming' as const) },
    { weight: 2, arbitrary: fc.constant('any' as const) },
  ),
  which: fc.nat(999),
  who: fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(people.length - 1) }),
  other: fc.nat(people.length - 1),
  flag: fc.boolean(),
  n: fc.nat(10),
  lag: fc.integer({ min: -2_000, max: 2_000 }),
  wait,
});

/** Takes a room and a move; returns the name of what is done there. */
export function nameOfMove({ status, match }: Room, { sense, which }: Move): MoveName {
  const sensible = status === 'waiting' || !match ? inLobby : apt[match.round.phase];
  const names = { apt: sensible, coming: comings, any: anything }[sense];
  return names[which % names.length] ?? 'tick';
}
