import type { UserId } from '@deadpan/protocol';
import type { Rooms } from '../modules/rooms/rooms.ts';
import type { Rooms as RoomStore } from '../ports/rooms.ts';
import { userName, type Io } from './io.ts';

/** Takes what holds seats and sockets; returns the function that takes both from a player, who is told why. A match treats it as leaving. */
export function createExpel({ io, rooms, store }: { io: Io; rooms: Rooms; store: RoomStore }) {
  return async (user: UserId, message: string): Promise<void> => {
    try {
      const seat = await store.seatOf(user);
      if (seat !== null) await rooms.perform(seat, { type: 'leave', by: user, close: false });
    } finally {
      const sockets = io.in(userName(user));
      sockets.emit('auth_error', { message });
      sockets.disconnectSockets(true);
    }
  };
}
