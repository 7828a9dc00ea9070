import { isRunning, type Person } from '@deadpan/game';
import type { SeatAnswer, UserId } from '@deadpan/protocol';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import { masked } from '../family/masked.ts';
import type { Held, Rooms } from './rooms.ts';

/** What the arenas and a player's account have to know of each other. */
export interface Seating {
  /** The arena in which the player has a seat, or null. */
  seat(user: UserId): Promise<SeatAnswer['lobby']>;
  /** Whether a match runs there. */
  isPlaying(user: UserId): Promise<boolean>;
  /** Shows the player's present name and picture where they sit. */
  introduce(who: Person): Promise<void>;
  /** Gives the player's seat up like an explicit leave, a match with it, and takes their name out of what is still shown of it. Twice is fine. */
  forget(user: UserId): Promise<void>;
}

/** Takes the rooms and where they are kept; returns what is asked and done about the seat of a player, wherever it is. */
export function createSeating(rooms: Rooms, store: RoomStore): Seating {
  async function held(user: UserId): Promise<Held | null> {
    const id = await store.seatOf(user);
    return id === null ? null : rooms.look(id);
  }

  return {
    async seat(user) {
      const { room } = (await held(user)) ?? {};
      return room ? { id: room.id, name: room.name, status: room.status } : null;
    },

    async isPlaying(user) {
      const seated = await held(user);
      return seated !== null && isRunning(seated.room);
    },

    async introduce(who) {
      const { room } = (await held(who.id)) ?? {};
      if (room) await rooms.perform(room.id, { type: 'introduce', by: { ...who, username: masked(who.username, room.settings.family) } });
    },

    async forget(user) {
      const id = await store.seatOf(user);
      if (id !== null) await rooms.perform(id, { type: 'leave', by: user, close: false });
      // Matches the player left before are still running, or their results shown.
      const played = await store.naming(user);
      await Promise.all(played.map((room) => rooms.perform(room, { type: 'forget', who: user })));
    },
  };
}
