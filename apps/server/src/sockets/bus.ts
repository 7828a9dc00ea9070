import type { Bus } from '../ports/bus.ts';
import { emitToRoom } from './broadcast.ts';
import { roomName, seatName, type Io } from './io.ts';

/** Tells the pages on this process. */
export function createBus(io: Io): Bus {
  return {
    toRoom: (id, event, payload) => emitToRoom(io, roomName(id), event, payload),
    toPlayer: (id, user, event, payload) => emitToRoom(io, seatName(id, user), event, payload),
    part(id, user) {
      const seat = io.in(seatName(id, user));
      seat.emit('left_lobby', { lobby_id: id });
      seat.socketsLeave([roomName(id), seatName(id, user)]);
    },
  };
}
