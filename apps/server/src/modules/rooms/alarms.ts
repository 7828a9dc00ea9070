import type { RoomId } from '@deadpan/protocol';

/** Node's longest delay. */
const LONGEST_MS = 2 ** 31 - 1;

/** One alarm per room: setting it again moves it. Late or doubled ones do no harm (design "Time"). */
export interface Alarms {
  set(id: RoomId, inMs: number | null): void;
  close(): void;
}

/** Takes what to do when a room's alarm rings; returns the alarms. */
export function createAlarms(ring: (id: RoomId) => void): Alarms {
  const pending = new Map<RoomId, NodeJS.Timeout>();
  return {
    set(id, inMs) {
      clearTimeout(pending.get(id));
      pending.delete(id);
      if (inMs === null) return;
      const timeout = setTimeout(
        () => {
          pending.delete(id);
          ring(id);
        },
        // Node cuts fractions off, and an alarm that rings early finds nothing due.
        Math.min(LONGEST_MS, Math.max(0, Math.ceil(inMs))),
      );
      pending.set(id, timeout);
    },
    close() {
      for (const timeout of pending.values()) clearTimeout(timeout);
      pending.clear();
    },
  };
}
