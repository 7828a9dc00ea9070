/** What one second of a link or of the machine was like. `fair`: not good enough for more, not bad enough for less. */
export type Verdict = 'good' | 'fair' | 'bad';

/** Where something stands on a ladder of steps, 0 being the best; times are looks, one a second. */
export interface Ladder {
  step: number;
  /** Bad looks, less those that were not. */
  strain: number;
  /** Good looks in a row. */
  calm: number;
  /** Good looks it takes to go up. */
  patience: number;
  /** Looks since it last went up. */
  tried: number;
}

/** Three bad looks more than others: a hiccup is none. */
const STRAINED = 3;
export const PATIENCE = { least: 8, most: 240 };
/** Who is back down this soon after going up was better off below, and waits twice as long before the next try. */
const TRIAL = 20;

export const atTheTop: Ladder = { step: 0, strain: 0, calm: 0, patience: PATIENCE.least, tried: TRIAL };

/** Takes where it stands, what the last second was like and how many steps there are, and how long it waits at most; returns where it stands now. One step at a time: down soon, up later. */
export function climb(ladder: Ladder, verdict: Verdict, steps: number, most = PATIENCE.most): Ladder {
  const strain = Math.max(0, ladder.strain + (verdict === 'bad' ? 1 : -1));
  const calm = verdict === 'bad' ? 0 : ladder.calm + (verdict === 'good' ? 1 : 0);
  const tried = Math.min(TRIAL, ladder.tried + 1);
  const { step, patience } = ladder;
  if (strain >= STRAINED && step < steps - 1) {
    const longer = tried < TRIAL ? Math.min(most, patience * 2) : patience;
    return { step: step + 1, strain: 0, calm: 0, patience: longer, tried: TRIAL };
  }
  if (calm >= patience && step > 0) return { step: step - 1, strain: 0, calm: 0, patience, tried: 0 };
  // At the top all is forgiven, once it has held there as long as it would have waited.
  const forgiven = step === 0 && calm >= most;
  return { step, strain: Math.min(strain, STRAINED), calm, patience: forgiven ? PATIENCE.least : patience, tried };
}
