/** Wall-clock milliseconds that never run backwards (design "Time"). */
export interface Clock {
  now(): number;
}

/** The clock that several nodes have in common. */
export interface SharedClock extends Clock {
  /** How far it is ahead of the database's own clock, ms. */
  ahead(): number;
  /** Measures against the database's clock once more, and follows it slowly. */
  follow(): Promise<void>;
}
