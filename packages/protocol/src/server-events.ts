import * as z from 'zod/mini';
import { WireError } from './errors.ts';
import { closeReasons } from './lobbies.ts';
import { Candidate, Description } from './signalling.ts';
import { MatchResultView, outReasons, PlayerView, RoomView, ScheduledMeme } from './view.ts';

const Who = z.object({ user_id: z.string(), username: z.string() });
/** Every message about a room carries the version it was saved with; a client ignores what is older than it has. */
const versioned = { lobby_id: z.string(), version: z.int() };
const resultFields = {
  round: z.int(),
  result: z.enum(['winner', 'draw', 'complete_draw']),
  winner: z.nullable(Who),
  tied_players: z.array(Who),
  wins: z.record(z.string(), z.int()),
  play_winners: z.array(z.nullable(z.string())),
  message: z.string(),
};
const Ended = z.object({ ...versioned, ...resultFields });
const GameOver = z.object({
  ...versioned,
  message: z.string(),
  winner: z.nullable(Who),
  is_tie: z.boolean(),
  winners: z.array(Who),
  allPlayers: MatchResultView.shape.allPlayers,
});
const Finished = z.object({ ...versioned, winner: z.nullable(Who), winning_caption: z.nullable(z.string()), message: z.string() });
const OwnResult = z.object({ ...versioned, message: z.string(), winner: z.nullable(Who), show_play_again: z.boolean() });

/** Every event the server sends (spec §7 "Received events", design "Wire" for the moment of each). */
export const serverEvents = {
  authenticated: z.object({ user_id: z.string(), username: z.string() }),
  auth_error: z.object({ message: z.string() }),
  require_authentication: z.object({ message: z.string() }),
  heartbeat_response: z.object({ timestamp: z.optional(z.number()), server_time: z.number() }),
  error: WireError,
  lobby_join_error: WireError,

  joined_lobby: z.object({ lobby_id: z.string() }),
  left_lobby: z.object({ lobby_id: z.string() }),
  lobby_joined: z.object({ ...versioned, total_players: z.int(), game_state: RoomView }),
  lobby_sync: z.object({
    ...versioned,
    players: z.array(PlayerView),
    action: z.enum(['joined', 'left', 'ready', 'settings', 'host', 'presence']),
    joined_player: z.nullable(Who),
  }),
  player_joined: z.object({ ...versioned, ...Who.shape, sid: z.string(), webrtc_connect: z.boolean() }),
  player_left: z.object({ ...versioned, ...Who.shape, sid: z.string() }),
  player_ready: z.object({ ...versioned, user_id: z.string(), ready: z.boolean() }),
  player_kicked: z.object({ ...versioned, ...Who.shape }),
  lobby_deleted: z.object({ ...versioned, reason: z.enum(closeReasons), message: z.string() }),
  /** This player's seat was taken over by a newer page (design "Presence"). Ours. */
  playing_elsewhere: z.object({ lobby_id: z.string(), message: z.string() }),

  game_state_update: RoomView,
  game_state_sync: z.object({
    ...versioned,
    current_play: z.int(),
    eliminated_players: z.array(z.string()),
    active_players: z.array(z.string()),
  }),

  game_starting: z.object({ ...versioned, countdown: z.int(), redirect_to: z.string(), webrtc_room_id: z.string() }),
  round_started: z.object({
    ...versioned,
    round: z.int(),
    round_name: z.string(),
    instructions: z.string(),
    content_type: z.enum(['video', 'microphone', 'meme']),
    /** the image of round 3 */
    meme_url: z.optional(z.string()),
    duration: z.int(),
    /** server time (ms) by which the round is over at the latest */
    round_end_time: z.number(),
    participants: z.array(z.object({ ...Who.shape, is_eliminated: z.boolean() })),
  }),
  // The match in the four words of spec §4 "Game phase".
  round_phase_change: z.object({ ...versioned, phase: z.enum(['waiting', 'starting', 'playing', 'ended']), winner: z.nullable(Who) }),
  play_starting: z.object({ ...versioned, play: z.int(), total_plays: z.int(), timestamp: z.number() }),
  new_meme: z.object({ lobby_id: z.string(), play: z.int(), index: z.int(), meme: ScheduledMeme }),
  player_eliminated: z.object({
    ...versioned,
    ...Who.shape,
    round: z.int(),
    play: z.int(),
    reason: z.enum(outReasons),
    reconnection_sync: z.boolean(),
  }),
  play_ended: z.object({
    ...versioned,
    play: z.int(),
    total_plays: z.int(),
    winner: z.nullable(Who),
    result: z.enum(['winner', 'draw']),
    message: z.string(),
    is_final_play: z.boolean(),
  }),
  /** `eliminated_player`: the last one who was out of the last play. */
  round_won: z.object({ ...OwnResult.shape, eliminated_player: z.nullable(Who) }),
  round_lost: z.object({ ...OwnResult.shape, reason: z.string() }),
  round_winner_announced: Ended,
  round_ended: Ended,
  game_round_ended: Ended,
  game_over: GameOver,
  game_finished: Finished,
  game_end: Finished,
  game_ended_no_winner: z.object({ ...versioned, message: z.string() }),
  new_game_ready: z.object({ ...versioned, message: z.string(), redirect_to: z.string() }),
  opponent_left: z.object({ ...versioned, ...Who.shape, message: z.string() }),
  player_left_game: z.object({ ...versioned, ...Who.shape }),

  /** The performer of round 2 has the microphone, for so many seconds. */
  microphone_granted: z.object({ ...versioned, ...Who.shape, turn: z.int(), speaking_time: z.int() }),
  /** A listener counts as having laughed, once per turn; `hid`: they were not to be seen. Ours. */
  listener_laughed: z.object({ ...versioned, ...Who.shape, turn: z.int(), reason: z.enum(['laughed', 'hid']) }),

  /** A player's latest summary, for the little meters in the tiles. Numbers only. Ours. */
  player_reading: z.object({
    lobby_id: z.string(),
    user_id: z.string(),
    play: z.int(),
    happy: z.number(),
    faceless_ms: z.number(),
    hidden: z.boolean(),
  }),

  all_players: z.object({ lobby_id: z.string(), sids: z.array(z.string()) }),
  /** A member's page said which page session it is; peers address signals to it. Ours. */
  webrtc_peer: z.object({ sid: z.string(), session: z.string() }),
  webrtc_offer: z.object({ from_sid: z.string(), offer: Description, session: z.string(), to_session: z.string(), seq: z.int() }),
  webrtc_answer: z.object({ from_sid: z.string(), answer: Description, session: z.string(), to_session: z.string(), seq: z.int() }),
  webrtc_ice_candidate: z.object({ from_sid: z.string(), candidate: Candidate, session: z.string(), to_session: z.string(), seq: z.int() }),
  /** The called end of the link `session` hears nothing over it. Ours. */
  webrtc_restart: z.object({ from_sid: z.string(), session: z.string() }),
} as const;

export type ServerEventName = keyof typeof serverEvents;
export type ServerPayload<E extends ServerEventName> = z.infer<(typeof serverEvents)[E]>;

/** Socket.IO's typing of both directions. */
export type ServerToClient = { [E in ServerEventName]: (payload: ServerPayload<E>) => void };
