import type { Board, UserId } from '@deadpan/protocol';
import type { MatchResultRow } from './rooms.ts';

/** A player's matches of one game type with one result, counted. */
export interface ResultGroup {
  gameType: MatchResultRow['gameType'];
  result: MatchResultRow['result'];
  matches: number;
  /** Sum of the matches' scores (each 0-100). */
  scores: number;
  best: number;
}

/** The matches of one day of one game type with one result, counted. */
export interface DayGroup extends Omit<ResultGroup, 'best'> {
  /** whole days (UTC) since the beginning of 1970 */
  day: number;
}

/** What the boards are made from: matches and those won, plays, those survived, and those ended by a smile. */
export interface Tally {
  games: number;
  wins: number;
  plays: number;
  survived: number;
  smiles: number;
}

export interface BoardQuery {
  board: Board;
  /** Only matches that ended at this moment (wall ms) or later. */
  since: number;
  /** Whoever has fewer matches is not ranked. */
  minGames: number;
  limit: number;
  /** For suspensions: who is out now is not ranked. */
  now: number;
}

export interface BoardRow {
  userId: UserId;
  /** Equal values share a rank. */
  rank: number;
  /** Matches won, or a share in thousandths. */
  value: number;
  games: number;
}

export interface BoardPage {
  /** The best. */
  rows: BoardRow[];
  /** Every value that is ranked, the highest first. */
  steps: { value: number; rank: number }[];
  /** How many players are ranked. */
  ranked: number;
}

/** What the results that were written with the matches add up to. Every adapter passes `test/contracts/stats.ts`. */
export interface Stats {
  groups(userId: UserId): Promise<ResultGroup[]>;
  /** The latest results, newest first. */
  recent(userId: UserId, count: number): Promise<MatchResultRow['result'][]>;
  /** Since a moment (wall ms); the oldest day first. */
  days(userId: UserId, since: number): Promise<DayGroup[]>;
  /** Of a player's matches since a moment (wall ms). */
  tally(userId: UserId, since: number): Promise<Tally>;
  board(query: BoardQuery): Promise<BoardPage>;
}
