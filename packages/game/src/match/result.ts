import { limits, type UserId } from '@deadpan/protocol';
import { accept, type Step } from '../decision.ts';
import type { MatchOutcome, RoomEvent } from '../event.ts';
import type { EndReason, Match, MatchResult, Round1, Standing } from '../match.ts';
import type { MatchTime } from '../moment.ts';
import type { Room } from '../room.ts';
import { remaining } from '../roster.ts';
import { decidedOf, leaders, roundOutcomes, standingOf } from './standing.ts';
import { withUnderWay } from './under-way.ts';

/** R1-16: most play wins takes the round; a shared top is a draw; nobody with a win is a complete draw; who left cannot win. */
export function tally(match: Match): Standing {
  const plays = Math.max(1, match.playWinners.length);
  const scores = Object.fromEntries(match.roster.map(({ id }) => [id, (match.wins[id] ?? 0) / plays]));
  const candidates = remaining(match).map(({ id }) => id);
  return standingOf(match, { round: 1, scores, points: match.wins, best: leaders(candidates, match.wins) });
}

/** A round won is 1, a shared one ½ for each who shares it (R4-4). */
function roundsWon(match: Match): Record<UserId, number> {
  const won = (id: UserId, { winner, result, tied }: Standing): number => {
    if (winner === id) return 1;
    return result === 'draw' && tied.includes(id) ? 0.5 : 0;
  };
  return Object.fromEntries(match.roster.map(({ id }) => [id, match.standings.reduce((sum, standing) => sum + won(id, standing), 0)]));
}

function scoreSums(match: Match): Record<UserId, number> {
  return Object.fromEntries(match.roster.map(({ id }) => [id, match.standings.reduce((sum, { scores }) => sum + (scores[id] ?? 0), 0)]));
}

/** R4-4: most rounds won takes the match, then the highest sum of the rounds' scores; else a tie. Who left cannot win. */
export function tallyMatch(match: Match): MatchResult {
  const candidates = remaining(match).map(({ id }) => id);
  const most = leaders(candidates, roundsWon(match));
  const best = leaders(most.length > 0 ? most : candidates, scoreSums(match));
  const { result, winner, tied } = standingOf(match, {
    round: match.roundNumber,
    scores: {},
    points: {},
    best: best.length > 0 ? best : most,
  });
  return { result, reason: 'played', winner, tied };
}

/** Score of a match: 100 × the mean of the rounds' scores; before the first is decided, of what it has brought so far (R1-17, R4-5). */
function scoreOf(match: Match, id: UserId): number {
  const known = match.standings.length > 0 ? match.standings : [tally(match)];
  return (100 * known.reduce((sum, { scores }) => sum + (scores[id] ?? 0), 0)) / known.length;
}

/** R1-17: leaving is a loss, whoever shares the top draws, everybody else loses. */
function outcomes(match: Match, { winner, tied }: MatchResult): MatchOutcome[] {
  return match.roster.map(({ id }) => {
    const result = id === winner ? 'won' : tied.includes(id) ? 'draw' : 'lost';
    return { userId: id, result, score: scoreOf(match, id), wins: match.wins[id] ?? 0 };
  });
}

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
      outcomes: outcomes(match, result),
      ...decidedOf(match, result),
    },
  ]);
}

/** R4-3: ends a match before its time, with what was under way in it; a match of one round has decided that one too. */
export function endEarly(room: Room, match: Match, result: MatchResult, at: MatchTime): Step {
  const kept = withUnderWay(room, match, at);
  if (match.rounds > 1) return endMatch(room, kept, result, at);
  const { winner, tied } = result;
  const standing: Standing = { ...tally(match), result: result.result, winner, tied };
  const ended = endMatch(room, { ...kept, standings: [standing] }, result, at);
  return accept(ended.room, [roundDecided(match, standing), ...ended.events]);
}
