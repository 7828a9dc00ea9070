import type { UserId } from '@deadpan/protocol';
import type { MatchOutcome } from '../event.ts';
import type { Match, MatchResult, Standing } from '../match.ts';
import { remaining } from '../roster.ts';
import { playsStanding } from '../round1/score.ts';
import { leaders, standingOf } from './standing.ts';

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
  const known = match.standings.length > 0 ? match.standings : [playsStanding(match)];
  return (100 * known.reduce((sum, { scores }) => sum + (scores[id] ?? 0), 0)) / known.length;
}

/** R1-17: leaving is a loss, whoever shares the top draws, everybody else loses. */
export function matchOutcomes(match: Match, { winner, tied }: MatchResult): MatchOutcome[] {
  return match.roster.map(({ id }) => {
    const result = id === winner ? 'won' : tied.includes(id) ? 'draw' : 'lost';
    return { userId: id, result, score: scoreOf(match, id), wins: match.wins[id] ?? 0 };
  });
}
