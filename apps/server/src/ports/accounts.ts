import type { UserId } from '@deadpan/protocol';

/** A player's account as it is kept. */
export interface Account {
  id: UserId;
  username: string;
  email: string;
  /** argon2id, with its parameters and salt; null when the player comes in another way. */
  passwordHash: string | null;
  picture: string | null;
  /** wall clock, ms */
  createdAt: number;
}

/** What any player may know of another. */
export interface PublicAccount {
  id: UserId;
  username: string;
  picture: string | null;
}

/** One sign-in; its token carries the id, so that it can be revoked. */
export interface SignIn {
  id: string;
  userId: UserId;
  /** wall clock, ms */
  createdAt: number;
  expiresAt: number;
}

/** What somebody has shown in order to sign in. A sign-in is opened only while it still opens the account. */
export type Proof = { passwordHash: string | null } | { googleSub: string };

/**
 * Where accounts and their sign-ins are kept. E-mails compare without case, usernames without case in NFC: the store makes the keys.
 * Every adapter passes `test/contracts/accounts.ts`.
 */
export interface AccountStore {
  create(account: Account): Promise<'created' | 'email_taken' | 'username_taken'>;
  byEmail(email: string): Promise<Account | null>;
  byId(id: UserId): Promise<Account | null>;
  /** Those of `ids` that exist, in no order. */
  publicByIds(ids: readonly UserId[]): Promise<PublicAccount[]>;
  /** False, and nothing is kept, when the account has gone or what was shown does not open it any more. */
  openSession(session: SignIn, proof: Proof): Promise<boolean>;
  /** The sign-in, or null when it does not exist, was revoked or is over at `now`. */
  session(id: string, now: number): Promise<SignIn | null>;
  revokeSession(id: string, now: number): Promise<void>;
  /** Ends every sign-in of a player but `except`; returns the ids of those it ended. */
  revokeSessions(userId: UserId, now: number, except: string | null): Promise<string[]>;
  /** The sign-ins that ended at `since` or later, before their time: revoked, or gone with their account, of which an hour is remembered. */
  endedSince(since: number): Promise<string[]>;
}
