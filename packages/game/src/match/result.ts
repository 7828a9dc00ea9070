import { limits } from '@deadpan/protocol';
import { accept, type Step } from '../decision.ts';
import type { RoomEvent } from '../event.ts';
import type { EndReason, Match, MatchResult, Round1, Standing } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { playsStanding } from '../round1/score.ts';
import { decidedOf, roundOutcomes } from './standing.ts';
import { matchOutcomes } from './tally.ts';
import { withUnderWay } from './under-way.ts';

function endedRound(match: Match): Round1 {
  const { round } = match;
  const play = 'play' in round ? round.play : match.playWinners.length;
  return { phase: 'round_ended', play, schedule: [], out: 'out' in round ? round.out : [] };
}

function roundDecided(match: Match, standing: Standing): RoomEvent {
  const outcomes = roundOutcomes(match, standing);
  return { type: 'round_decided', matchId: match.id, round: standing.round, outcomes, ...decidedOf(match, standing) };
}

/** R4-1: a round is decided once; after the only one the match is over, after one of several its scores are shown. */
export function endRound(room: Room, match: Match, standing: Standing, at: MatchTime): Step {
  const decided = { ...match, standings: [...match.standings, standing] };
  const event = roundDecided(match, standing);
  if (match.rounds === 1) {
    const ended = endMatch(room, decided, tallyOf(standing), at);
    return accept(ended.room, [event, ...ended.events]);
  }
  const { scoreboardMs, captionScoresMs } = limits.betweenRounds;
  const until = at + (standing.round === 3 ? captionScoresMs : scoreboardMs);
  return accept({ ...room, match: { ...decided, round: { phase: 'scoreboard', until } } }, [event]);
}

/** Takes the standing of round 1; returns it as the result of a match of one round. */
export function tallyOf({ result, winner, tied }: Standing, reason: EndReason = 'played'): MatchResult {
  return { result, reason, winner, tied };
}

/** R1-18: the match is decided once; its result, its rows and the 30 s in which a rematch can be accepted begin with the same save. */
export function endMatch(room: Room, match: Match, result: MatchResult, at: MatchTime): Step {
  const ended: Room = {
    ...room,
    status: 'finished',
    match: { ...match, result, round: endedRound(match) },
    rematch: { until: at + limits.seats.rematchMs, accepted: [] },
  };
  return accept(ended, [
    {
      type: 'match_ended',
      matchId: match.id,
      rounds: match.rounds,
      reason: result.reason,
      plays: match.playWinners.length,
      outcomes: matchOutcomes(match, result),
      ...decidedOf(match, result),
    },
  ]);
}

/** R4-3: ends a match before its time, with what was under way in it; a match of one round has decided that one too. */
export function endEarly(room: Room, match: Match, result: MatchResult, at: MatchTime): Step {
  const kept = withUnderWay(room, match, at);
  if (match.rounds > 1) return endMatch(room, kept, result, at);
  const { winner, tied } = result;
  const standing: Standing = { ...playsStanding(match), result: result.result, winner, tied };
  const ended = endMatch(room, { ...kept, standings: [standing] }, result, at);
  return accept(ended.room, [roundDecided(match, standing), ...ended.events]);
}
