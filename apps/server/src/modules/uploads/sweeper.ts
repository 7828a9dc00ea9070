import type { Log } from '../../ports/log.ts';
import type { Uploads } from './uploads.ts';

const EVERY_MS = 10 * 60_000;

/** Removes uploads that stood still for too long, now and then. A failure is the log's, and the next time's. */
export function createSweeper({ uploads, log }: { uploads: Pick<Uploads, 'sweep'>; log: Log }): { close(): void } {
  const timer = setInterval(() => {
    uploads.sweep().catch((error: unknown) => log.warn({ err: error }, 'uploads that broke off could not be removed'));
  }, EVERY_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
