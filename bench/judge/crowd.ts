import type { Contest } from './contests.ts';

export interface Agreement {
  /** Share of pairs of captions of one contest that are ranked as the crowd did; a tie is half. */
  all: number;
  /** The same where the crowd was clear: means apart by more than two standard errors of their difference. */
  clear: number;
  /** Standard error of `all`, from how much contests differ. */
  error: number;
  pairs: number;
  clearPairs: number;
}

/** Takes contests and what a judge gives each caption of each; returns how often the two agree. */
export function agreement(contests: readonly Contest[], scores: readonly (readonly number[])[]): Agreement {
  let [right, pairs, clearRight, clearPairs] = [0, 0, 0, 0];
  const shares: number[] = [];
  for (const [at, { captions }] of contests.entries()) {
    const [rightBefore, pairsBefore] = [right, pairs];
    for (const [first, a] of captions.entries()) {
      for (let second = first + 1; second < captions.length; second++) {
        const b = captions[second]!;
        if (a.mean === b.mean) continue;
        const apart = (scores[at]![first]! - scores[at]![second]!) * (a.mean - b.mean);
        const point = apart === 0 ? 0.5 : apart > 0 ? 1 : 0;
        right += point;
        pairs++;
        if (Math.abs(a.mean - b.mean) <= 2 * Math.hypot(a.se, b.se)) continue;
        clearRight += point;
        clearPairs++;
      }
    }
    shares.push((right - rightBefore) / (pairs - pairsBefore));
  }
  const middle = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - middle) ** 2, 0) / Math.max(1, shares.length - 1);
  return { all: right / pairs, clear: clearRight / clearPairs, error: Math.sqrt(variance / shares.length), pairs, clearPairs };
}
