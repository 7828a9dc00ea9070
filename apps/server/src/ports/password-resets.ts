import type { UserId } from '@deadpan/protocol';

/** What is kept of a letter about a forgotten password: never its token. */
export interface PasswordReset {
  userId: UserId;
  /** SHA-256 of the token, in hex. */
  tokenHash: string;
  /** wall clock, ms */
  createdAt: number;
  expiresAt: number;
}

/** Open password resets, at most one per player. Every adapter passes `test/contracts/password-resets.ts`. */
export interface PasswordResets {
  /** The newest wins: an earlier one of the player's ends. */
  keep(reset: PasswordReset): Promise<void>;
  /** Whose the token is, or null when it is unknown, used or over at `now`. */
  playerOf(tokenHash: string, now: number): Promise<UserId | null>;
  /**
   * Uses the token up, sets the password, ends every sign-in of the player, and ends the link to a Google account under another e-mail
   * address; all of it or nothing. Returns the sign-ins that ended, or null when the token was no good (any more).
   */
  use(reset: { tokenHash: string; userId: UserId; passwordHash: string; now: number }): Promise<{ ended: string[] } | null>;
}
