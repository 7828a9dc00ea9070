import type { Room } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';

/** A room as this process last saw it saved. */
export interface Held {
  version: number;
  room: Room;
}

/** The open rooms that this process remembers. */
export interface AtHand {
  get(id: RoomId): Held | undefined;
  /** Remembers a room at its newest version; a closed one is over. */
  keep(held: Held, now: number): void;
  forget(id: RoomId): void;
  all(): Iterable<Held>;
  /** The rooms that nobody asked for since a moment. */
  unusedSince(ms: number): RoomId[];
  onForgotten(listener: (id: RoomId) => void): void;
}

export function createAtHand(): AtHand {
  const rooms = new Map<RoomId, Held>();
  const usedAt = new Map<RoomId, number>();
  const listeners: ((id: RoomId) => void)[] = [];

  function forget(id: RoomId): void {
    usedAt.delete(id);
    if (rooms.delete(id)) for (const listener of listeners) listener(id);
  }

  return {
    get: (id) => rooms.get(id),
    keep(held, now) {
      const { id, status } = held.room;
      if (status === 'closed') {
        rooms.delete(id);
        usedAt.delete(id);
        return;
      }
      rooms.set(id, held);
      usedAt.set(id, now);
    },
    forget,
    all: () => rooms.values(),
    unusedSince: (ms) => [...usedAt].filter(([, at]) => at < ms).map(([id]) => id),
    onForgotten: (listener) => void listeners.push(listener),
  };
}
