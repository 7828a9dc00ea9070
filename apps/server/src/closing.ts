type Close = () => void | Promise<void>;

/** How to close what was opened, so that all of it is. */
export interface Closing {
  /** Takes how to close what was opened last. */
  add(close: Close): void;
  /** Closes all of it, the last first, whatever fails of it; throws the first failure at the end. A second call waits for the first. */
  close(): Promise<void>;
}

/** Returns the list that everything puts itself on as it is opened. */
export function createClosing(): Closing {
  const opened: Close[] = [];
  let closing: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const close of opened.toReversed()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    add: (close) => void opened.push(close),
    close: () => (closing ??= closeAll()),
  };
}
