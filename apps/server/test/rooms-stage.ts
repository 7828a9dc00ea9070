import type { Alive } from '../src/ports/alive.ts';
import type { Bus } from '../src/ports/bus.ts';
import type { Rooms as RoomStore } from '../src/ports/rooms.ts';

/** A bus without pages. */
export const silentBus = (told: Partial<Bus> = {}): Bus => ({
  toRoom: () => undefined,
  tell: () => undefined,
  pass: () => undefined,
  part: () => undefined,
  hasPages: () => true,
  scatter: () => undefined,
  ...told,
});

/** A store without rooms, for tests that bring their own row. */
export const noRooms: RoomStore = {
  load: async () => null,
  eventsSince: async () => [],
  versions: async () => new Map(),
  naming: async () => [],
  save: async () => 'stale',
  list: async () => [],
  open: async () => [],
  due: async () => [],
  seatOf: async () => null,
  sweep: async () => undefined,
};

/** No sign of life of anybody. */
export const noAlive: Alive = {
  last: async () => null,
  beat: async () => undefined,
  beatOf: async () => undefined,
  lastBeat: async () => null,
  silent: async () => [],
  hereOn: async () => [],
  sweep: async () => undefined,
  time: async () => Date.now(),
  onlyOne: (job) => job(),
};
