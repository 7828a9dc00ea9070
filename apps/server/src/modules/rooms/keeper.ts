import { everySecond } from '../../async/every-second.ts';
import { pause } from '../../async/pause.ts';
import type { Alive, HeldSeat } from '../../ports/alive.ts';
import type { SharedClock } from '../../ports/clock.ts';
import { DAY_MS, HOUR_MS } from '../../ports/durations.ts';
import type { Log } from '../../ports/log.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import { aloneLife } from './alone-life.ts';
import { createDeserted } from './deserted.ts';
import { BEAT_MS } from './life.ts';
import { createOfEach } from './of-each.ts';
import type { Rooms } from './rooms.ts';
import { sharedLife } from './shared-life.ts';

/** With the second until the next look, and what the save takes, less than two. */
const OVERDUE_MS = 750;
/** Between a hundred seats that are looked at and the next: those of a full node take a second or two, and nobody waits for them. */
const PAUSE_MS = 20;
/** How long after it was made a closed room is still there, how long a node that is gone is known, and how often that is looked at. */
const CLOSED_KEPT_MS = DAY_MS;
const GONE_KEPT_MS = HOUR_MS;
const SWEEP_EVERY_MS = HOUR_MS;

export interface Keeper {
  close(): Promise<void>;
}

export interface KeeperDeps {
  rooms: Rooms;
  store: RoomStore;
  alive: Alive;
  nodes: Pick<Nodes, 'own' | 'areSeveral'>;
  clock: SharedClock;
  log: Log;
  /** The other nodes took this one's players for gone, but it is there again. */
  onReturn: () => Promise<void>;
  /** Whether a page on this node holds the seat, in the very session it names. */
  holds: (seat: HeldSeat) => boolean;
}

/**
 * Looks after the rooms over time: gives back the time in which no process lived, says once a second that this one does, fires what is
 * overdue, gives up seats that nobody holds, and sweeps out what was closed long ago. Takes the wall time of the last sign of life before this
 * start (null: none), which one of several nodes asks for itself. Resolves when every open room has been looked after.
 */
export async function keepRooms(deps: KeeperDeps, diedAt: number | null): Promise<Keeper> {
  const { rooms, store, alive, nodes, clock, log } = deps;
  const ofEach = createOfEach(rooms, log);
  const life = nodes.areSeveral ? sharedLife({ ...deps, own: nodes.own, ofEach }) : aloneLife({ ...deps, ofEach }, diedAt);
  await life.begin();

  let isOver = false;
  const giveUpDeserted = createDeserted({ ...deps, own: nodes.own, ofEach, pause: () => pause(PAUSE_MS), isOver: () => isOver });
  let nextSweep = 0;

  async function look(): Promise<void> {
    await life.look();
    const now = clock.now();
    const overdue = await store.due(now - OVERDUE_MS);
    await ofEach(overdue.map((id) => [id, { type: 'tick' }]));
    if (now < nextSweep) return;
    nextSweep = now + SWEEP_EVERY_MS;
    await store.sweep(now - CLOSED_KEPT_MS);
    await alive.sweep(now - GONE_KEPT_MS);
  }

  // By a timer of its own: whether this process runs must not depend on how long the database takes.
  const running = setInterval(life.ran, BEAT_MS);
  const ends = [
    everySecond('saying that this server lives', life.beat, log),
    everySecond('looking after the rooms', look, log),
    everySecond('giving up deserted seats', giveUpDeserted, log),
  ];
  return {
    async close() {
      isOver = true;
      clearInterval(running);
      for (const end of ends) await end();
    },
  };
}
