import { DatabaseAway } from '../ports/database-away.ts';
import type { Log } from '../ports/log.ts';

const SECOND_MS = 1_000;

/**
 * Takes what is done in words, and what does it; does it once a second, never twice at once. An outage of the database is told when it begins and
 * when it is over, and not every second of a night. Returns what ends it, once what is under way is done.
 */
export function everySecond(what: string, task: () => Promise<void>, log: Log): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  let isAway = false;
  const failed = (error: unknown): void => {
    const isNews = !isAway;
    isAway = error instanceof DatabaseAway;
    if (!isAway) log.error({ err: error }, `${what} failed`);
    else if (isNews) log.error({ err: error }, `the database is away: ${what} waits`);
  };
  const done = (): void => {
    if (isAway) log.info({}, `the database is back: ${what} goes on`);
    isAway = false;
  };
  const timer = setInterval(() => {
    underWay ??= task()
      .then(done, failed)
      .finally(() => (underWay = null));
  }, SECOND_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
