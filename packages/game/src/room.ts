import type { DeckEntry, MatchId, OutReason, RoomId, RoomStatus, Settings, UserId } from '@deadpan/protocol';

/** Wall-clock milliseconds, as the server's clock gives them. */
export type Millis = number;
/** Milliseconds on a room's own clock, which stands still while nobody can play (design "Time"). Every deadline is match time. */
export type MatchTime = number;

/** Maps match time to the wall. While `running` is false the clock stands at `matchAt` and starts again at `resumeBy` at the latest. */
export interface Anchor {
  wallAt: Millis;
  matchAt: MatchTime;
  running: boolean;
  /** 1; more only outside production. */
  speed: number;
  resumeBy: Millis;
  /** Who sat here, connected, when the clock was stopped; it starts again as soon as all are back. */
  waitingFor: UserId[];
}

/** A player's place in a room (design "Seats", "Presence"). */
export interface Seat {
  id: UserId;
  username: string;
  picture: string | null;
  ready: boolean;
  connected: boolean;
  /** Raised by every join; a drop that names an older one does nothing. */
  session: number;
  awaySince: MatchTime | null;
  /** Facts the player's own client states. */
  camera: boolean;
  /** How many remote streams run there, and whether those are all. */
  streams: number;
  links: boolean;
  since: MatchTime;
}

export interface Contestant {
  id: UserId;
  username: string;
  /** Left the match for good: cannot win it any more. */
  left: boolean;
}

export interface Out {
  who: UserId;
  reason: OutReason;
  at: MatchTime;
}

/** One clip of a play: `offset` ms after the play's start. */
export interface Slot {
  id: string;
  offset: number;
  durationMs: number;
}

interface InPlay {
  play: number;
  schedule: Slot[];
}

/** spec §4 Round 1 phases: one phase, one shape. */
export type Round1 =
  | { phase: 'waiting'; until: MatchTime; allReadyAt: MatchTime | null }
  | ({ phase: 'starting'; endsAt: MatchTime } & InPlay)
  | ({ phase: 'playing'; startsAt: MatchTime; endsAt: MatchTime; out: Out[] } & InPlay)
  | ({ phase: 'deciding'; startsAt: MatchTime; endsAt: MatchTime; out: Out[]; until: MatchTime; firstAt: MatchTime | null } & InPlay)
  | ({ phase: 'play_ended'; out: Out[]; until: MatchTime; winner: UserId | null } & InPlay)
  | ({ phase: 'round_ended'; out: Out[] } & InPlay);

export type ResultKind = 'winner' | 'draw' | 'complete_draw';
/** Why the match ended: all plays played, one player left over, nobody able to play, or everybody gone. */
export type EndReason = 'played' | 'forfeit' | 'nobody_able' | 'abandoned';

export interface MatchResult {
  result: ResultKind;
  reason: EndReason;
  winner: UserId | null;
  tied: UserId[];
}

/** One game from start to result; results are keyed by its id. */
export interface Match {
  id: MatchId;
  plays: number;
  durationMs: number;
  deck: DeckEntry[];
  /** Clips not shown yet; refilled when the deck is exhausted. */
  queue: string[];
  roster: Contestant[];
  wins: Record<UserId, number>;
  /** The winner of each finished play, null for none. */
  playWinners: (UserId | null)[];
  /** Plays in a row with fewer than two able players. */
  lowPlays: number;
  round: Round1;
  result: MatchResult | null;
}

export interface Rematch {
  until: MatchTime;
  accepted: UserId[];
}

/** An arena with the match played in it: one row. R0-19: plain data, so that a stored room decides like this one. */
export interface Room {
  id: RoomId;
  name: string;
  isPrivate: boolean;
  keyHash: string | null;
  status: RoomStatus;
  hostId: UserId;
  settings: Settings;
  players: Seat[];
  anchor: Anchor;
  createdAt: Millis;
  /** Wall time of the last transition: the room's time never runs backwards. */
  changedAt: Millis;
  /** Since when no player is connected. */
  emptySince: MatchTime | null;
  /** Since when exactly one of a running match's players is connected. */
  aloneSince: MatchTime | null;
  /** State of the room's chance. */
  seed: number;
  matches: number;
  match: Match | null;
  rematch: Rematch | null;
}

/** Number of this shape; raised when an older program could not read it. */
export const ROOM_SCHEMA = 1;
