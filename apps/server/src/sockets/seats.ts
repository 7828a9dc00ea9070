import { viewFor, type Catalogue, type Person } from '@deadpan/game';
import type { Ack, ClientPayload, RoomId } from '@deadpan/protocol';
import type { Clock } from '../ports/clock.ts';
import type { Lobbies } from '../modules/lobbies/lobbies.ts';
import type { Rooms } from '../modules/rooms/rooms.ts';
import { roomName, seatName, type Io, type PlayerSocket } from './io.ts';

export interface SeatsOptions {
  io: Io;
  rooms: Rooms;
  lobbies: Lobbies;
  catalogue: Catalogue;
  clock: Clock;
}

/** Which socket holds which seat (design "Presence"). */
export function createSeats({ io, rooms, lobbies, catalogue, clock }: SeatsOptions) {
  let closing = false;

  /** The newest page wins: older ones are told and hear nothing more. */
  function takeOver(socket: PlayerSocket, user: string): void {
    for (const other of io.sockets.sockets.values()) {
      if (other.id === socket.id || other.data.userId !== user || other.data.roomId === null) continue;
      const lost = other.data.roomId;
      other.data.roomId = null;
      other.emit('playing_elsewhere', { lobby_id: lost, message: 'Playing elsewhere' });
      part(other, lost, user);
    }
  }

  function part(socket: PlayerSocket, id: RoomId, user: string): void {
    void socket.leave(roomName(id));
    void socket.leave(seatName(id, user));
  }

  /** Leaves the Socket.IO rooms of the seat it held before, when it moves to another arena. */
  function moveFrom(socket: PlayerSocket, user: string, to: RoomId): void {
    const { roomId } = socket.data;
    if (roomId === null || roomId === to) return;
    part(socket, roomId, user);
    socket.data.roomId = null;
  }

  return {
    /**
     * Takes a seat if it has none, raises its session, and sends the whole view: enter, read, send (design §2). The older page gives way only
     * when the new session is saved, so that one of them always answers for the seat.
     */
    async join(socket: PlayerSocket, person: Person, { lobby_id: id, password, forfeit }: ClientPayload<'join_lobby'>): Promise<Ack> {
      const answer = await lobbies.join(id, person, { password, forfeit });
      if (!answer.ok) {
        const error = { ...answer.refusal, lobby_id: id };
        socket.emit('lobby_join_error', error);
        return { ok: false, error };
      }
      moveFrom(socket, person.id, id);
      await socket.join([roomName(id), seatName(id, person.id)]);
      const { held, refusal } = await rooms.perform(id, { type: 'connect', by: person.id });
      const seat = held?.room.players.find((each) => each.id === person.id);
      if (refusal || !held || !seat) {
        part(socket, id, person.id);
        socket.data.roomId = null;
        return {
          ok: false,
          error: { code: refusal?.code ?? 'LOBBY_RECOVERY_FAILED', message: 'Unable to join lobby. Please try again.', lobby_id: id },
        };
      }
      Object.assign(socket.data, { roomId: id, seatSession: seat.session });
      takeOver(socket, person.id);
      // The socket may have gone while its seat was taken: that drop named no session yet.
      if (!socket.connected) await rooms.perform(id, { type: 'drop', by: person.id, session: seat.session });
      const view = viewFor(held.room, held.version, person.id, catalogue, clock.now());
      socket.emit('joined_lobby', { lobby_id: id });
      socket.emit('lobby_joined', { lobby_id: id, version: held.version, total_players: view.total_players, game_state: view });
      return { ok: true, session: seat.session, version: held.version };
    },

    /** The socket is gone: its seat is held (spec §4, design "Seats"). */
    async drop(socket: PlayerSocket): Promise<void> {
      const { userId, roomId, seatSession } = socket.data;
      if (closing || userId === null || roomId === null) return;
      socket.data.roomId = null;
      await rooms.perform(roomId, { type: 'drop', by: userId, session: seatSession });
    },

    /** From now on sockets end because the server does: who was here stays so in the rooms, and the next start waits for them (design "Time"). */
    close(): void {
      closing = true;
    },
  };
}

export type Seats = ReturnType<typeof createSeats>;
