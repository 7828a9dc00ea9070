/** How often it is looked. */
const LOOK_EVERY_MS = 1_000;

/** Notices that nothing comes any more on a line that looks well. */
export interface Quiet {
  start(): void;
  /** Something came. */
  heard(): void;
  stop(): void;
}

/**
 * Takes how long a line may be quiet (ms), and what is done when it has been, and again whenever as long has passed. The server does not ping who
 * speaks, so that no ping comes is no sign; that nothing comes is one.
 */
export function createQuiet(afterMs: number, onQuiet: () => void): Quiet {
  let heardAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const heard = (): void => {
    heardAt = performance.now();
  };
  return {
    heard,
    start() {
      clearInterval(timer);
      heard();
      timer = setInterval(() => {
        if (performance.now() - heardAt < afterMs) return;
        heard();
        onQuiet();
      }, LOOK_EVERY_MS);
    },
    stop: () => clearInterval(timer),
  };
}
