import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOM_SCHEMA, type Room } from '@deadpan/game';
import { ann, bob, cara, laugh, NOW, playing } from '@deadpan/game/testing';
import { noRooms, silentBus } from '../../../test/rooms-stage.ts';
import { alone } from '../../adapters/memory/alone.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createRooms, type Rooms } from './rooms.ts';

let opened: Rooms | null = null;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(async () => {
  await opened?.close();
  vi.useRealTimers();
});

/** A node beside others, on which nobody of the room has a page. */
function aNode(room: Room) {
  const world = { isAway: false, loads: 0, state: JSON.stringify(room), version: 1 };
  const rooms = createRooms({
    store: {
      ...noRooms,
      async load(id) {
        world.loads += 1;
        return { id, version: world.version, schema: ROOM_SCHEMA, state: world.state };
      },
      async save({ state, basedOn }) {
        if (world.isAway) throw new DatabaseAway('away');
        Object.assign(world, { state, version: basedOn + 1 });
        return 'saved';
      },
    },
    nodes: { ...alone(), areSeveral: true },
    clock: { now: () => Date.now() },
    bus: silentBus({ hasPages: () => false }),
    catalogue: { meme: () => undefined, still: () => undefined },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  opened = rooms;
  return { rooms, world };
}

const aPlay = (): Room => playing({ players: [ann, bob, cara], settings: { round1Duration: 180 } });

it('a room in which nobody is here is left after a minute, and its timers too: none brings it back', async () => {
  const { rooms, world } = aNode(aPlay());
  await rooms.look('ABCDEF');
  await vi.advanceTimersByTimeAsync(61_000);
  await rooms.compare();
  expect([...rooms.held()]).toEqual([]);
  await vi.advanceTimersByTimeAsync(180_000);
  expect([[...rooms.held()], world.loads]).toEqual([[], 1]);
});

it('F5 a room of which something is owed to the database is not left before it is saved', async () => {
  const { rooms, world } = aNode(aPlay());
  await rooms.look('ABCDEF');
  world.isAway = true;
  await expect(rooms.perform('ABCDEF', laugh(ann))).rejects.toBeInstanceOf(DatabaseAway);
  await vi.advanceTimersByTimeAsync(61_000);
  await rooms.compare();
  expect(rooms.peek('ABCDEF')).not.toBeNull();
  world.isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect((JSON.parse(world.state) as Room).match?.round).toMatchObject({ out: [{ who: ann.id, reason: 'smile' }] });
  await vi.advanceTimersByTimeAsync(61_000);
  await rooms.compare();
  expect(rooms.peek('ABCDEF')).toBeNull();
});
