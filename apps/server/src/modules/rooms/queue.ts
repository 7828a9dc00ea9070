/** Runs jobs with the same key one after another, so that local commands to one room never race. */
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
