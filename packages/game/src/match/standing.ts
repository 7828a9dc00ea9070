import type { RoundDecided, RoundOutcome } from '../event.ts';
import type { Match, RoundNumber, Standing } from '../match.ts';
import { nameOf, remaining } from '../roster.ts';
import type { UserId } from '@deadpan/protocol';

/** Two scores nearer than this are the same: thirds and tenths do not add up exactly. */
const SAME = 1e-9;

/** Takes scores; returns who of `candidates` has the highest, and nobody while that is nothing. */
export function leaders(candidates: readonly UserId[], scores: Record<UserId, number>): UserId[] {
  const top = Math.max(0, ...candidates.map((id) => scores[id] ?? 0));
  return top <= SAME ? [] : candidates.filter((id) => (scores[id] ?? 0) >= top - SAME);
}

interface Scored {
  round: RoundNumber;
  /** 0 to 1 */
  scores: Record<UserId, number>;
  points: Record<UserId, number>;
  /** Who is best, as the round's own rules have it. */
  best: UserId[];
}

/** Takes what a round brought; returns its standing: one of the best wins, several share, none is a complete draw. */
export function standingOf(match: Match, { round, scores, points, best }: Scored): Standing {
  const [winner, ...others] = best;
  if (winner === undefined) {
    return { round, result: 'complete_draw', winner: null, tied: remaining(match).map(({ id }) => id), scores, points };
  }
  if (others.length > 0) return { round, result: 'draw', winner: null, tied: best, scores, points };
  return { round, result: 'winner', winner, tied: [], scores, points };
}

/** Takes who won or shares something; returns it with names. */
export function decidedOf(match: Match, { result, winner, tied }: Pick<Standing, 'result' | 'winner' | 'tied'>): RoundDecided {
  const named = (id: UserId) => match.roster.filter((contestant) => contestant.id === id).map(nameOf);
  return {
    result,
    winner: winner === null ? null : (named(winner)[0] ?? null),
    tied: tied.flatMap(named),
    wins: match.wins,
    playWinners: match.playWinners,
  };
}

/** Takes a standing; returns how the round went for each player of the match. */
export function roundOutcomes(match: Match, { result, winner, tied, scores, points }: Standing): RoundOutcome[] {
  return match.roster.map(({ id }) => ({
    userId: id,
    result: id === winner ? 'won' : result === 'draw' && tied.includes(id) ? 'draw' : 'lost',
    score: scores[id] ?? 0,
    points: points[id] ?? 0,
  }));
}
