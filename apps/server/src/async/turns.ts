/** Runs jobs, at most so many at once and the rest in the order they came. */
export type Turns = <T>(job: () => Promise<T>) => Promise<T>;

/** Takes how many jobs run at once, how many may wait, and what is thrown when more than those come. */
export function takeTurns(atOnce: number, waitingMax: number, busy: () => Error): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw busy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
