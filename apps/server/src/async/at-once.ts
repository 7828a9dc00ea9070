/** So many keep the connections to the database busy, and none of them waits for one until it is given up. */
const AT_ONCE = 64;

/**
 * Runs `job` for each item, 64 at a time. Rejects with the first failure; jobs already running go on. A worker whose job failed takes no more, so
 * when the database is away at most 64 are tried.
 */
export async function someAtOnce<T>(items: Iterable<T>, job: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items].values();
  async function work(): Promise<void> {
    for (const item of waiting) await job(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
