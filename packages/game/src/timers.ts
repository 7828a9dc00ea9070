import { limits } from '@deadpan/protocol';
import { accept, type Step } from './decision.ts';
import { close } from './lobby/close.ts';
import { expireSeat, seatExpiry } from './lobby/seats.ts';
import { aloneAt, winAlone } from './match/forfeit.ts';
import { endRematch } from './match/rematch.ts';
import { endEarly } from './match/result.ts';
import { afterScoreboard, startRound } from './match/rounds.ts';
import type { MatchTime, Millis } from './moment.ts';
import type { Room } from './room.ts';
import { isRunning, remaining } from './roster.ts';
import { beginPlaying, decidePlay, endPlaying, nextPlay, startPlay } from './round1/play.ts';
import { endTurn, nextTurn } from './round2/turns.ts';
import { endJudging } from './round3/judging.ts';
import { nextReveal, startReveal } from './round3/reveal.ts';
import { endWriting } from './round3/writing.ts';
import { wallTimeAt } from './time.ts';

/** A timer follows from the state alone: one that is late or doubled finds its moment gone. */
export interface Timer {
  at: MatchTime;
  fire: (room: Room, at: MatchTime) => Step;
}

/** R0-13: a room without a connected player for 60 s closes; a match in it ends without a winner. */
function closeEmpty(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!isRunning(room) || !match) return close(room, 'empty');
  const tied = remaining(match).map(({ id }) => id);
  const ended = endEarly(room, match, { result: 'complete_draw', reason: 'abandoned', winner: null, tied }, at);
  const closed = close(ended.room, 'empty');
  return accept(closed.room, [...ended.events, ...closed.events]);
}

function phaseTimers({ match }: Room): Timer[] {
  if (!match) return [];
  const { round } = match;
  switch (round.phase) {
    case 'waiting': {
      const fire = (room: Room, at: MatchTime) => startPlay(room, 1, at);
      const timers: Timer[] = [{ at: round.until, fire }];
      if (round.allReadyAt !== null) timers.push({ at: round.allReadyAt + limits.round1.autoStartMs, fire });
      return timers;
    }
    case 'starting':
      return [{ at: round.endsAt, fire: beginPlaying }];
    case 'playing':
      return [{ at: round.endsAt, fire: endPlaying }];
    case 'deciding':
      return [{ at: round.until, fire: decidePlay }];
    case 'play_ended':
      return [{ at: round.until, fire: nextPlay }];
    case 'calling':
    case 'speaking':
      return [{ at: round.until, fire: endTurn }];
    case 'turn_ended':
      return [{ at: round.until, fire: nextTurn }];
    case 'writing':
      return [{ at: round.until, fire: endWriting }];
    case 'collecting':
      return [{ at: round.until, fire: startReveal }];
    case 'revealing':
      return [{ at: round.until, fire: nextReveal }];
    case 'judging':
      return [{ at: round.verdict ? round.settlesAt : round.until, fire: endJudging }];
    case 'scoreboard':
      return [{ at: round.until, fire: afterScoreboard }];
    case 'countdown':
      return [{ at: round.until, fire: startRound }];
    case 'round_ended':
      return [];
    default:
      return round satisfies never;
  }
}

/** What waits for somebody: a held seat, an empty room, who is left alone, a rematch. */
function waits(room: Room): Timer[] {
  const timers: Timer[] = [];
  for (const seat of room.players) {
    const at = seatExpiry(room, seat);
    if (at !== null) timers.push({ at, fire: (next) => expireSeat(next, seat.id) });
  }
  if (room.emptySince !== null) timers.push({ at: room.emptySince + limits.seats.emptyRoomMs, fire: closeEmpty });
  const alone = aloneAt(room);
  if (alone !== null) timers.push({ at: alone, fire: winAlone });
  if (room.status === 'finished' && room.rematch) timers.push({ at: room.rematch.until, fire: endRematch });
  return timers;
}

const phases = (room: Room): Timer[] => (isRunning(room) ? phaseTimers(room) : []);

/** Takes a room; returns every timer that runs in it. */
export function timersOf(room: Room): Timer[] {
  return room.status === 'closed' ? [] : [...waits(room), ...phases(room)];
}

/** Takes timers; returns the one that is due first, the first of several, or null when there is none. */
export function earliest(timers: readonly Timer[]): Timer | null {
  return timers.reduce<Timer | null>((first, timer) => (first === null || timer.at < first.at ? timer : first), null);
}

/** Takes a room; returns the wall time (ms) at which it must be looked at again, or null when nothing is pending. */
export function nextDueAt(room: Room): Millis | null {
  if (room.status === 'closed') return null;
  if (!room.anchor.running) return room.anchor.resumeBy;
  const timer = earliest(timersOf(room));
  return timer === null ? null : wallTimeAt(room.anchor, timer.at);
}

/** After its deadline what was sent in time still arrives: the moment that takes is part of the phase. */
function arrivingMs({ match }: Room): number {
  if (match?.round.phase === 'playing') return limits.round1.decidingMs;
  return match?.round.phase === 'writing' ? limits.caption.collectingMs : 0;
}

/**
 * R0-8: takes a room; returns how far it goes by itself while nobody can save it, and no further (wall ms), or null when nothing is pending. A phase
 * runs to its end; what follows has begun for nobody. Whoever is waited for could not come meanwhile, and has 5 s afterwards, as after a
 * restart; less when a phase ends in those 5 s, for what is over on the screens does not go on.
 */
export function runsUntil(room: Room): Millis | null {
  const { anchor } = room;
  if (room.status === 'closed') return null;
  if (!anchor.running) return anchor.resumeBy - limits.seats.resumeMs;
  const ends = phases(room).map(({ at }) => wallTimeAt(anchor, at));
  const arrived = phases(room).map(({ at }) => wallTimeAt(anchor, at + arrivingMs(room)));
  const waited = waits(room).map(({ at }) => {
    const until = wallTimeAt(anchor, at);
    return Math.max(until - limits.seats.resumeMs, ...ends.filter((end) => end <= until));
  });
  return arrived.length + waited.length === 0 ? null : Math.min(...arrived, ...waited);
}
