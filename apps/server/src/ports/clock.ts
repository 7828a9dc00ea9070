/** Wall-clock milliseconds that never run backwards (design "Time"). */
export interface Clock {
  now(): number;
}

/** The clock that several nodes have in common. */
export interface SharedClock extends Clock {
  /** How far it is ahead of the database's own clock, ms. */
  ahead(): number;
  /**
   * Measures against the database's clock once more, and follows it slowly. Takes the last beat of another node (its common time and how far
   * that is ahead of the database's, ms), if there is one: a clock that is behind it has lost time, as that of a machine that slept, and catches up.
   */
  follow(other?: { at: number; ahead: number } | null): Promise<void>;
}
