import { seatOf, viewFor, type Catalogue, type Person } from '@deadpan/game';
import type { Ack, ClientEventName, ClientPayload, RoomId } from '@deadpan/protocol';
import { createQueue } from '../async/queue.ts';
import type { Attendance } from '../modules/rooms/attendance.ts';
import type { Lobbies } from '../modules/lobbies/lobbies.ts';
import type { Performed, Rooms } from '../modules/rooms/rooms.ts';
import type { Signalling } from '../modules/signalling/signalling.ts';
import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/clock.ts';
import { commands, type CommandEvent } from './commands.ts';
import type { PlayerSocket } from './io.ts';
import type { Seats } from './seats.ts';

export interface HandlerDeps {
  rooms: Rooms;
  lobbies: Lobbies;
  seats: Seats;
  attendance: Attendance;
  signalling: Signalling;
  bus: Bus;
  clock: Clock;
  catalogue: Catalogue;
}

/** A signed-in player's message: who, on which socket, received when. */
export interface Received {
  socket: PlayerSocket;
  person: Person;
  /** The room the socket sat in when it was received. */
  roomId: RoomId | null;
  receivedAt: number;
}

type Handler<E extends ClientEventName> = (payload: ClientPayload<E>, from: Received) => Ack | Promise<Ack>;
/** `authenticate` is answered before anybody is signed in; all others are here. */
export type Handlers = { [E in Exclude<ClientEventName, 'authenticate'>]: Handler<E> };

const OK: Ack = { ok: true };
/** Of a room that is not at hand: rather a star too many. */
const UNKNOWN = { family: 'strict' } as const;
const NO_SEAT: Ack = { ok: false, error: { code: 'NOT_A_MEMBER', message: 'You have no seat in this arena.' } };

function ackOf({ refusal }: Performed, roomId: RoomId): Ack {
  return refusal ? { ok: false, error: { ...refusal, lobby_id: roomId } } : OK;
}

/** Takes what the handlers need; returns one handler per client event (spec §7 "Sent events"). */
export function createHandlers({ rooms, lobbies, seats, attendance, signalling, bus, clock, catalogue }: HandlerDeps): Handlers {
  /** Joins and leaves of a socket, one after the other: a leave must not overtake the join it takes back, nor that of another arena end its seat there. */
  const seating = createQueue();

  /** A message that is a command of the room the socket sits in. */
  function asCommand<E extends CommandEvent>(event: E): Handler<E> {
    return async (payload, { person, roomId, receivedAt }) => {
      const { family } = rooms.peek(roomId ?? '')?.room.settings ?? UNKNOWN;
      const command = commands[event](payload, person.id, family);
      if (command === null) return OK;
      return roomId === null ? NO_SEAT : ackOf(await rooms.perform(roomId, command, receivedAt), roomId);
    };
  }

  return {
    heartbeat: ({ timestamp }, { socket }) => {
      const answer = { server_time: clock.now(), ...(timestamp !== undefined && { timestamp }) };
      socket.emit('heartbeat_response', answer);
      return { ok: true, ...answer };
    },
    join_lobby: (payload, { socket, person }) =>
      // Whoever has gone while another join was under way takes no seat.
      seating.run(socket.id, async () => (socket.connected ? seats.join(socket, person, payload) : NO_SEAT)),
    leave_lobby: (payload, from) =>
      seating.run(from.socket.id, async () => {
        const { data } = from.socket;
        // Where it sat at first, when the same was asked before: leaving twice is no mistake.
        const ack = await asCommand('leave_lobby')(payload, { ...from, roomId: data.roomId ?? from.roomId });
        if (ack.ok) data.roomId = null;
        return ack;
      }),
    player_ready: asCommand('player_ready'),
    start_game: async (_payload, { person, roomId }) => (roomId === null ? NO_SEAT : ackOf(await lobbies.start(roomId, person.id), roomId)),
    get_room_players: async ({ room_id }, { socket, person }) => {
      const held = await rooms.look(room_id);
      if (!held || !seatOf(held.room, person.id)) return NO_SEAT;
      const { players, active_players, eliminated_players, current_play } = viewFor(
        held.room,
        held.version,
        person.id,
        catalogue,
        clock.now(),
      );
      const tag = { lobby_id: room_id, version: held.version };
      socket.emit('all_players', { lobby_id: room_id, sids: held.room.players.map(({ id }) => id) });
      socket.emit('lobby_sync', { ...tag, players, action: 'presence', joined_player: null });
      socket.emit('game_state_sync', { ...tag, current_play, eliminated_players, active_players });
      return { ok: true, players };
    },
    player_camera_ready: asCommand('player_camera_ready'),
    webrtc_ready: async (payload, { person, roomId, receivedAt }) => {
      const { room_id, session, streams } = payload;
      if (roomId === null || room_id !== roomId) return NO_SEAT;
      if (streams !== undefined || session === undefined) {
        await rooms.perform(roomId, { type: 'set_links', by: person.id, streams: streams ?? null }, receivedAt);
      }
      return signalling.webrtc_ready(payload, { userId: person.id, roomId });
    },
    webrtc_offer: (payload, { person, roomId }) => signalling.webrtc_offer(payload, { userId: person.id, roomId }),
    webrtc_answer: (payload, { person, roomId }) => signalling.webrtc_answer(payload, { userId: person.id, roomId }),
    webrtc_ice_candidate: (payload, { person, roomId }) => signalling.webrtc_ice_candidate(payload, { userId: person.id, roomId }),
    webrtc_restart: (payload, { person, roomId }) => signalling.webrtc_restart(payload, { userId: person.id, roomId }),
    emotion_detected: asCommand('emotion_detected'),
    player_eliminated: asCommand('player_eliminated'),
    player_summary: (payload, { person, roomId }) => {
      const room = roomId === null ? null : rooms.peek(roomId)?.room;
      if (roomId === null || !room || !seatOf(room, person.id)) return NO_SEAT;
      attendance.summary(roomId, person.id, payload);
      const { play, faceless_ms, hidden, happy = 0 } = payload;
      const reading = { lobby_id: roomId, user_id: person.id, play, happy, faceless_ms, hidden };
      bus.pass({ room: roomId, to: 'all', event: 'player_reading', payload: reading });
      return OK;
    },
    round_phase_change: asCommand('round_phase_change'),
    request_play_again: async (_payload, { person, roomId, receivedAt }) =>
      roomId === null ? NO_SEAT : ackOf(await lobbies.playAgain(roomId, person.id, receivedAt), roomId),
    game_over: asCommand('game_over'),
    request_microphone: asCommand('request_microphone'),
    pass_turn: asCommand('pass_turn'),
    laughter_detected: asCommand('laughter_detected'),
    submit_caption: asCommand('submit_caption'),
    caption_reaction: asCommand('caption_reaction'),
    smile_seen: asCommand('smile_seen'),
  };
}
