import type { RoomId } from '@deadpan/protocol';
import { GAP_MS, type Life, type LifeDeps } from './life.ts';

/** How a process lives that serves the rooms alone: without it nobody does, so every silence of its own is an outage. */
export function aloneLife({ rooms, store, alive, clock, log, ofEach }: LifeDeps, diedAt: number | null): Life {
  let lastBeat = clock.now();
  const held = (): RoomId[] => [...rooms.held()].map(({ room }) => room.id);

  /** No timer and no command may be applied before the gap is taken out of the rooms' clocks. */
  function giveBackGap(): Promise<void> | null {
    const now = clock.now();
    const aliveUntil = lastBeat;
    if (now - aliveUntil <= GAP_MS) return null;
    lastBeat = now;
    log.warn({ gapMs: now - aliveUntil }, 'this process stood still; the time is given back');
    return ofEach(held().map((id) => [id, { type: 'outage', aliveUntil, allAway: false }]));
  }

  return {
    async begin() {
      const open = await store.open();
      const aliveUntil = diedAt ?? clock.now();
      await ofEach(open.map((id) => [id, { type: 'outage', aliveUntil, allAway: true }]));
      if (open.length > 0) log.info({ rooms: open.length, outageMs: clock.now() - aliveUntil }, 'rooms taken up again');
      lastBeat = clock.now();
      rooms.guard(giveBackGap);
    },
    async beat() {
      await giveBackGap();
      lastBeat = clock.now();
      if (held().length > 0) await alive.beat(lastBeat);
    },
    look: async () => undefined,
  };
}
