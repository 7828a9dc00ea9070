import type { UserId } from '@deadpan/protocol';
import type { Account } from './accounts.ts';

/** A Google account by its `sub`, the one thing about it that never changes. */
export interface GoogleLink {
  sub: string;
  /** Whether Google has vouched for the very e-mail address the player's account has. */
  sameEmail: boolean;
  /** wall clock, ms */
  linkedAt: number;
}

/** Which Google account is which player: one each, both ways. Every adapter passes `test/contracts/google-accounts.ts`. */
export interface GoogleAccounts {
  /** The player a Google account belongs to. */
  playerOf(sub: string): Promise<UserId | null>;
  isLinked(userId: UserId): Promise<boolean>;
  /** Makes the account and its link, or neither. */
  create(account: Account, link: GoogleLink): Promise<'created' | 'email_taken' | 'username_taken' | 'google_taken'>;
  /** Twice is fine. `google_taken`: it is another player's; `has_another`: the player has another Google account; `no_player`: there is no such account. */
  link(userId: UserId, link: GoogleLink): Promise<'linked' | 'google_taken' | 'has_another' | 'no_player'>;
  /** Ends the link, unless the player has no password to come in with. Twice is fine. */
  unlink(userId: UserId): Promise<'unlinked' | 'only_sign_in'>;
}
