import type { UserId } from '@deadpan/protocol';
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

/** What the results that were written with the matches add up to. Every adapter passes `test/contracts/stats.ts`. */
export interface Stats {
  groups(userId: UserId): Promise<ResultGroup[]>;
  /** The latest results, newest first. */
  recent(userId: UserId, count: number): Promise<MatchResultRow['result'][]>;
}
