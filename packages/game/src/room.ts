import type { RoomId, RoomStatus, Settings, UserId } from '@deadpan/protocol';
import type { Match, Shown } from './match.ts';
import type { MatchTime, Millis } from './moment.ts';

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
  /** Raised by every join, and never a number that another seat of the room has had before; a drop that names an older one does nothing. */
  session: number;
  awaySince: MatchTime | null;
  /** Facts the player's own client states. */
  camera: boolean;
  /** How many remote streams run there, and whether those are all. */
  streams: number;
  links: boolean;
  since: MatchTime;
}

export interface Rematch {
  until: MatchTime;
  accepted: UserId[];
  /** What the next match shows, as it was looked up when it was last accepted; absent: what this one did. */
  shown?: Shown;
  /** Who alone may play with the deck of `shown`; null or absent: everybody. */
  owner?: UserId | null;
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
  /** What the chosen deck is called; null for the built-in one. */
  deckName: string | null;
  players: Seat[];
  anchor: Anchor;
  createdAt: Millis;
  /** The highest session of the seats that are gone; absent while none is. */
  lastSession?: number;
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
export const ROOM_SCHEMA = 4;
