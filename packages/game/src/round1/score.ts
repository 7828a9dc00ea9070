import { leaders, standingOf } from '../match/standing.ts';
import type { Match, Standing } from '../match.ts';
import { remaining } from '../roster.ts';

/** R1-16: most play wins takes the round; a shared top is a draw; nobody with a win is a complete draw; who left cannot win. */
export function playsStanding(match: Match): Standing {
  const plays = Math.max(1, match.playWinners.length);
  const scores = Object.fromEntries(match.roster.map(({ id }) => [id, (match.wins[id] ?? 0) / plays]));
  const candidates = remaining(match).map(({ id }) => id);
  return standingOf(match, { round: 1, scores, points: match.wins, best: leaders(candidates, match.wins) });
}
