import { afterEach, beforeEach, vi } from 'vitest';
import type { Room } from '@deadpan/game';
import { NOW } from '@deadpan/game/testing';
import { alone } from '../src/adapters/memory/alone.ts';
import { createRooms } from '../src/modules/rooms/rooms.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import type { Nodes } from '../src/ports/nodes.ts';
import type { Rooms as RoomStore, RoomWrite, StoredRoom } from '../src/ports/rooms.ts';
import { noRooms, silentBus } from './rooms-stage.ts';

/** A store whose database can be away, with or without having saved before it went. */
function aStore(room: Room) {
  let row: StoredRoom = { id: room.id, version: 1, schema: 1, state: JSON.stringify(room) };
  let token = '';
  let away: 'no' | 'before' | 'after' = 'no';
  const writes: RoomWrite[] = [];
  const put = (write: RoomWrite): boolean => {
    if (write.basedOn !== row.version) return false;
    row = { id: write.id, version: write.basedOn + 1, schema: write.schema, state: write.state };
    token = write.token;
    writes.push(write);
    return true;
  };
  const store: RoomStore = {
    ...noRooms,
    load: async (id) => (id === row.id ? row : null),
    versions: async () => {
      if (away !== 'no') throw new DatabaseAway('away');
      return new Map([[row.id, row.version]]);
    },
    save: async (write) => {
      if (away === 'after') put(write);
      if (away !== 'no') throw new DatabaseAway('away');
      if (put(write)) return 'saved';
      return row.version === write.basedOn + 1 && token === write.token ? 'saved' : 'stale';
    },
  };
  return {
    store,
    writes,
    go: (how: typeof away) => void (away = how),
    room: () => JSON.parse(row.state) as Room,
  };
}

const started: { close(): Promise<void> }[] = [];

function node(kept: ReturnType<typeof aStore>, nodes: Nodes) {
  const told: string[] = [];
  const rooms = createRooms({
    store: kept.store,
    nodes,
    clock: { now: () => Date.now() },
    bus: silentBus({
      toRoom: (_id, event) => void told.push(event),
      tell(_id, messages, views) {
        told.push(...messages.map(({ event }) => event), ...(views?.own ?? []).map(() => 'game_state_update'));
      },
      part: (_id, user) => void told.push(`parted ${user}`),
    }),
    catalogue: { meme: () => undefined, still: () => undefined },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined } as never,
  });
  started.push(rooms);
  return { rooms, told };
}

/** Takes a room; serves it alone, from a store whose database can go away. What is told is in `told`, by the names of its events. */
export function serve(room: Room) {
  const kept = aStore(room);
  return { ...kept, ...node(kept, alone()) };
}

/** Takes a room; two nodes serve it from one store, and notice each for itself, once a second, whether they reach it. No hint passes between them. */
export async function serveByTwo(room: Room) {
  const kept = aStore(room);
  const [one, other] = [node(kept, { ...alone(), areSeveral: true }), node(kept, { ...alone(), areSeveral: true })];
  for (const { rooms } of [one, other]) {
    await rooms.look(room.id);
    const comparing = setInterval(() => void rooms.compare().catch(() => undefined), 1_000);
    started.push({ close: async () => clearInterval(comparing) });
  }
  return { ...kept, one, other };
}

/** To be called by whoever serves: time is the test's, and every server ends with its test. */
export function inTestTime(): void {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(async () => {
    for (const rooms of started.splice(0)) await rooms.close();
    vi.useRealTimers();
  });
}
