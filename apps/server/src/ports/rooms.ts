import type { MatchId, RoomId, RoomStatus, UserId } from '@deadpan/protocol';
import type { NodeId } from './nodes.ts';

/** One play for one player, written in the transaction that ends the play (design "The only way a room changes"). */
export interface PlayResultRow {
  matchId: MatchId;
  play: number;
  userId: UserId;
  /** `won`, `survived` (not out, but nobody won alone) or `out`. */
  outcome: 'won' | 'survived' | 'out';
  outReason: string | null;
  /** ms after the play's start, and the clip that was on; null for who was not out, the clip for who was not out by a smile. */
  outAfterMs: number | null;
  outOver: string | null;
  /** wall clock, ms */
  endedAt: number;
}

/** One round for one player, written in the transaction that ends the round. */
export interface RoundResultRow {
  matchId: MatchId;
  round: number;
  userId: UserId;
  result: 'won' | 'lost' | 'draw';
  /** 0-1 */
  score: number;
  /** what the score was made from */
  points: number;
  /** wall clock, ms */
  endedAt: number;
}

/** One match for one player, written in the transaction that ends the match. */
export interface MatchResultRow {
  matchId: MatchId;
  userId: UserId;
  gameType: 'round1' | 'full';
  result: 'won' | 'lost' | 'draw';
  /** 0-100 (design "Statistics") */
  score: number;
  /** plays won */
  wins: number;
  plays: number;
  /** wall clock, ms */
  endedAt: number;
}

/** What a match leaves behind beside its results, written in the transaction that ends it. */
export interface MatchRecordRow {
  matchId: MatchId;
  roomId: RoomId;
  /** wall clock, ms */
  startedAt: number;
  /** JSON of what happened, without names and without words of the players; the store never looks inside. */
  timeline: string;
  /** The captions, apart from the rest: they go with their authors. Those of players who have gone already are not kept. */
  captions: { userId: UserId; text: string; reason: string }[];
}

/** A room as the row holds it. `state` is JSON of the rules' Room; the store never looks inside. */
export interface StoredRoom {
  id: RoomId;
  version: number;
  /** Schema number of `state`. */
  schema: number;
  state: string;
}

export interface SeatWrite {
  userId: UserId;
  session: number;
  /** The node that saves, when the player is here; the seat keeps the node on which its session began. Null or absent: nobody is. */
  node?: NodeId | null;
}

/** A whole transition: state, due time, seats, events and results are saved together or not at all. */
export interface RoomWrite {
  id: RoomId;
  /** The version this transition was decided on; the row gets `basedOn + 1`. 0 makes a new row. */
  basedOn: number;
  /** Random; one's own token with the events of basedOn + 1 after a broken commit means it was saved. */
  token: string;
  schema: number;
  state: string;
  status: RoomStatus;
  /** Wall clock ms of the earliest timer, null when none runs. */
  nextDueAt: number | null;
  /** JSON of the events of this version; the row keeps those of its last 32 versions. */
  events: string;
  /** The players seated after this transition; the room's seats become exactly these. Null: they are those of `basedOn`. */
  seats: SeatWrite[] | null;
  plays: PlayResultRow[];
  rounds: RoundResultRow[];
  matches: MatchResultRow[];
  record: MatchRecordRow | null;
  /** What the lobby list shows. */
  listing: { name: string; isPrivate: boolean; playerCount: number; maxPlayers: number; hostUsername: string; createdAt: number };
}

/** `stale`: the row is not at `basedOn`. `seated_elsewhere`: a player of `seats` has a seat in another room. Either way nothing was written. */
export type SaveOutcome = 'saved' | 'stale' | 'seated_elsewhere';

export interface ListedRoom {
  id: RoomId;
  name: string;
  isPrivate: boolean;
  playerCount: number;
  maxPlayers: number;
  status: RoomStatus;
  hostUsername: string;
}

/** Where rooms, seats and results are kept. Every adapter passes `test/contracts/rooms.ts`. */
export interface Rooms {
  load(id: RoomId): Promise<StoredRoom | null>;
  /** The events of the versions after `after` up to `upTo`, oldest first, as they were written; those longer ago than 32 versions are gone. */
  eventsSince(id: RoomId, after: number, upTo: number): Promise<string[]>;
  /** The present version of each of these rooms; without those that are not there. */
  versions(ids: readonly RoomId[]): Promise<Map<RoomId, number>>;
  save(write: RoomWrite): Promise<SaveOutcome>;
  /** Open rooms for the lobby browser: `waiting` first, then newest first, at most `limit`. Closed rooms and rooms nobody sits in are not listed. */
  list(limit: number): Promise<ListedRoom[]>;
  /** Rooms that are not closed: what a starting process has to look after. */
  open(): Promise<RoomId[]>;
  /** Rooms whose timer was due before `wallMs`. */
  due(wallMs: number): Promise<RoomId[]>;
  seatOf(userId: UserId): Promise<RoomId | null>;
  /** Rooms that are not closed and have a match whose state names this player, seated or not. */
  naming(userId: UserId): Promise<RoomId[]>;
  /** Forgets the closed rooms that were made before a moment, with their events. Nobody asks for them any more; what was played has rows of its own. */
  sweep(madeBefore: number): Promise<void>;
}
