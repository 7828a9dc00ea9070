import * as z from 'zod/mini';
import { Family } from './family.ts';
import { roomStatuses } from './lobbies.ts';
import { Meme } from './memes.ts';

/** spec §4 Round 1 phases, with the 300 ms deciding moment of design "Round 1". */
export const round1Phases = ['waiting', 'starting', 'playing', 'deciding', 'play_ended', 'round_ended'] as const;
export type Round1Phase = (typeof round1Phases)[number];

/** design "Round 2": the performer is called to the microphone, speaks, and what it brought is shown. */
export const round2Phases = ['calling', 'speaking', 'turn_ended'] as const;
/** design "Round 3": captions are written, collected from those on their way, revealed one at a time, and judged. */
export const round3Phases = ['writing', 'collecting', 'revealing', 'judging'] as const;
/** What lies between two rounds: what the last one brought, and the countdown of spec §4 "Game arena page phases". */
export const betweenPhases = ['scoreboard', 'countdown'] as const;
export const phases = [...round1Phases, ...round2Phases, ...round3Phases, ...betweenPhases] as const;
export type Phase = (typeof phases)[number];

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
  ...z.omit(Meme, { type: true }).shape,
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

/** An image to be captioned (design "Round 3"). */
export const Still = z.object({ id: z.string(), url: z.string(), alt: z.string(), title: z.string() });
export type Still = z.infer<typeof Still>;

/** A finished round: who won it, and everybody's score, 0 to 1 (design "Match"). */
export const StandingView = z.object({
  round: z.int(),
  result: z.enum(['winner', 'draw', 'complete_draw']),
  winner: z.nullable(Who),
  tied: z.array(Who),
  scores: z.record(z.string(), z.number()),
  /** what the score was made from: plays won, laughs, or laughter and judge together */
  points: z.record(z.string(), z.number()),
});
export type StandingView = z.infer<typeof StandingView>;

/** One turn at the microphone (design "Round 2"). */
export const TurnView = z.object({
  performer: Who,
  /** false: the turn passed without a word */
  spoke: z.boolean(),
  laughs: z.array(z.object({ ...Who.shape, reason: z.enum(['laughed', 'hid']) })),
});
export type TurnView = z.infer<typeof TurnView>;

/** Round 2 as everybody sees it: the order, the turns so far (the current one last), and everybody's points. */
export const ComedyView = z.object({
  order: z.array(Who),
  turn: z.int(),
  turns: z.array(TurnView),
  points: z.record(z.string(), z.int()),
  /** whose microphone is open; only this player's sound may be heard */
  speaker: z.nullable(z.string()),
});
export type ComedyView = z.infer<typeof ComedyView>;

/** A caption and what it brought; laughter, judge and score are 0 to 1, 0 to 1, and their weighted sum (design "Round 3"). */
export const CaptionScore = z.object({
  ...Who.shape,
  text: z.string(),
  laughter: z.number(),
  judge: z.number(),
  score: z.number(),
  reason: z.string(),
});
export type CaptionScore = z.infer<typeof CaptionScore>;

/** Round 3 as one player may see it: no names before the scores. */
export const CaptionsView = z.object({
  still: Still,
  /** who has sent a caption */
  submitted: z.array(z.string()),
  /** the viewer's own */
  yours: z.nullable(z.string()),
  /** `number` of `total` captions, from 1; `yours`: the viewer wrote it */
  reveal: z.nullable(z.object({ number: z.int(), total: z.int(), text: z.string(), yours: z.boolean() })),
  /** best first, once they are known */
  scores: z.nullable(z.array(CaptionScore)),
  /** who judged; `fell_back`: another was asked and did not answer; null until then, or when nobody did */
  judge: z.nullable(z.object({ name: z.string(), fell_back: z.boolean() })),
});
export type CaptionsView = z.infer<typeof CaptionsView>;

/** Two or more players saw a clear smile that its owner's browser did not claim (design "Referees"). It annotates and changes nothing. */
export const WitnessedView = z.object({ ...Who.shape, play: z.int(), witnesses: z.int() });
export type WitnessedView = z.infer<typeof WitnessedView>;

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
  winning_caption: z.nullable(z.string()),
});
export type MatchResultView = z.infer<typeof MatchResultView>;

/**
 * `game_state_update`: the whole of what one player may see, after every save (spec §3 Game state update, and the rest of the room).
 * `settings.deck` is told to the host alone, for whoever has the id of a shared deck sees it; to all others it is `built-in`, whatever is chosen.
 * All `_at` fields are server wall-clock milliseconds; while `paused` they are null and `phase_remaining_ms` stands still.
 */
export const RoomView = z.object({
  version: z.int(),
  lobby_id: z.string(),
  name: z.string(),
  is_private: z.boolean(),
  status: z.enum(roomStatuses),
  host_id: z.string(),
  settings: z.object({
    maxPlayers: z.int(),
    round1Duration: z.int(),
    round1Plays: z.int(),
    maxRounds: z.int(),
    deck: z.string(),
    family: Family,
  }),
  /** what the chosen deck is called, null for the built-in one */
  deck_name: z.nullable(z.string()),
  players: z.array(PlayerView),
  you: z.string(),
  match_id: z.nullable(z.string()),
  round: z.int(),
  /** how many rounds the match has */
  rounds: z.int(),
  phase: z.nullable(z.enum(phases)),
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
  /** the rounds that are decided */
  standings: z.array(StandingView),
  comedy: z.nullable(ComedyView),
  captions: z.nullable(CaptionsView),
  witnessed: z.array(WitnessedView),
  match_result: z.nullable(MatchResultView),
  rematch: z.nullable(z.object({ accepted: z.array(z.string()), ends_at: z.nullable(z.number()) })),
  /** 1 in production; faster in tests. Milliseconds of the match per millisecond of the wall. */
  speed: z.number(),
});
export type RoomView = z.infer<typeof RoomView>;
