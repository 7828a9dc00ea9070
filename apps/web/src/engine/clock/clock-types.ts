/** The server's wall clock as this page knows it. Before the first answer the page's own clock stands in. */
export interface ServerClock {
  /** Server wall-clock milliseconds now. */
  serverNow(): number;
  /** Takes this page's `performance.now()` milliseconds; returns server wall-clock milliseconds. */
  toServer(perfMs: number): number;
  /** Takes server wall-clock milliseconds; returns this page's `performance.now()` milliseconds. */
  toLocal(serverMs: number): number;
  /** Round trip of the probe in use, milliseconds; null before the first answer. The clock is right within half of it. */
  roundTrip(): number | null;
}
