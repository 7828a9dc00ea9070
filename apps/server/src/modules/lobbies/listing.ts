import type { Room } from '@deadpan/game';
import type { LobbyItem, RoomId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** Arenas shown at once in the lobby browser. */
export const LISTED = 100;
/** How old a list may get of which no change was heard: what another node says may be lost, and so may the answer of a database. */
const KEPT_MS = 1_000;

export interface ListingDeps {
  rooms: Pick<Rooms, 'onSaved' | 'onForgotten'>;
  nodes: Pick<Nodes, 'onTold'>;
  store: Pick<RoomStore, 'list'>;
  clock: Clock;
}

/** The arenas of the browser, the same object each time until something in it changes. */
export interface Listing {
  read(): Promise<readonly LobbyItem[]>;
  /** What `read` would resolve to, when nothing has to be waited for; else null. */
  atHand(): readonly LobbyItem[] | null;
}

interface Reading {
  /** How many changes were known when it began. */
  changes: number;
  readAt: number;
  items: Promise<readonly LobbyItem[]>;
  /** null: still being read */
  read: readonly LobbyItem[] | null;
}

/** What the list says of a room; the same text as long as nothing in the list is another. */
function shownOf({ name, isPrivate, players, settings, status, hostId }: Room): string {
  const host = players.find(({ id }) => id === hostId)?.username;
  return JSON.stringify([name, isPrivate, players.length, settings.maxPlayers, status, host]);
}

/**
 * The unfiltered arena list, cached until a save changes something it shows, at most 1 s. Most of what is saved in a match changes nothing in it;
 * any save on another node counts as a change.
 */
export function createListing({ rooms, nodes, store, clock }: ListingDeps): Listing {
  const shown = new Map<RoomId, string>();
  let changes = 0;
  let reading: Reading | null = null;

  rooms.onSaved(({ room }) => {
    const now = shownOf(room);
    if (room.status === 'closed') shown.delete(room.id);
    else if (shown.get(room.id) === now) return;
    else shown.set(room.id, now);
    changes += 1;
  });
  rooms.onForgotten((id) => void shown.delete(id));
  nodes.onTold(({ kind }) => {
    if (kind === 'saved') changes += 1;
  });

  const current = (): Reading | null => (reading?.changes === changes && clock.now() - reading.readAt < KEPT_MS ? reading : null);

  function begin(): Reading {
    const mine: Reading = { changes, readAt: clock.now(), items: store.list(LISTED), read: null };
    reading = mine;
    mine.items.then(
      (items) => void (mine.read = items),
      () => {
        // What failed is not kept; whoever waits for it hears of it.
        if (reading === mine) reading = null;
      },
    );
    return mine;
  }

  return {
    read: () => (current() ?? begin()).items,
    atHand: () => current()?.read ?? null,
  };
}
