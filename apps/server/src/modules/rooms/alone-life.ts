import type { RoomId } from '@deadpan/protocol';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Life, LifeDeps } from './life.ts';
import { NewerRoom } from './newer.ts';
import { watchStandstill } from './standstill.ts';

/** How a process lives that serves the rooms alone: without it nobody does, so every silence of its own is an outage. */
export function aloneLife({ rooms, store, alive, clock, log, ofEach }: LifeDeps, diedAt: number | null): Life {
  const held = (): RoomId[] => [...rooms.held()].map(({ room }) => room.id);

  /** Asked of every room, also when the database is away: each then owes the time, and it is given back before anything else. */
  async function recover(aliveUntil: number): Promise<void> {
    // A busy machine does that, and nothing is wrong afterwards.
    log.info({ gapMs: clock.now() - aliveUntil }, 'this process stood still; the time is given back');
    const away: DatabaseAway[] = [];
    const giveBack = (id: RoomId): Promise<unknown> =>
      rooms.perform(id, { type: 'outage', aliveUntil, allAway: false }).catch((error: unknown) => {
        if (error instanceof NewerRoom) return;
        if (error instanceof DatabaseAway) away.push(error);
        else log.error({ err: error, room: id }, 'the time in which this process stood still could not be given back');
      });
    await Promise.all(held().map(giveBack));
    if (away.length === 0) return;
    log.error({ err: away[0], rooms: away.length }, 'the time in which this process stood still could not be given back yet');
  }

  const standstill = watchStandstill({ clock, recover });

  return {
    async begin() {
      const open = await store.open();
      const aliveUntil = diedAt ?? clock.now();
      await ofEach(open.map((id) => [id, { type: 'outage', aliveUntil, allAway: true }]));
      if (open.length > 0) log.info({ rooms: open.length, outageMs: clock.now() - aliveUntil }, 'rooms taken up again');
      standstill.begin();
      rooms.guard(standstill.guard);
    },
    ran: standstill.ran,
    async beat() {
      // Not before the time is given back: who finds this beat after a crash would take it for lived through.
      await standstill.known();
      if (held().length > 0) await alive.beat(clock.now());
    },
    look: async () => undefined,
  };
}
