/** Where a clip stood at one moment. */
export interface Sample {
  /** wall clock, ms */
  wall: number;
  clip: string;
  /** position in the clip, ms */
  at: number;
}

/** Two samples further apart say nothing about what lies between them. */
const GAP_MS = 600;

/**
 * How far apart two pages show the same clip, in milliseconds (positive: the first is ahead): for each sample of one page, the other's position at
 * that moment, between its samples before and after. Moments at which the pages show different clips, or a clip that has just jumped, are counted
 * by what the samples around them say, or left out where there are none.
 */
export function apart(mine: readonly Sample[], theirs: readonly Sample[]): number[] {
  const found: number[] = [];
  let next = 0;
  for (const sample of mine) {
    while (next < theirs.length && theirs[next]!.wall < sample.wall) next += 1;
    const before = theirs[next - 1];
    const after = theirs[next];
    if (!before || !after || before.clip !== sample.clip || after.clip !== sample.clip || after.wall - before.wall > GAP_MS) continue;
    const share = (sample.wall - before.wall) / (after.wall - before.wall);
    found.push(sample.at - (before.at + share * (after.at - before.at)));
  }
  return found;
}
