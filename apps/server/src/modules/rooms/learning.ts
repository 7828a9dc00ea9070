import { ROOM_SCHEMA, upgraded, type RoomEvent } from '@deadpan/game';
import { parseArenaCode, type RoomId } from '@deadpan/protocol';
import type { Rooms as RoomStore, StoredRoom } from '../../ports/rooms.ts';
import type { AtHand, Held } from './at-hand.ts';
import { NewerRoom } from './newer.ts';
import type { Telling } from './telling.ts';

export interface LearningOptions {
  store: RoomStore;
  hand: AtHand;
  telling: Telling;
  /** Remembers a version that this node did not save. */
  keep: (held: Held) => void;
  /** The room was asked for. */
  touch: (held: Held) => void;
  /** A room is of a program newer than this one. */
  onNewer: (id: RoomId) => void;
  /** A room that was at hand is no more in the database. */
  onGone: (id: RoomId) => void;
}

/**
 * Returns the function that reads a room's row, to be called from the room's queue only. What another node saved since it was last looked at is
 * told to this node's pages first: all that happened, in order, as one telling at the newest version, for the views of the versions between
 * are gone. What is older than the row's outbox is not told by itself: the view says how things stand.
 */
export function createLearning({
  store,
  hand,
  telling,
  keep,
  touch,
  onNewer,
  onGone,
}: LearningOptions): (id: RoomId) => Promise<Held | null> {
  function parsed({ id, version, schema, state }: StoredRoom): Held {
    if (schema > ROOM_SCHEMA) {
      onNewer(id);
      throw new NewerRoom(`Room ${id} was saved by a newer program.`);
    }
    return { version, room: upgraded(JSON.parse(state), schema) };
  }

  return async (id) => {
    // The database need not be asked for what is no code, and PostgreSQL refuses texts with a zero in them.
    if (parseArenaCode(id) !== id) return null;
    const row = await store.load(id);
    const known = hand.get(id);
    if (!row) {
      if (known) onGone(id);
      return null;
    }
    if (known && known.version >= row.version) {
      touch(known);
      return known;
    }
    const held = parsed(row);
    const said = known ? await store.eventsSince(id, known.version, row.version) : [];
    if (held.room.status !== 'closed' || known) keep(held);
    if (known)
      telling.tell(
        known.room,
        held,
        said.flatMap((events) => JSON.parse(events) as RoomEvent[]),
        'learnt',
      );
    return held;
  };
}
