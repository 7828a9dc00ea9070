import { limits, type Phase } from '@deadpan/protocol';
import type { Command } from '../command.ts';
import { decide } from '../decide.ts';
import type { Room } from '../room.ts';
import { nextDueAt } from '../timers.ts';
import { starting, type RoomOptions } from './rooms.ts';

/** The phases of a running match, in the order in which one of three rounds comes to them. */
export const runningPhases = [
  'waiting',
  'starting',
  'playing',
  'deciding',
  'play_ended',
  'scoreboard',
  'countdown',
  'calling',
  'speaking',
  'turn_ended',
  'writing',
  'collecting',
  'revealing',
  'judging',
] as const satisfies Phase[];
export type RunningPhase = (typeof runningPhases)[number];

/** How many rounds a match must have to come to a phase. */
function roundsFor(phase: RunningPhase): number {
  const place = runningPhases.indexOf(phase);
  if (place < runningPhases.indexOf('scoreboard')) return limits.maxRounds.min;
  return place < runningPhases.indexOf('writing') ? 2 : limits.maxRounds.max;
}

/** What is done so that no phase is left out: the first one called speaks, and all but the last player write a caption. */
function script({ match, players }: Room): Command[] {
  if (match?.round.phase === 'calling')
    return match.round.turns.slice(0, 1).map(({ performer }) => ({ type: 'take_microphone', by: performer }));
  if (match?.round.phase !== 'writing') return [];
  return players.slice(0, -1).map(({ id, username }) => ({ type: 'submit_caption', by: id, text: `A caption by ${username}` }));
}

/** Takes a phase; returns a match that has just come to it, everybody here and able. Of three rounds of which the first has one play, unless told otherwise. */
export function inPhase(phase: RunningPhase, options: RoomOptions = {}): Room {
  const settings = { round1Plays: 1, maxRounds: 3, ...options.settings } as const;
  let room = starting({ ...options, settings: { ...settings, maxRounds: Math.max(settings.maxRounds, roundsFor(phase)) } });
  const hasCome = () => room.match?.round.phase === phase || room.match?.round.phase === 'round_ended';
  while (!hasCome()) {
    room = script(room).reduce((before, command) => decide(before, command, before.changedAt).room, room);
    const due = nextDueAt(room);
    if (due !== null && !hasCome()) ({ room } = decide(room, { type: 'tick' }, due));
  }
  return room;
}
