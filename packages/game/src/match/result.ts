import { limits } from '@deadpan/protocol';
import { accept, type Step } from '../decision.ts';
import type { MatchOutcome, RoundDecided } from '../event.ts';
import type { EndReason, Match, MatchResult, MatchTime, Room, Round1 } from '../room.ts';
import { nameOf, remaining } from '../roster.ts';

/** R1-16: most play wins takes the round; a shared top is a draw; nobody with a win is a complete draw; who left cannot win. */
export function tally(match: Match): MatchResult {
  const candidates = remaining(match);
  const top = Math.max(0, ...candidates.map(({ id }) => match.wins[id] ?? 0));
  const leaders = candidates.filter(({ id }) => (match.wins[id] ?? 0) === top).map(({ id }) => id);
  if (top === 0) return { result: 'complete_draw', reason: 'played', winner: null, tied: leaders };
  if (leaders.length === 1) return { result: 'winner', reason: 'played', winner: leaders[0] ?? null, tied: [] };
  return { result: 'draw', reason: 'played', winner: null, tied: leaders };
}

/** R1-17: leaving is a loss, whoever shares the top draws, everybody else loses. Score = 100 × share of the plays won. */
function outcomes(match: Match, { winner, tied }: MatchResult): MatchOutcome[] {
  return match.roster.map(({ id }) => {
    const wins = match.wins[id] ?? 0;
    const score = (100 * wins) / Math.max(1, match.playWinners.length);
    const result = id === winner ? 'won' : tied.includes(id) ? 'draw' : 'lost';
    return { userId: id, result, score, wins };
  });
}

function endedRound(match: Match): Round1 {
  const { round } = match;
  const play = 'play' in round ? round.play : 0;
  return { phase: 'round_ended', play, schedule: [], out: 'out' in round ? round.out : [] };
}

/** R1-18: the match is decided once; its result, its rows and the 30 s in which a rematch can be accepted begin with the same save. */
export function endMatch(room: Room, match: Match, result: MatchResult, at: MatchTime): Step {
  const named = (id: string) => match.roster.find((contestant) => contestant.id === id);
  const winner = result.winner === null ? undefined : named(result.winner);
  const decided: RoundDecided = {
    result: result.result,
    winner: winner ? nameOf(winner) : null,
    tied: result.tied.flatMap((id) => {
      const who = named(id);
      return who ? [nameOf(who)] : [];
    }),
    wins: match.wins,
    playWinners: match.playWinners,
  };
  const ended: Room = {
    ...room,
    status: 'finished',
    match: { ...match, result, round: endedRound(match) },
    rematch: { until: at + limits.seats.rematchMs, accepted: [] },
  };
  const reason: EndReason = result.reason;
  return accept(ended, [
    { type: 'round_decided', ...decided },
    { type: 'match_ended', matchId: match.id, reason, plays: match.playWinners.length, outcomes: outcomes(match, result), ...decided },
  ]);
}
