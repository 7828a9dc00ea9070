import type { GameType, MatchId, RoomId, UserId } from '@deadpan/protocol';
import type { MatchRecordRow, MatchResultRow, PlayResultRow, RoundResultRow } from './rooms.ts';

/** A match of a player's own, as the history lists it. */
export interface OwnMatch extends Omit<MatchResultRow, 'userId'> {
  /** How many rounds were decided; null when nobody wrote that down yet. */
  rounds: number | null;
}

/** A smile curve as it is kept; `points` is JSON, the store never looks inside. */
export interface CurveRow {
  matchId: MatchId;
  userId: UserId;
  play: number;
  points: string;
  /** wall clock, ms */
  sentAt: number;
}

/** What remains of one match. */
export interface KeptMatch {
  /** Of everybody who played it. */
  results: MatchResultRow[];
  /** Null for matches of the time before records were kept; what is known of those are their plays. */
  record: MatchRecordRow | null;
  plays: PlayResultRow[];
  curves: CurveRow[];
}

/** What is kept of a player beside the results of matches and plays. Oldest first. */
export interface OwnRecords {
  rounds: RoundResultRow[];
  captions: { matchId: MatchId; text: string; reason: string }[];
  curves: CurveRow[];
  /** The matches of the player, as far as they were written down. */
  matches: { matchId: MatchId; roomId: RoomId; startedAt: number; timeline: string }[];
}

/** Where in the history a page begins: after this match. */
export interface HistoryPlace {
  endedAt: number;
  matchId: MatchId;
}

/** What remains of matches (design "Statistics"). Every adapter passes `test/contracts/records.ts`. */
export interface Records {
  /** A player's matches, the newest first, at most `limit`. */
  history(userId: UserId, page: { before: HistoryPlace | null; gameType: GameType | null; limit: number }): Promise<OwnMatch[]>;
  /** Everybody's results in these matches. */
  results(matchIds: readonly MatchId[]): Promise<MatchResultRow[]>;
  /** Null when there are no results of this match. */
  match(matchId: MatchId): Promise<KeptMatch | null>;
  /** In place of an earlier one. False, and nothing is kept, when the account has gone. */
  keepCurve(curve: CurveRow): Promise<boolean>;
  /** Deletes a player's curves of one match. */
  dropCurves(matchId: MatchId, userId: UserId): Promise<void>;
  of(userId: UserId): Promise<OwnRecords>;
  /** Deletes a player's curves and words. Twice is fine. */
  forget(userId: UserId): Promise<void>;
}
