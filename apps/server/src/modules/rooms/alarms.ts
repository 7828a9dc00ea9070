import type { RoomId } from '@deadpan/protocol';

/** Node's longest delay. */
const LONGEST_MS = 2 ** 31 - 1;

/** One alarm per room: setting it again moves it. Late or doubled ones do no harm (design "Time"). */
export interface Alarms {
  set(id: RoomId, inMs: number | null): void;
  close(): void;
}

/** Takes what to do when a room's alarm rings, and who hears by how many ms it rang late; returns the alarms. */
export function createAlarms(ring: (id: RoomId) => void, late: (ms: number) => void = () => {}): Alarms {
  const pending = new Map<RoomId, NodeJS.Timeout>();
  return {
    set(id, inMs) {
      clearTimeout(pending.get(id));
      pending.delete(id);
      if (inMs === null) return;
      // Node cuts fractions off, and an alarm that rings early finds nothing due.
      const delay = Math.min(LONGEST_MS, Math.max(0, Math.ceil(inMs)));
      const due = performance.now() + delay;
      const timeout = setTimeout(() => {
        pending.delete(id);
        late(performance.now() - due);
        ring(id);
      }, delay);
      pending.set(id, timeout);
    },
    close() {
      for (const timeout of pending.values()) clearTimeout(timeout);
      pending.clear();
    },
  };
}
