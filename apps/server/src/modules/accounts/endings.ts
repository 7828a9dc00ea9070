import { everySecond } from '../../async/every-second.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Sessions } from './sessions.ts';

/** A name that is out of date does little harm, and nearly always the others are told. */
const NAMES_EVERY_MS = 30_000;
/** Looked back this far over the last look: what was written then may have been seen by nobody yet, and clocks differ a little. */
const OVERLAP_MS = 10_000;

export interface EndingsDeps {
  store: Pick<AccountStore, 'endedSince'>;
  sessions: Pick<Sessions, 'ended' | 'endedElsewhere' | 'doubtedSince' | 'compareNames'>;
  /** whether there are other nodes */
  areSeveral: boolean;
  clock: Clock;
  log: Log;
}

/**
 * Asks once a second which sign-ins ended on other nodes, and now and then who has changed: what one of them told may have been lost. Where there
 * are no others it asks while it is in doubt whether some ended here. Returns the way to stop.
 */
export function watchEndings({ store, sessions, areSeveral, clock, log }: EndingsDeps): { close(): Promise<void> } {
  let seenUntil = clock.now();
  let namesAt = clock.now();
  /** A look failed: what it asked for is still to be looked up, also when nobody is in doubt any more. */
  let isOwed = false;

  async function look(): Promise<void> {
    const now = clock.now();
    const doubtedSince = sessions.doubtedSince();
    const isInDoubt = doubtedSince !== Infinity;
    if (!areSeveral && !isInDoubt && !isOwed) {
      seenUntil = now;
      return;
    }
    seenUntil = Math.min(seenUntil, doubtedSince);
    isOwed = true;
    const ended = await store.endedSince(Math.round(seenUntil - OVERLAP_MS));
    // What is saved late the others may look for no more.
    if (isInDoubt) sessions.ended(ended);
    else sessions.endedElsewhere(ended);
    seenUntil = now;
    if (areSeveral && now - namesAt >= NAMES_EVERY_MS) {
      await sessions.compareNames();
      namesAt = now;
    }
    isOwed = false;
  }

  return { close: everySecond('looking up which sign-ins have ended', look, log) };
}
