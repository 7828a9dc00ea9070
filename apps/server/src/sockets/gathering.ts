import { packetOf, type Broadcast } from './broadcast.ts';

/** Packets for the rooms of this process that may wait for the end of the present turn of the event loop, to be written in one. */
export interface Gathering {
  /** Sends it before anything else is sent after `flush`, and in this turn at the latest. */
  add(room: string, event: string, payload: object): void;
  /** Sends what waits: whoever sends at once calls it first, so that nothing overtakes. */
  flush(): void;
}

/** Takes who sends; readings of a room that come together (`lane.ts`) go out in one write to each page. */
export function createGathering({ toRoom }: Pick<Broadcast, 'toRoom'>): Gathering {
  let waiting = new Map<string, string[]>();

  function flush(): void {
    if (waiting.size === 0) return;
    const rooms = waiting;
    waiting = new Map();
    for (const [room, packets] of rooms) toRoom(room, packets);
  }

  return {
    add(room, event, payload) {
      if (waiting.size === 0) setImmediate(flush);
      const packets = waiting.get(room);
      if (packets) packets.push(packetOf(event, payload));
      else waiting.set(room, [packetOf(event, payload)]);
    },
    flush,
  };
}
