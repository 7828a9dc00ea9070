import type { UserId } from '@deadpan/protocol';

/** An account that may not enter for a while, or for good. */
export interface Suspension {
  userId: UserId;
  /** told to the player */
  reason: string | null;
  /** wall clock, ms */
  since: number;
  /** wall clock, ms; null: for good */
  until: number | null;
}

/** A suspension that was made or lifted; `change` grows with every change, in the order in which they were saved. */
export interface SuspensionChange extends Suspension {
  change: number;
  lifted: boolean;
}

/**
 * Suspended accounts (design "Strangers on video"). An operator's process writes them beside servers that run: they ask what changed since.
 * Every adapter passes `test/contracts/suspensions.ts`.
 */
export interface Suspensions {
  /** The player with this id or this name (compared as names are), or null. */
  find(idOrName: string): Promise<{ id: UserId; username: string } | null>;
  suspend(suspension: Suspension): Promise<void>;
  /** False when the account was not suspended at `now`. */
  lift(user: UserId, now: number): Promise<boolean>;
  /** The suspension that holds at `now`, or null. */
  of(user: UserId, now: number): Promise<Suspension | null>;
  /** All that hold at `now`, the latest first. */
  all(now: number): Promise<(Suspension & { username: string | null })[]>;
  /** What changed after the change of this number, in order. */
  changesAfter(change: number): Promise<SuspensionChange[]>;
}
