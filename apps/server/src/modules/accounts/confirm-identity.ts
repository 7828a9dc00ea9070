import type { ConfirmIdentityBody, ConfirmedAction, UserId } from '@deadpan/protocol';
import { googleNoncePrefix, limits } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { Account, AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { GoogleAccounts } from '../../ports/google-accounts.ts';
import type { VerifyGoogleToken } from './google-token.ts';
import type { LoginAttempts } from './login-attempts.ts';
import type { Passwords } from './passwords.ts';

/**
 * Confirms that a signed-in player is the account's owner, before an action that a stolen token or an unlocked computer must not suffice for: by the
 * password, or where there is none by a fresh token of the linked Google account. Returns the account. Throws 401, 403, 429, 503; a wrong proof counts
 * like a failed log-in.
 */
export type ConfirmIdentity = (userId: UserId, shown: ConfirmIdentityBody, action: ConfirmedAction, address: string) => Promise<Account>;

export interface ConfirmIdentityDeps {
  store: Pick<AccountStore, 'byId'>;
  passwords: Pick<Passwords, 'matches'>;
  attempts: Pick<LoginAttempts, 'run'>;
  /** Null where Google sign-in is not configured. */
  google: { verify: VerifyGoogleToken; playerOf: GoogleAccounts['playerOf'] } | null;
  clock: Clock;
}

const wrongPassword = (text: string): HttpFailure => new HttpFailure(403, text, { code: 'WRONG_PASSWORD' });
const googleRequired = (text: string): HttpFailure => new HttpFailure(403, text, { code: 'GOOGLE_REQUIRED' });

/** The password shown is wrong, or is not the account's any more. */
export const notYourPassword = (): HttpFailure => wrongPassword('That is not your secret code.');

export function createConfirmIdentity({ store, passwords, attempts, google, clock }: ConfirmIdentityDeps): ConfirmIdentity {
  async function checkPassword(stored: string, password: string): Promise<void> {
    if (!(await passwords.matches(stored, password))) throw notYourPassword();
  }

  /** The token must be asked for now, for this action (its nonce says so), and by the Google account that opens this account. */
  async function checkGoogle(userId: UserId, shown: ConfirmIdentityBody['google'], action: ConfirmedAction): Promise<void> {
    if (!google) throw googleRequired('Google sign-in is switched off here. Ask for a new secret code by mail, then confirm with that.');
    if (!shown?.nonce.startsWith(googleNoncePrefix(action))) throw googleRequired('Please continue with Google to confirm this.');
    const identity = await google.verify(shown).catch((error: unknown) => {
      // A 401 would say that the session is over.
      if (error instanceof HttpFailure && error.statusCode === 401) throw googleRequired('Google did not confirm this. Please try again.');
      throw error;
    });
    if (clock.now() - identity.issuedAt > limits.googleConfirmationMs)
      throw googleRequired('That took too long. Please continue with Google again.');
    if ((await google.playerOf(identity.sub)) !== userId) throw googleRequired('That Google account does not open this warrior’s account.');
  }

  return async (userId, { password, google: shown }, action, address) => {
    const account = await store.byId(userId);
    if (!account) throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
    const { passwordHash } = account;
    if (passwordHash !== null && password === undefined) throw wrongPassword('Please enter your present secret code.');
    await attempts.run(account.email, address, () =>
      passwordHash === null ? checkGoogle(userId, shown, action) : checkPassword(passwordHash, password ?? ''),
    );
    return account;
  };
}
