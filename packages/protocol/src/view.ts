import * as z from 'zod/mini';
import { roomStatuses } from './lobbies.ts';

/** spec §4 Round 1 phases, with the 300 ms deciding moment of design "Round 1". */
export const round1Phases = ['waiting', 'starting', 'playing', 'deciding', 'play_ended', 'round_ended'] as const;
export type Round1Phase = (typeof round1Phases)[number];

/** Why a player is out of a play. Only `smile` counts as a smile. */
export const outReasons = ['smile', 'absent', 'no_camera', 'left'] as const;
export type OutReason = (typeof outReasons)[number];

/** spec §3 Lobby sync player, and what a tile shows beside it. */
export const PlayerView = z.object({
  user_id: z.string(),
  username: z.string(),
  profile_picture_url: z.nullable(z.string()),
  is_host: z.boolean(),
  is_ready: z.boolean(),
  score: z.number(),
  is_eliminated: z.boolean(),
  is_speaking: z.boolean(),
  /** The server hears this player's socket. */
  connected: z.boolean(),
  camera_ready: z.boolean(),
  links_ready: z.boolean(),
  wins: z.int(),
  out_reason: z.nullable(z.enum(outReasons)),
  /** Left the match for good; shown among the players of the match, without a seat. */
  left: z.boolean(),
});
export type PlayerView = z.infer<typeof PlayerView>;

const Who = z.object({ user_id: z.string(), username: z.string() });

/** One clip of a play's schedule; `starts_at` is server time (wall, ms), null while the clock stands still. */
export const ScheduledMeme = z.object({
  id: z.string(),
  url: z.string(),
  webm_url: z.string(),
  subtitles_url: z.string(),
  poster_url: z.string(),
  title: z.string(),
  alt: z.string(),
  duration: z.int(),
  starts_at: z.nullable(z.number()),
  /** ms after the start of the play */
  offset: z.int(),
});
export type ScheduledMeme = z.infer<typeof ScheduledMeme>;

export const PlayResultView = z.object({
  play: z.int(),
  result: z.enum(['winner', 'draw']),
  winner: z.nullable(Who),
  message: z.string(),
  is_final_play: z.boolean(),
});
export type PlayResultView = z.infer<typeof PlayResultView>;

/** spec §3 Game result and Round winner in one. */
export const MatchResultView = z.object({
  result: z.enum(['winner', 'draw', 'complete_draw']),
  winner: z.nullable(Who),
  winners: z.array(Who),
  is_tie: z.boolean(),
  isCurrentPlayerWinner: z.boolean(),
  message: z.string(),
  wins: z.record(z.string(), z.int()),
  play_winners: z.array(z.nullable(z.string())),
  allPlayers: z.array(z.object({ user_id: z.string(), username: z.string(), status: z.enum(['winner', 'eliminated']) })),
});
export type MatchResultView = z.infer<typeof MatchResultView>;

/**
 * `game_state_update`: the whole of what one player may see, after every save (spec §3 Game state update, and the rest of the room).
 * All `_at` fields are server wall-clock milliseconds; while `paused` they are null and `phase_remaining_ms` stands still.
 */
export const RoomView = z.object({
  version: z.int(),
  lobby_id: z.string(),
  name: z.string(),
  is_private: z.boolean(),
  status: z.enum(roomStatuses),
  host_id: z.string(),
  settings: z.object({ maxPlayers: z.int(), round1Duration: z.int(), round1Plays: z.int(), maxRounds: z.int() }),
  players: z.array(PlayerView),
  you: z.string(),
  match_id: z.nullable(z.string()),
  round: z.int(),
  phase: z.nullable(z.enum(round1Phases)),
  paused: z.boolean(),
  phase_ends_at: z.nullable(z.number()),
  phase_remaining_ms: z.nullable(z.number()),
  current_play: z.int(),
  total_plays: z.int(),
  active_players: z.array(z.string()),
  eliminated_players: z.array(z.string()),
  active_players_count: z.int(),
  eliminated_players_count: z.int(),
  total_players: z.int(),
  memes: z.array(ScheduledMeme),
  play_result: z.nullable(PlayResultView),
  match_result: z.nullable(MatchResultView),
  rematch: z.nullable(z.object({ accepted: z.array(z.string()), ends_at: z.nullable(z.number()) })),
  /** 1 in production; faster in tests. Milliseconds of the match per millisecond of the wall. */
  speed: z.number(),
});
export type RoomView = z.infer<typeof RoomView>;
