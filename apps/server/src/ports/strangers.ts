import type { MatchId, ReportReason, RoomId, UserId } from '@deadpan/protocol';

/** Somebody a player has blocked. */
export interface Block {
  id: UserId;
  username: string;
  /** wall clock, ms */
  at: number;
}

/** What one player says of another, and where it was. Nothing of the video. */
export interface Report {
  id: string;
  /** null: the reporter's account is deleted */
  by: UserId | null;
  about: UserId;
  reason: ReportReason;
  text: string | null;
  roomId: RoomId | null;
  matchId: MatchId | null;
  /** wall clock, ms */
  at: number;
}

/** A report as the operator reads it. */
export interface ReadReport extends Report {
  byName: string | null;
  aboutName: string | null;
  /** How many reports there are about this player, and by how many players. */
  reports: number;
  reporters: number;
}

/** What is kept of a player here, for their export. */
export interface StrangerRecords {
  blocks: Block[];
  reports: Report[];
  /** The last time an operator suspended the account, also when that is over. */
  suspension: { reason: string | null; since: number; until: number | null; lifted: boolean } | null;
}

/**
 * Who wants to meet whom no more, and what was reported (design "Strangers on video"). Every adapter passes `test/contracts/strangers.ts`.
 */
export interface Strangers {
  /** Blocks somebody, once; false when the player has blocked `most` already. */
  block(by: UserId, whom: UserId, at: number, most: number): Promise<boolean>;
  unblock(by: UserId, whom: UserId): Promise<void>;
  /** Whom a player has blocked, the latest first. */
  blocks(by: UserId): Promise<Block[]>;
  /** Everybody a player may not share an arena with: those they blocked and those who blocked them. */
  apart(user: UserId): Promise<UserId[]>;
  /** The arenas in which one of them sits. */
  roomsApart(user: UserId): Promise<RoomId[]>;
  /** The last match both have a result in, or null. */
  lastMatchOf(one: UserId, other: UserId): Promise<MatchId | null>;
  report(report: Report): Promise<void>;
  /** The newest reports first, about one player when `about` is given. */
  reports(limit: number, about?: UserId): Promise<ReadReport[]>;
  /** Removes what was reported before a moment (wall ms). */
  forgetReports(before: number): Promise<void>;
  records(user: UserId): Promise<StrangerRecords>;
  /** An account is deleted: blocks of and by it and reports about it go; what it reported stays, without its name. */
  forget(user: UserId): Promise<void>;
}
