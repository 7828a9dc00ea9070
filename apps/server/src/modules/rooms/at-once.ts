/** So many keep the connections to the database busy, and none of them waits for one until it is given up. */
const AT_ONCE = 64;

/** Does a job for each of many rooms, some at once. Throws what the first job throws that fails; then no more are begun than would fail alike. */
export async function someAtOnce<T>(items: Iterable<T>, job: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items].values();
  async function work(): Promise<void> {
    for (const item of waiting) await job(item);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
