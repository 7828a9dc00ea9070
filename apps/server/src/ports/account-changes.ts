import type { UserId } from '@deadpan/protocol';
import type { SignIn } from './accounts.ts';
import type { MatchResultRow, PlayResultRow } from './rooms.ts';

/** One sign-in as its player may see it. */
export interface SignInRecord {
  /** wall clock, ms */
  openedAt: number;
  expiresAt: number;
  /** Signed out, or ended from elsewhere. */
  endedAt: number | null;
}

/** What is kept about a player beside the account itself. */
export interface PlayerRecord {
  signIns: SignInRecord[];
  google: { sub: string; linkedAt: number } | null;
  /** Letters about a forgotten password whose links may still be used, oldest first. */
  resets: { createdAt: number; expiresAt: number }[];
  matches: MatchResultRow[];
  plays: PlayResultRow[];
}

/** What becomes of an account after it was made. Every adapter passes `test/contracts/account-changes.ts`. */
export interface AccountChanges {
  /** The same names count as taken as with `AccountStore.create`; one's own in other letters does not. */
  rename(id: UserId, username: string): Promise<'renamed' | 'username_taken' | 'no_player'>;
  /**
   * Sets the password, ends every sign-in and opens a new one, all or nothing. Returns the sign-ins that ended, or null when there is no such
   * player or `before` is not their password's hash any more.
   */
  setPassword(hash: { before: string | null; after: string }, opened: SignIn): Promise<string[] | null>;
  /** Returns the picture the player had before, so that exactly one of many who replace it clears it away; `no_player` when there is none such. */
  setPicture(id: UserId, picture: string | null): Promise<{ before: string | null } | 'no_player'>;
  /** Oldest first. */
  record(id: UserId): Promise<PlayerRecord>;
  /**
   * Deletes the account and its sign-ins; returns the sign-ins that were still open. Results stay, under an id nobody has any more. Twice is
   * fine. Null, and all is as it was, while the player has a picture: its file would be left behind.
   */
  remove(id: UserId, now: number): Promise<string[] | null>;
}
