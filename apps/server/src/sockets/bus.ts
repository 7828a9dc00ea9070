import type { Bus } from '../ports/bus.ts';
import { roomName, seatName, type Io } from './io.ts';

/** Tells the pages on this process. The casts are Socket.IO's: its typed `emit` cannot follow one generic event name. */
export function createBus(io: Io): Bus {
  return {
    toRoom: (id, event, payload) => void io.to(roomName(id)).emit(event, ...([payload] as never)),
    toPlayer: (id, user, event, payload) => void io.to(seatName(id, user)).emit(event, ...([payload] as never)),
    part(id, user) {
      const seat = io.in(seatName(id, user));
      seat.emit('left_lobby', { lobby_id: id });
      seat.socketsLeave([roomName(id), seatName(id, user)]);
    },
  };
}
