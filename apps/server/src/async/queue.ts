/**
 * Returns a queue for each key: `run` takes a key and a job, runs those of one key one after another, also when one fails, and resolves to what its job
 * does. `idle` resolves when none is left.
 */
export function createQueue(): { run<T>(key: string, job: () => Promise<T>): Promise<T>; idle(): Promise<void> } {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, job) {
      const before = tails.get(key) ?? Promise.resolve();
      const result = before.then(job, job);
      const tail = result.then(
        () => undefined,
        () => undefined,
      );
      tails.set(key, tail);
      void tail.then(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
      return result;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
