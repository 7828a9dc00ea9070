/** A part of a room that is fetched when it is first needed. */
export interface OnceNeeded {
  need(): void;
  /** The room is left: ends the part, also one that is still on its way. */
  close(): void;
}

/** Takes what fetches the part and returns how to begin it, which returns the way out. What could not be fetched is fetched with the next need. */
export function onceNeeded(fetchPart: () => Promise<() => () => void>): OnceNeeded {
  let end: (() => void) | undefined;
  let [asked, closed] = [false, false];
  return {
    need: () => {
      if (asked || closed) return;
      asked = true;
      void fetchPart().then(
        (begin) => {
          if (!closed) end = begin();
        },
        () => (asked = false),
      );
    },
    close: () => {
      closed = true;
      end?.();
      end = undefined;
    },
  };
}
