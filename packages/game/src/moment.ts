/** Wall-clock milliseconds, as the server's clock gives them. */
export type Millis = number;
/** Milliseconds on a room's own clock, which stands still while nobody can play (design "Time"). Every deadline is match time. */
export type MatchTime = number;
