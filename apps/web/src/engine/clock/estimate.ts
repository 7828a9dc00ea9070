import { limits } from '@deadpan/protocol';

/** One question to the server's clock: this page's clock before and after, the server's in between. All milliseconds. */
export interface Probe {
  sentAt: number;
  receivedAt: number;
  serverTime: number;
}

export interface Estimate {
  /** Server wall clock minus this page's clock. */
  offset: number;
  roundTrip: number;
}

/** Takes the server's answer for the middle of the round trip: wrong by half of it at most. */
export function estimateOf({ sentAt, receivedAt, serverTime }: Probe): Estimate {
  return { offset: serverTime - (sentAt + receivedAt) / 2, roundTrip: receivedAt - sentAt };
}

/**
 * Adds an estimate. The oldest of more than eight goes; so do those that contradict the new one, whose ranges do not meet its own:
 * a clock has drifted, jumped or slept since, or the server is another one.
 */
export function remember(estimates: readonly Estimate[], next: Estimate): Estimate[] {
  const agreeing = estimates.filter((each) => Math.abs(each.offset - next.offset) <= (each.roundTrip + next.roundTrip) / 2);
  return [...agreeing, next].slice(-limits.clock.probes);
}

/** The estimate with the smallest round trip (design "Time"), or null without any. */
export function bestOf(estimates: readonly Estimate[]): Estimate | null {
  return estimates.reduce<Estimate | null>((best, each) => (best === null || each.roundTrip < best.roundTrip ? each : best), null);
}
