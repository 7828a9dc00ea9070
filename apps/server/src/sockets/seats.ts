import { viewFor, type Catalogue, type Person, type Seat } from '@deadpan/game';
import type { Ack, ClientPayload, ErrorCode, RoomId } from '@deadpan/protocol';
import { someAtOnce } from '../async/at-once.ts';
import type { HeldSeat } from '../ports/alive.ts';
import type { Clock } from '../ports/clock.ts';
import { DatabaseAway } from '../ports/database-away.ts';
import type { Log } from '../ports/log.ts';
import type { Lobbies } from '../modules/lobbies/lobbies.ts';
import { NewerRoom } from '../modules/rooms/newer.ts';
import type { Rooms } from '../modules/rooms/rooms.ts';
import { outAlready } from '../modules/rooms/wire-out.ts';
import { roomName, seatName, userName, type Io, type PlayerSocket } from './io.ts';

export interface SeatsOptions {
  io: Io;
  rooms: Rooms;
  lobbies: Lobbies;
  catalogue: Catalogue;
  clock: Clock;
  log: Log;
}

/** Which socket holds which seat (design "Presence"). */
export function createSeats({ io, rooms, lobbies, catalogue, clock, log }: SeatsOptions) {
  let closing = false;

  /** The newest page wins: older ones are told and hear nothing more. */
  function takeOver(socket: PlayerSocket, user: string): void {
    for (const socketId of io.of('/').adapter.rooms.get(userName(user)) ?? []) {
      const other = io.sockets.sockets.get(socketId);
      if (other === undefined || other.id === socket.id || other.data.roomId === null) continue;
      tellElsewhere(other, other.data.roomId, user);
    }
  }

  /** The pages on this process that hold a seat of this room. */
  function pagesIn(id: RoomId): PlayerSocket[] {
    const ids = io.of('/').adapter.rooms.get(roomName(id)) ?? [];
    return [...ids].flatMap((socketId) => io.sockets.sockets.get(socketId) ?? []).filter((socket) => socket.data.roomId === id);
  }

  function tellElsewhere(socket: PlayerSocket, lost: RoomId, user: string): void {
    socket.data.roomId = null;
    socket.emit('playing_elsewhere', { lobby_id: lost, message: 'Playing elsewhere' });
    part(socket, lost, user);
  }

  // A newer session than its own: the player has opened another page, on another node.
  rooms.onSaved(({ room }, _events, how) => {
    if (how === 'saved') return;
    for (const socket of pagesIn(room.id)) {
      const { userId, seatSession } = socket.data;
      const seat = room.players.find(({ id }) => id === userId);
      if (userId !== null && seat && seat.session > seatSession) tellElsewhere(socket, room.id, userId);
    }
  });

  /** Seats a page again whose seat was taken for deserted while it was here. */
  async function reseat(socket: PlayerSocket): Promise<void> {
    const { userId, roomId, seatSession } = socket.data;
    if (userId === null || roomId === null) return;
    const isOwn = (seat: Seat): boolean => seat.id === userId && seat.session === seatSession && !seat.connected;
    try {
      const held = await rooms.look(roomId);
      if (!held?.room.players.some(isOwn) || !socket.connected) return;
      const back = await rooms.perform(roomId, { type: 'connect', by: userId });
      const seat = back.held?.room.players.find(({ id }) => id === userId);
      if (seat && socket.data.roomId === roomId) socket.data.seatSession = seat.session;
      if (seat && !socket.connected) await rooms.perform(roomId, { type: 'drop', by: userId, session: seat.session });
    } catch (error) {
      // Of a newer program's room the page goes to another node by itself.
      if (error instanceof NewerRoom) return;
      if (error instanceof DatabaseAway) throw error;
      log.error({ err: error, room: roomId }, 'a page could not be seated again');
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

  const notJoined = (id: RoomId, code: ErrorCode): Ack => ({
    ok: false,
    error: { code, message: 'Unable to join lobby. Please try again.', lobby_id: id },
  });

  return {
    /**
     * Takes a seat if it has none, raises its session, and sends the whole view, then who is out already of a play that runs: enter, read, send (design §2). The older page gives way only
     * when the new session is saved, so that one of them always answers for the seat.
     */
    async join(socket: PlayerSocket, person: Person, { lobby_id: id, password, forfeit }: ClientPayload<'join_lobby'>): Promise<Ack> {
      const answer = await lobbies.join(id, person, { password, forfeit });
      if (!answer.ok) {
        const error = { ...answer.refusal, lobby_id: id };
        socket.emit('lobby_join_error', error);
        return { ok: false, error };
      }
      if (!socket.connected) {
        // The seat waits as for somebody who has not come yet, or is a newer page's by now. Only a leave that was sent behind the join is still to find it.
        socket.data.roomId = id;
        return notJoined(id, 'LOBBY_RECOVERY_FAILED');
      }
      moveFrom(socket, person.id, id);
      await socket.join([roomName(id), seatName(id, person.id)]);
      const { held, refusal } = await rooms.perform(id, { type: 'connect', by: person.id }).catch((error: unknown) => {
        // A page that sat here already goes on hearing.
        if (socket.data.roomId !== id) part(socket, id, person.id);
        throw error;
      });
      const seat = held?.room.players.find((each) => each.id === person.id);
      if (refusal || !held || !seat) {
        part(socket, id, person.id);
        socket.data.roomId = null;
        return notJoined(id, refusal?.code ?? 'LOBBY_RECOVERY_FAILED');
      }
      Object.assign(socket.data, { roomId: id, seatSession: seat.session });
      takeOver(socket, person.id);
      // The socket may have gone while its seat was taken: that drop named no session yet.
      if (!socket.connected) await rooms.perform(id, { type: 'drop', by: person.id, session: seat.session });
      const view = viewFor(held.room, held.version, person.id, catalogue, clock.now());
      socket.emit('joined_lobby', { lobby_id: id });
      socket.emit('lobby_joined', { lobby_id: id, version: held.version, total_players: view.total_players, game_state: view });
      for (const gone of outAlready(held)) socket.emit('player_eliminated', gone);
      return { ok: true, session: seat.session, version: held.version };
    },

    /** The socket is gone: its seat is held (spec §4, design "Seats"). */
    async drop(socket: PlayerSocket): Promise<void> {
      const { userId, roomId, seatSession } = socket.data;
      if (closing || userId === null || roomId === null) return;
      socket.data.roomId = null;
      await rooms.perform(roomId, { type: 'drop', by: userId, session: seatSession });
    },

    /** Whether a page here holds the seat, in the very session it names. While this process ends, nobody is missed. */
    holds: ({ roomId, userId, session }: HeldSeat): boolean => {
      if (closing) return true;
      for (const socketId of io.of('/').adapter.rooms.get(seatName(roomId, userId)) ?? []) {
        const data = io.sockets.sockets.get(socketId)?.data;
        if (data?.roomId === roomId && data.seatSession === session) return true;
      }
      return false;
    },

    /**
     * This process was not heard of for a while, and others took its players for gone: whose page is still here sits here again. A seat
     * that has begun a newer session elsewhere is left to it.
     */
    recover: () => someAtOnce(io.sockets.sockets.values(), reseat),

    /** From now on sockets end because the server does: who was here stays so in the rooms, and the next start waits for them (design "Time"). */
    close(): void {
      closing = true;
    },
  };
}

export type Seats = ReturnType<typeof createSeats>;
