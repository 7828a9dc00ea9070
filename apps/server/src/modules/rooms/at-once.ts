/** So many keep the connections to the database busy, and none of them waits for one until it is given up. */
const AT_ONCE = 64;

/**
 * Does a job of the database for each of many, some at once. Throws what the first job throws that fails, while others may still be under way. Who fails does
 * nothing more, so when all fail the rest is never tried, and nobody hears of it: for what is only to be done if the database is there.
 */
export async function someAtOnce<T>(items: Iterable<T>, job: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items].values();
  async function work(): Promise<void> {
    for (const item of waiting) await job(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
