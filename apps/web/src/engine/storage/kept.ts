/** The part of the browser's storages that the page uses. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Takes how to reach a storage; returns one that never throws. Where the browser forbids its own (even to look at it) or it is full, what is
 * written lasts as long as the page.
 */
export function createKept(find: () => Storage): Kept {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      const own = memory.get(key);
      if (own !== undefined) return own;
      try {
        return find().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        find().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        find().removeItem(key);
      } catch {
        // nothing could be kept there either
      }
    },
  };
}

/** What this browser keeps. */
export const browserKept = createKept(() => localStorage);

/** What this tab keeps, through a refresh. */
export const tabKept = createKept(() => sessionStorage);
