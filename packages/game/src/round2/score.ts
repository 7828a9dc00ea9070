import type { UserId } from '@deadpan/protocol';
import type { Match, Round2, Standing, Turn } from '../match.ts';
import { remaining } from '../roster.ts';
import { leaders, standingOf } from '../match/standing.ts';

/** R2-5: takes the turns; returns a point for each listener a performer made laugh. */
export function pointsOf(match: Match, turns: readonly Turn[]): Record<UserId, number> {
  const laughs = (id: UserId) => turns.filter(({ performer }) => performer === id).reduce((sum, turn) => sum + turn.laughs.length, 0);
  return Object.fromEntries(match.roster.map(({ id }) => [id, laughs(id)]));
}

/** How long the first laugh of a performer's turn took, in the whole ms that are shown and kept; Infinity without one. */
function firstLaughAfter(turns: readonly Turn[], id: UserId): number {
  const turn = turns.find(({ performer }) => performer === id);
  if (!turn || turn.spokeAt === null) return Infinity;
  return Math.round(Math.min(...turn.laughs.map(({ at }) => at)) - turn.spokeAt);
}

/** R2-6: most points win; a tie goes to the quicker first laugh; without any laugh nobody wins. Scores are shares of the laughs one could get. */
export function comedyStanding(match: Match, { order, turns }: Pick<Round2, 'order' | 'turns'>): Standing {
  const points = pointsOf(match, turns);
  // Who had left before the round began was there for nobody to make laugh.
  const listeners = Math.max(1, order.length - 1);
  const scores = Object.fromEntries(Object.entries(points).map(([id, laughs]) => [id, laughs / listeners]));
  const best = leaders(
    remaining(match).map(({ id }) => id),
    points,
  );
  const quickest = Math.min(...best.map((id) => firstLaughAfter(turns, id)));
  return standingOf(match, { round: 2, scores, points, best: best.filter((id) => firstLaughAfter(turns, id) === quickest) });
}
