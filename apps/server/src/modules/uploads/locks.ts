import { HttpFailure } from '../../http/failure.ts';

/** As the tus server takes one for each request: `requestRelease` asks whoever holds it to come to an end. */
interface Lock {
  lock(stop: AbortSignal, requestRelease: () => void): Promise<void>;
  unlock(): Promise<void>;
}

const WAIT_MS = 60_000;
const taken = (): HttpFailure => new HttpFailure(423, 'Another request is still at work on this upload. Please try again in a moment.');

/**
 * One request at a time for each upload. The library's own lock spins while it waits, which one player with two requests could make use of;
 * here whoever comes waits in a line. Returns the tus server's locker, and whether anybody is at work on an upload.
 */
export function createLocks(waitMs = WAIT_MS): { newLock(id: string): Lock; isHeld(id: string): boolean } {
  const lines = new Map<string, { release: () => void; next: (() => void)[] }>();

  return {
    isHeld: (id) => lines.has(id),
    newLock: (id) => ({
      lock: (stop, requestRelease) =>
        new Promise((resolve, reject) => {
          const line = lines.get(id);
          if (!line) {
            lines.set(id, { release: requestRelease, next: [] });
            return resolve();
          }
          const giveUp = (): void => {
            clearTimeout(timer);
            line.next = line.next.filter((one) => one !== enter);
            reject(taken());
          };
          const enter = (): void => {
            clearTimeout(timer);
            stop.removeEventListener('abort', giveUp);
            line.release = requestRelease;
            resolve();
          };
          const timer = setTimeout(giveUp, waitMs);
          stop.addEventListener('abort', giveUp, { once: true });
          line.next.push(enter);
          line.release();
        }),
      unlock: async () => {
        const line = lines.get(id);
        const enter = line?.next.shift();
        if (enter) enter();
        else lines.delete(id);
      },
    }),
  };
}
