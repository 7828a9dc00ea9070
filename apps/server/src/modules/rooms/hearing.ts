import type { RoomId } from '@deadpan/protocol';
import type { Bus } from '../../ports/bus.ts';
import type { Clock } from '../../ports/clock.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import type { Log } from '../../ports/log.ts';
import type { AtHand } from './at-hand.ts';

/** How long a room is kept at hand in which this node has no pages. */
const UNUSED_MS = 60_000;

export interface HearingOptions {
  store: Pick<RoomStore, 'versions'>;
  hand: AtHand;
  nodes: Nodes;
  clock: Clock;
  bus: Pick<Bus, 'hasPages'>;
  log: Log;
  /** Reads a room and tells what happened in it, in its turn; calls back as it begins. */
  learn: (id: RoomId, begins: () => void) => Promise<unknown>;
  /** The room is at hand here no more, unless this node still owes the database something of it. */
  leave: (id: RoomId) => void;
}

/** How a node comes to know what others saved: by their hints, and once a second by comparing versions, for a hint may be lost (design §2). */
export function createHearing({ store, hand, nodes, clock, bus, log, learn, leave }: HearingOptions): { compare(): Promise<void> } {
  const waiting = new Set<RoomId>();

  function learnSoon(id: RoomId): void {
    if (waiting.has(id)) return;
    waiting.add(id);
    // What is saved after the row was read is another thing to learn.
    learn(id, () => waiting.delete(id)).catch((error: unknown) => {
      // The next comparison finds it again.
      if (!(error instanceof DatabaseAway)) log.error({ err: error, room: id }, 'what another node saved could not be told');
    });
  }

  nodes.onTold((message) => {
    if (message.kind !== 'saved') return;
    const { room: id, version } = message;
    const known = hand.get(id);
    if (!known || known.version >= version) return;
    if (bus.hasPages(id)) learnSoon(id);
    else leave(id);
  });

  return {
    async compare() {
      if (!nodes.areSeveral) return;
      for (const id of hand.unusedSince(clock.now() - UNUSED_MS)) if (!bus.hasPages(id)) leave(id);
      const here = [...hand.all()].filter(({ room }) => bus.hasPages(room.id));
      // The database is asked even without a room, for this is also how it is noticed that it is away.
      const versions = await store.versions(here.length > 0 ? here.map(({ room }) => room.id) : ['']);
      for (const { room, version } of here) if (versions.get(room.id) !== version) learnSoon(room.id);
    },
  };
}
