/** Wall-clock milliseconds that never run backwards (design "Time"). */
export interface Clock {
  now(): number;
}
