import * as z from 'zod/mini';
import { Caption } from './captions.ts';
import { Id, PlayNumber, RoomCode } from './ids.ts';
import { limits } from './limits.ts';
import { Candidate, Description, PageSession } from './signalling.ts';

const Percent01 = z.number().check(z.minimum(0), z.maximum(1));
const WallTime = z.number().check(z.minimum(0), z.maximum(1e15));
/** Facts name their play; absent means the current one (design "The only way a room changes"). */
const Play = z.optional(PlayNumber);
const Turn = z.optional(z.int().check(z.minimum(1), z.maximum(limits.players.max)));
/** Accepted for the protocol's sake, never believed (design §1.2). */
const Ignored = z.optional(z.unknown());

/**
 * Every event a client may send (spec §7 "Sent events", design "Wire"). Each is parsed by its schema and acknowledged.
 * A `sid` is the seat's name on the wire: the player's user id, so that a reconnected socket is still the same peer.
 */
export const clientEvents = {
  authenticate: z.object({ token: z.string().check(z.maxLength(4096)) }),
  heartbeat: z.object({ timestamp: z.optional(WallTime), user_id: Ignored, username: Ignored }),
  join_lobby: z.object({
    lobby_id: RoomCode,
    password: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    forfeit: z.optional(z.boolean()),
  }),
  leave_lobby: z.object({ close: z.optional(z.boolean()) }),
  player_ready: z.object({ ready: z.boolean() }),
  start_game: z.object({}),
  get_room_players: z.object({ room_id: RoomCode }),
  /** The player's camera works (`ready` absent or true), or no longer does. */
  player_camera_ready: z.object({ room_id: RoomCode, ready: z.optional(z.boolean()) }),
  /**
   * Names this page's session and asks for the pending signalling documents later than `since`; `streams` is how many remote streams run.
   * Without `streams` it says that all of them do.
   */
  webrtc_ready: z.object({
    room_id: RoomCode,
    session: z.optional(PageSession),
    since: z.optional(z.int()),
    streams: z.optional(z.int().check(z.minimum(0), z.maximum(limits.players.max))),
  }),
  webrtc_offer: z.object({ target_sid: Id, offer: Description, session: PageSession, to_session: PageSession }),
  webrtc_answer: z.object({ target_sid: Id, answer: Description, session: PageSession, to_session: PageSession }),
  webrtc_ice_candidate: z.object({ target_sid: Id, candidate: Candidate, session: PageSession, to_session: PageSession }),
  /** Asks the caller of a link to look for another way: the called end hears nothing over it, and only its caller makes offers. Ours. */
  webrtc_restart: z.object({ target_sid: Id, session: PageSession }),
  emotion_detected: z.object({
    emotion: z.string().check(z.maxLength(32)),
    confidence: Percent01,
    play: Play,
    captured_at: z.optional(WallTime),
    room_id: Ignored,
    timestamp: Ignored,
    playerEliminated: Ignored,
    playerId: Ignored,
    playerName: Ignored,
  }),
  /** "I smiled." `captured_at`: server time of the frame, as the client's clock knows it. */
  player_eliminated: z.object({
    play: Play,
    captured_at: z.optional(WallTime),
    lobby_id: Ignored,
    user_id: Ignored,
    username: Ignored,
    timestamp: Ignored,
  }),
  /** Once a second while playing, and at a turn of round 2, whose number is then the `play` (design "Round 1", "Round 2"): readings since the last summary, how long no face was seen, whether the page is hidden. Ours. */
  player_summary: z.object({
    play: PlayNumber,
    readings: z.int().check(z.minimum(0), z.maximum(1000)),
    faceless_ms: z.number().check(z.minimum(0), z.maximum(1e9)),
    hidden: z.boolean(),
    /** Latest happiness, 0 to 1, shown to the others: above the own calm face in a play, as it is at a turn. */
    happy: z.optional(Percent01),
  }),
  round_phase_change: z.object({ lobby_id: Ignored, phase: Ignored, winner: Ignored }),
  request_play_again: z.object({ lobby_id: z.optional(RoomCode) }),
  game_over: z.object({ winnerId: Ignored, winnerName: Ignored }),

  /** Round 2, refused as `NOT_PLAYING` outside of it: the performer's microphone, and a listener who laughs. */
  request_microphone: z.object({ timestamp: Ignored }),
  /** The performer passes, or is done before the time is. Ours. */
  pass_turn: z.object({ turn: Turn }),
  laughter_detected: z.object({
    emotion: z.string().check(z.maxLength(32)),
    confidence: Percent01,
    turn: Turn,
    timestamp: Ignored,
  }),
  /** Round 3, refused as `NOT_PLAYING` outside of it: 5 to 200 characters as a person counts them, after what nobody sees is taken out. */
  submit_caption: z.object({ caption: Caption, timestamp: Ignored }),
  /** How much the player laughed over caption `reveal` (from 1), above their own calm face: 0 to 1. Ours. */
  caption_reaction: z.object({ reveal: z.int().check(z.minimum(1), z.maximum(limits.players.max)), laughter: Percent01 }),
  /** This player's browser saw another one smile clearly for a second (design "Referees"). Ours. */
  smile_seen: z.object({ user_id: Id, play: PlayNumber }),
} as const;

export type ClientEventName = keyof typeof clientEvents;
export type ClientPayload<E extends ClientEventName> = z.infer<(typeof clientEvents)[E]>;
export const clientEventNames = Object.keys(clientEvents) as ClientEventName[];
