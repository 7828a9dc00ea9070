/** When this data was last served by a living process; the gap to the present is an outage that is given back (design "Time"). */
export interface Alive {
  /** Wall clock ms of the last sign of life, or null on the first start. */
  last(): Promise<number | null>;
  beat(wallMs: number): Promise<void>;
}
