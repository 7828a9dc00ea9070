/** What is counted: of which limit, and whose tries (a player, an e-mail address, a network). */
export interface Counted {
  /** A name; all windows of one limit are equally long. */
  limit: string;
  key: string;
}

/**
 * Tries counted in fixed windows, for the limits that all nodes share: in memory, or in Redis (per node while that is away).
 * Every adapter passes `test/contracts/counters.ts`. None of them throws.
 */
export interface Counters {
  /** Counts a try, at most `max` in a window of `windowMs`. Resolves to 0 when it may go on, else to how many ms until the window is over; a refused try is not counted. */
  take(what: Counted, max: number, windowMs: number): Promise<number>;
  /** Takes back one try that did no harm. */
  giveBack(what: Counted): Promise<void>;
  forget(what: Counted): Promise<void>;
}
