import type { Command } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';
import type { Alive } from '../../ports/alive.ts';
import type { Clock } from '../../ports/clock.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Log } from '../../ports/log.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import type { Rooms } from './rooms.ts';

const BEAT_MS = 1_000;
/** A silence of this process longer than this is an outage: the machine slept (design "Time"). */
const GAP_MS = 5_000;
const OVERDUE_MS = 1_000;
/** How long after it was made a closed room is still there, and how often that is looked at. */
const CLOSED_KEPT_MS = 24 * 60 * 60_000;
const SWEEP_EVERY_MS = 60 * 60_000;

export interface Keeper {
  close(): Promise<void>;
}

/**
 * Looks after the rooms over time: gives back the time in which no process lived, says once a second that this one does, fires what is
 * overdue, and sweeps out what was closed long ago. Takes the wall time of the last sign of life before this start (null: none). Resolves when every open room has been looked after.
 */
export async function keepRooms(
  { rooms, store, alive, clock, log }: { rooms: Rooms; store: RoomStore; alive: Alive; clock: Clock; log: Log },
  diedAt: number | null,
): Promise<Keeper> {
  /** Asks the same of several rooms; one that cannot be served must not keep the others from their players. Throws when the database is away. */
  async function ofEach(ids: readonly RoomId[], command: Command): Promise<void> {
    const asked = ids.map((id) =>
      rooms.perform(id, command).catch((error: unknown) => {
        if (error instanceof DatabaseAway) throw error;
        log.error({ err: error, room: id, command: command.type }, 'a room could not be looked after');
      }),
    );
    await Promise.all(asked);
  }

  const open = await store.open();
  await ofEach(open, { type: 'outage', aliveUntil: diedAt ?? clock.now(), allAway: true });
  if (open.length > 0) log.info({ rooms: open.length, outageMs: clock.now() - (diedAt ?? clock.now()) }, 'rooms taken up again');

  let nextSweep = 0;
  let lastBeat = clock.now();
  let underWay: Promise<void> = Promise.resolve();

  const held = (): RoomId[] => [...rooms.held()].map(({ room }) => room.id);

  /** No timer and no command may be applied before the gap is taken out of the rooms' clocks. */
  function giveBackGap(): Promise<void> | null {
    const now = clock.now();
    const aliveUntil = lastBeat;
    if (now - aliveUntil <= GAP_MS) return null;
    lastBeat = now;
    log.warn({ gapMs: now - aliveUntil }, 'this process stood still; the time is given back');
    return ofEach(held(), { type: 'outage', aliveUntil, allAway: false });
  }
  rooms.guard(giveBackGap);

  async function beat(): Promise<void> {
    await giveBackGap();
    const now = clock.now();
    lastBeat = now;
    if (held().length > 0) await alive.beat(now);
    const overdue = await store.due(now - OVERDUE_MS);
    await ofEach(overdue, { type: 'tick' });
    if (now < nextSweep) return;
    nextSweep = now + SWEEP_EVERY_MS;
    await store.sweep(now - CLOSED_KEPT_MS);
  }

  const timer = setInterval(() => {
    underWay = underWay.then(beat).catch((error: unknown) => log.error({ err: error }, 'the database is away'));
  }, BEAT_MS);

  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
