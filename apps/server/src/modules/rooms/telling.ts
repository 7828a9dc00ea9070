import { ownView, sharedView, type Catalogue, type Room, type RoomEvent } from '@deadpan/game';
import type { Bus } from '../../ports/bus.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Held } from './at-hand.ts';
import { messagesOf } from './wire.ts';

/** Whether this node saved what happened, or heard of it: what is done once for all is done by who saved it. */
export type How = 'saved' | 'learnt';

/** What hears of every version this node comes to know, after its players were told. */
export type SavedListener = (held: Held, events: readonly RoomEvent[], how: How) => void;

export interface Telling {
  /** Takes the room as the pages know it, as it is now saved, and what happened in between. */
  tell(before: Room | null, held: Held, events: readonly RoomEvent[], how: How): void;
  onSaved(listener: SavedListener): void;
}

export interface TellingOptions {
  nodes: Nodes;
  bus: Bus;
  clock: Clock;
  catalogue: Catalogue;
  metrics: Metrics;
}

/** Tells this node's own pages, then those who listen, and last the other nodes. */
export function createTelling({ nodes, bus, clock, catalogue, metrics }: TellingOptions): Telling {
  const listeners: SavedListener[] = [];

  function tellPages(before: Room | null, { room, version }: Held, events: readonly RoomEvent[]): void {
    const gone = (before?.players ?? []).filter(({ id }) => !room.players.some((seat) => seat.id === id));
    const part = (): void => {
      for (const { id } of gone.splice(0)) bus.part(room.id, id);
    };
    const wall = clock.now();
    const shared = sharedView(room, version, catalogue, wall);
    const messages = messagesOf(events, { room, version, catalogue, wall, shared });
    // Whose seat is gone hears why, and nothing of the match that begins without them.
    const again = messages.findIndex(({ event }) => event === 'new_game_ready');
    if (again >= 0 && gone.length > 0) {
      bus.tell(room.id, messages.splice(0, again));
      part();
    }
    bus.tell(room.id, messages, { shared, own: room.players.map(({ id }) => ownView(room, id, catalogue)) });
    part();
  }

  return {
    tell(before, held, events, how) {
      const { id } = held.room;
      if (bus.hasPages(id)) tellPages(before, held, events);
      if (how === 'saved') metrics.happened(events);
      for (const listener of listeners) listener(held, events, how);
      if (how === 'saved' && nodes.areSeveral) nodes.tell({ kind: 'saved', room: id, version: held.version });
    },
    onSaved: (listener) => void listeners.push(listener),
  };
}
