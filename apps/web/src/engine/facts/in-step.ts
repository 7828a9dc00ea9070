import type { ServerClock } from '../clock/clock-types.ts';

/** Takes a page's clock; returns the server's time at which something that is said now reaches the server, in milliseconds, as far as the page knows. */
export const arrivalOf = ({ serverNow, roundTrip }: Pick<ServerClock, 'serverNow' | 'roundTrip'>): number =>
  serverNow() + (roundTrip() ?? 0) / 2;

/**
 * Runs `work` once a second in step with everybody else in the same lobby, as far as their clocks agree with the server's: what of several pages of
 * one lobby comes in one moment reaches each of them in one packet, and wakes it once. Lobbies differ in their moment. Takes the server's
 * time at which what `work` says now arrives, in milliseconds (`arrivalOf`: who is farther away speaks earlier); returns how to stop.
 */
export function inStep(lobby: string, everyMs: number, arrival: () => number, work: () => void): () => void {
  const moment = Number.parseInt(lobby.slice(0, 8), 36) % everyMs || 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (atLeast: number): void => {
    const left = everyMs - ((arrival() + everyMs - moment) % everyMs);
    timer = setTimeout(run, left < atLeast ? left + everyMs : left);
  };
  const run = (): void => {
    // A timer may come early, and the clocks find together: neither makes two out of one.
    wait(everyMs / 2);
    work();
  };
  wait(0);
  return () => clearTimeout(timer);
}
