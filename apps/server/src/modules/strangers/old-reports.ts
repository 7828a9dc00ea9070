import type { Clock } from '../../ports/clock.ts';
import type { Decks } from '../../ports/decks.ts';
import { DAY_MS, HOUR_MS } from '../../ports/durations.ts';
import type { Log } from '../../ports/log.ts';
import type { Strangers } from '../../ports/strangers.ts';

/** Who behaves badly again is seen within a year; nobody is reproached with anything for longer. */
const KEPT_MS = 365 * DAY_MS;
const EVERY_MS = 6 * HOUR_MS;

export interface OldReportsDeps {
  strangers: Pick<Strangers, 'forgetReports'>;
  decks: Pick<Decks, 'forgetReports'>;
  clock: Clock;
  log: Log;
}

/** Removes reports about players and decks that are older than a year, at once and four times a day. A failure is the log's, and the next time's. */
export function forgetOldReports({ strangers, decks, clock, log }: OldReportsDeps): { close(): Promise<void> } {
  const forget = async (): Promise<void> => {
    const before = clock.now() - KEPT_MS;
    await strangers.forgetReports(before);
    await decks.forgetReports(before);
  };
  const look = (): Promise<void> => forget().catch((error: unknown) => log.warn({ err: error }, 'old reports could not be removed'));
  let running = look();
  const timer = setInterval(() => {
    running = look();
  }, EVERY_MS);
  timer.unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
