import { limits } from '@deadpan/protocol';
import type { ServerClock } from './clock-types.ts';
import { bestOf, estimateOf, remember, type Estimate } from './estimate.ts';

export interface ServerClockOptions {
  /** Asks the server's wall clock; null when no answer came in time. */
  ask: () => Promise<number | null>;
  /** Told when two probes in a row were not answered: the socket is dead without knowing it. */
  onSilence: () => void;
  /** This page's monotonic clock, ms. */
  now: () => number;
  /** This page's wall clock, ms: stands in before the first answer. */
  wallNow: () => number;
}

const SILENT_PROBES = 2;

export interface ProbedClock extends ServerClock {
  /** The socket is up: eight probes, then one every ten seconds. */
  start(): void;
  /** Probes at once, unless it is just doing so: the page came back to the front, the network changed, or nothing comes any more. */
  check(): void;
  stop(): void;
}

/** A server clock from probes: the smallest round trip of the last eight wins (design "Time"). */
export function createServerClock({ ask, onSilence, now, wallNow }: ServerClockOptions): ProbedClock {
  let estimates: Estimate[] = [];
  let best: Estimate | null = null;
  let run = 0;
  /** The run that is asking, not waiting until it asks again. */
  let asking: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Returns whether an answer came. */
  const probe = async (mine: number): Promise<boolean> => {
    const sentAt = now();
    const serverTime = await ask();
    if (serverTime === null || mine !== run) return false;
    estimates = remember(estimates, estimateOf({ sentAt, receivedAt: now(), serverTime }));
    best = bestOf(estimates);
    return true;
  };
  const keepProbing = async (probes: number): Promise<void> => {
    const mine = ++run;
    asking = mine;
    clearTimeout(timer);
    for (let left = probes, silent = 0; left > 0 && mine === run;) {
      if (await probe(mine)) [left, silent] = [left - 1, 0];
      else if (++silent >= SILENT_PROBES) left = 0;
      if (silent >= SILENT_PROBES && mine === run) onSilence();
    }
    if (mine !== run) return;
    asking = null;
    timer = setTimeout(() => void keepProbing(1), limits.clock.probeEveryMs);
  };
  const offset = (): number => best?.offset ?? wallNow() - now();

  return {
    serverNow: () => now() + offset(),
    toServer: (perfMs) => perfMs + offset(),
    toLocal: (serverMs) => serverMs - offset(),
    roundTrip: () => best?.roundTrip ?? null,
    start: () => void keepProbing(limits.clock.probes),
    check: () => {
      // Begun anew it would forget what was not answered.
      if (asking !== run) void keepProbing(1);
    },
    stop: () => {
      run++;
      clearTimeout(timer);
    },
  };
}
