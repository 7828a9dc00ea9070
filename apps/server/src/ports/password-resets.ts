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

/** Open password resets: a player has several when they asked again, of which the newest `openLinks` (limits) are kept. Every adapter passes `test/contracts/password-resets.ts`. */
export interface PasswordResets {
  /** Earlier ones of the player's go on working: a stranger who asks must not end the link the owner just got. */
  keep(reset: PasswordReset): Promise<void>;
  /** Whose the token is, or null when it is unknown, used or over at `now`. */
  playerOf(tokenHash: string, now: number): Promise<UserId | null>;
  /**
   * Uses up the token and every other one of the player's, sets the password, ends every sign-in of the player, and ends the link to a Google account under another e-mail
   * address; all of it or nothing. Returns the sign-ins that ended, or null when the token was no good (any more).
   */
  use(reset: { tokenHash: string; userId: UserId; passwordHash: string; now: number }): Promise<{ ended: string[] } | null>;
}
