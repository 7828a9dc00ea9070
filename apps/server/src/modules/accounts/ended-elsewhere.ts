import type { AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Sessions } from './sessions.ts';

const LOOK_MS = 1_000;
/** A name that is out of date does little harm, and nearly always the others are told. */
const NAMES_EVERY_MS = 30_000;
/** Looked back this far over the last look: what was written then may have been seen by nobody yet, and clocks differ a little. */
const OVERLAP_MS = 10_000;

export interface EndedElsewhereDeps {
  store: Pick<AccountStore, 'endedSince'>;
  sessions: Pick<Sessions, 'endedElsewhere' | 'compareNames'>;
  clock: Clock;
  log: Log;
}

/** Asks once a second which sign-ins ended on other nodes, and now and then who has changed: what one of them told may have been lost. Returns the way to stop. */
export function watchEndedElsewhere({ store, sessions, clock, log }: EndedElsewhereDeps): { close(): Promise<void> } {
  let seenUntil = clock.now();
  let namesAt = clock.now();
  let isAway = false;
  let underWay: Promise<void> | null = null;

  async function look(): Promise<void> {
    const now = clock.now();
    try {
      sessions.endedElsewhere(await store.endedSince(Math.round(seenUntil - OVERLAP_MS)));
      seenUntil = now;
      if (now - namesAt >= NAMES_EVERY_MS) {
        await sessions.compareNames();
        namesAt = now;
      }
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'what happened to sign-ins elsewhere could not be looked up');
      isAway = true;
    }
  }

  const timer = setInterval(() => {
    underWay ??= look().finally(() => (underWay = null));
  }, LOOK_MS);
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
