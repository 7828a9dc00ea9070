import { limits } from '@deadpan/protocol';
import { accept, andThen, type Step } from '../decision.ts';
import type { PlayOutcome, RoomEvent } from '../event.ts';
import { endEarly, endRound, tallyOf } from '../match/result.ts';
import type { Match, Out, PlayedPlay, Round1 } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { nameOf, seatOf, survivors, withRound } from '../roster.ts';
import { isLastPlay } from './last-play.ts';
import { playedOf } from './played.ts';
import { planPlay } from './schedule.ts';
import { playsStanding } from './score.ts';

const { round1 } = limits;

/** R1-6: every play begins with nobody out but those who left, a 5 s countdown, and its whole schedule announced. */
export function startPlay(room: Room, play: number, at: MatchTime): Step {
  const { match } = room;
  if (!match) return accept(room);
  const { schedule, queue, seed } = planPlay(room, match);
  const round: Round1 = { phase: 'starting', play, schedule, endsAt: at + round1.countdownMs };
  const next = withRound({ ...room, seed, status: 'playing' }, { ...match, queue }, round);
  return accept(next, [{ type: 'play_starting', play }]);
}

/** R1-7: who has no camera when the countdown ends is out of this play; under two able players it has no winner. */
export function beginPlaying(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'starting') return accept(room);
  const { play, schedule } = match.round;
  const out: Out[] = match.roster.flatMap(({ id, left }): Out[] => {
    if (left) return [{ who: id, reason: 'left', at }];
    return seatOf(room, id)?.camera ? [] : [{ who: id, reason: 'no_camera', at }];
  });
  const able = survivors(match, out).length;
  const lowPlays = able < limits.players.toStart ? match.lowPlays + 1 : 0;
  const round: Round1 = { phase: 'playing', play, schedule, startsAt: at, endsAt: at + match.durationMs, out };
  const unable = match.roster.filter(({ id, left }) => !left && out.some(({ who }) => who === id));
  const events: RoomEvent[] = unable.map((who) => ({ type: 'eliminated', who: nameOf(who), play, reason: 'no_camera' }));
  const begun = accept(withRound(room, { ...match, lowPlays }, round), [{ type: 'play_began', play }, ...events]);
  return able < limits.players.toStart ? andThen(begun, (next) => endPlay(next, null, at)) : begun;
}

/** R1-9: the deadline opens the deciding moment, in which a smile from before it still counts. */
export function endPlaying(room: Room): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'playing') return accept(room);
  const { endsAt } = match.round;
  return accept(withRound(room, match, { ...match.round, phase: 'deciding', until: endsAt + round1.decidingMs, firstAt: null }));
}

/** R1-10: when the deciding moment has passed, exactly one survivor wins the play; several or none is a draw. */
export function decidePlay(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'deciding') return accept(room);
  const [first, ...others] = survivors(match, match.round.out);
  return endPlay(room, first && others.length === 0 ? first.id : null, at);
}

function outcomesOf(match: Match, { out, winner }: PlayedPlay): PlayOutcome[] {
  return match.roster.map(({ id }) => {
    const own = out.find(({ who }) => who === id);
    if (!own) return { userId: id, outcome: id === winner ? 'won' : 'survived', outReason: null, outAfterMs: null, outOver: null };
    return { userId: id, outcome: 'out', outReason: own.reason, outAfterMs: own.afterMs, outOver: own.over };
  });
}

/** R1-11: a play ends once, its result is stored with it, and is shown for 3 s (4 s after the last). */
function endPlay(room: Room, winner: string | null, at: MatchTime): Step {
  const { match } = room;
  if (!match || (match.round.phase !== 'playing' && match.round.phase !== 'deciding')) return accept(room);
  const { play, schedule, out } = match.round;
  const wins = winner === null ? match.wins : { ...match.wins, [winner]: (match.wins[winner] ?? 0) + 1 };
  const final = isLastPlay(match, play);
  const until = at + (final ? round1.finalPlayWinnerMs : round1.playWinnerMs);
  const played = playedOf(room, match.round, winner, at);
  const next: Match = { ...match, wins, playWinners: [...match.playWinners, winner], history: [...match.history, played] };
  const who = match.roster.find(({ id }) => id === winner);
  return accept(withRound(room, next, { phase: 'play_ended', play, schedule, out, until, winner }), [
    {
      type: 'play_ended',
      matchId: match.id,
      play,
      winner: who ? nameOf(who) : null,
      final,
      outcomes: outcomesOf(match, played),
    },
  ]);
}

/** R1-12: after the popup the next play starts; after the last play, or two in a row without two able players, the round ends. */
export function nextPlay(room: Room, at: MatchTime): Step {
  const { match } = room;
  if (!match || match.round.phase !== 'play_ended') return accept(room);
  const { play } = match.round;
  if (match.lowPlays >= round1.lowPlaysInARow) {
    // Wins stay: nobody undoes a defeat by switching a camera off.
    return endEarly(room, match, tallyOf(playsStanding(match), 'nobody_able'), at);
  }
  return play < match.plays ? startPlay(room, play + 1, at) : endRound(room, match, playsStanding(match), at);
}
