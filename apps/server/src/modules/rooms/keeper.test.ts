import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextDueAt, type Room } from '@deadpan/game';
import { NOW, playing } from '@deadpan/game/testing';
import { noAlive, noRooms, silentBus } from '../../../test/rooms-stage.ts';
import { alone } from '../../adapters/memory/alone.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Rooms as RoomStore, StoredRoom } from '../../ports/rooms.ts';
import { keepRooms } from './keeper.ts';
import { createRooms } from './rooms.ts';

const opened: { close(): Promise<void> }[] = [];
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
  vi.useRealTimers();
});

/** When this state is due by its own account; what is no room always is. */
const dueOf = (state: string): number | null => (state === 'no room' ? 0 : nextDueAt(JSON.parse(state) as Room));

/** What an earlier process left, or with `another` one that lives: an arena whose row nobody can read, and one in which a play runs. */
function left({ another = false } = {}) {
  const sound = playing();
  const rows = new Map<string, StoredRoom>([
    ['AAAAAA', { id: 'AAAAAA', version: 1, schema: 3, state: 'no room' }],
    [sound.id, { id: sound.id, version: 1, schema: 3, state: JSON.stringify(sound) }],
  ]);
  let isAway = false;
  const swept: number[] = [];
  const store: RoomStore = {
    ...noRooms,
    load: async (id) => {
      if (isAway) throw new DatabaseAway('away');
      return rows.get(id) ?? null;
    },
    save: async ({ id, basedOn, schema, state }) => {
      rows.set(id, { id, version: basedOn + 1, schema, state });
      return 'saved';
    },
    open: async () => [...rows.keys()],
    due: async (before) => [...rows.values()].filter(({ state }) => (dueOf(state) ?? 0) < before).map(({ id }) => id),
    sweep: async (madeBefore) => void swept.push(madeBefore),
  };
  const faults: { room?: string; text: string }[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object, text: string) => void faults.push({ ...fields, text }),
  };
  const clock = { now: () => Date.now(), ahead: () => 0, follow: async () => undefined };
  const nodes = { ...alone(), areSeveral: another };
  const alive = { ...noAlive, lastBeat: async () => (another ? { at: Date.now(), ahead: 0 } : null) };
  const rooms = createRooms({
    store,
    nodes,
    clock,
    bus: silentBus(),
    catalogue: { meme: () => undefined, still: () => undefined },
    log,
  });
  opened.push(rooms);
  return {
    sound: () => JSON.parse(rows.get(sound.id)?.state ?? '') as typeof sound,
    away: () => void (isAway = true),
    faults,
    swept,
    async keep() {
      const keeper = await keepRooms({ rooms, store, alive, nodes, clock, log, onReturn: async () => undefined, holds: () => true }, NOW);
      opened.push(keeper);
    },
  };
}

it('a room that cannot be read keeps no other room from being taken up and looked after', async () => {
  const { keep, sound, faults } = left();
  await keep();
  expect(sound().anchor.running).toBe(false);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(sound().anchor.running).toBe(true);
  expect(new Set(faults.map(({ room, text }) => `${room}: ${text}`))).toEqual(new Set(['AAAAAA: a room could not be looked after']));
});

it('F3 what another node should have done and did not is done at most 2 s after its time, though nobody of that arena is here', async () => {
  const { keep, sound } = left({ another: true });
  const due = nextDueAt(sound()) ?? 0;
  await keep();
  await vi.advanceTimersByTimeAsync(due + 750 - Date.now());
  expect(sound().match?.round.phase).toBe('playing');
  await vi.advanceTimersByTimeAsync(1_250);
  expect(sound().match?.round.phase).toBe('play_ended');
});

it('what was closed a day ago is swept out, at once and then every hour', async () => {
  const { keep, swept } = left();
  await keep();
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
  expect(swept.length).toBe(3);
  expect((swept[0] ?? 0) - NOW).toBe(1_000 - 24 * 60 * 60_000);
});

it('a database that is away at the start stops it', async () => {
  const { keep, away } = left();
  away();
  await expect(keep()).rejects.toBeInstanceOf(DatabaseAway);
});
