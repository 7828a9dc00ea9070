import { randomUUID } from 'node:crypto';
import {
  emailKey,
  limits,
  type AuthAnswer,
  type ConnectGoogleBody,
  type DisconnectGoogleBody,
  type GoogleBody,
  type UserId,
} from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createAddressLimiter } from '../../http/limiter.ts';
import type { Account, AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import type { GoogleAccounts, GoogleLink } from '../../ports/google-accounts.ts';
import { toUser } from './accounts.ts';
import type { ConfirmIdentity } from './confirm-identity.ts';
import { nameFrom, namesLike } from './google-names.ts';
import { loginFailed, type GoogleIdentity, type VerifyGoogleToken } from './google-token.ts';
import type { Registrations } from './registrations.ts';
import type { Sessions } from './sessions.ts';

/** Continue with Google (spec §2, §7). */
export interface Google {
  /** Signs in who the token is about; the first time makes an account. Throws 401, 409 `ACCOUNT_EXISTS`, 429, 503. */
  signIn(shown: GoogleBody, address: string): Promise<AuthAnswer>;
  /** Lets the token's Google account in as this player from now on; after the owner has confirmed it. Throws 401, 403 `WRONG_PASSWORD` or `GOOGLE_REQUIRED`, 409 `GOOGLE_TAKEN`, 429, 503. */
  connect(userId: UserId, body: ConnectGoogleBody, address: string): Promise<void>;
  /** Asks for the password. Throws 403 `WRONG_PASSWORD`, 409 `ONLY_SIGN_IN` when the player has no password, 429. */
  disconnect(userId: UserId, body: DisconnectGoogleBody, address: string): Promise<void>;
}

export interface GoogleDeps {
  verify: VerifyGoogleToken;
  links: GoogleAccounts;
  accounts: AccountStore;
  confirm: ConfirmIdentity;
  /** So many new accounts come from a network, however they are made. */
  registrations: Registrations;
  sessions: Sessions;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

const exists = (): HttpFailure =>
  new HttpFailure(
    409,
    'An account with this e-mail already exists. Log in with its password and connect Google in your account settings. If the password is not yours, ask for a new one by mail.',
    { code: 'ACCOUNT_EXISTS' },
  );

/** The Google service. An account is found by `sub` alone, never by its e-mail address (decision 13). */
export function createGoogle({ verify, links, accounts, confirm, registrations, sessions, clock, counters }: GoogleDeps): Google {
  const { perAddress, windowMs } = limits.loginTries;
  const byAddress = createAddressLimiter('google-from', perAddress, windowMs, counters);

  /** Counts tries as login does: each when it starts; one that was no failure of the asker's is given back. */
  async function counted<T>(address: string, attempt: () => Promise<T>): Promise<T> {
    const wait = await byAddress.take(address);
    if (wait > 0) throw tooMany('Too many tries. Please wait a while and try again.', wait);
    try {
      const result = await attempt();
      await byAddress.giveBack(address);
      return result;
    } catch (error) {
      if (!(error instanceof HttpFailure && error.statusCode < 500)) await byAddress.giveBack(address);
      throw error;
    }
  }

  const linkTo = (who: GoogleIdentity, email: string): GoogleLink => ({
    sub: who.sub,
    sameEmail: emailKey(who.email) === emailKey(email),
    linkedAt: Math.round(clock.now()),
  });

  async function playerOf(who: GoogleIdentity): Promise<Account | null> {
    const id = await links.playerOf(who.sub);
    return id === null ? null : accounts.byId(id);
  }

  async function newPlayer(who: GoogleIdentity): Promise<Account> {
    const nobody = { id: randomUUID(), email: who.email, passwordHash: null, picture: null, createdAt: Math.round(clock.now()) };
    for (const username of namesLike(nameFrom(who.name))) {
      const account: Account = { ...nobody, username };
      const outcome = await links.create(account, linkTo(who, who.email));
      if (outcome === 'created') return account;
      if (outcome === 'username_taken') continue;
      // Two first sign-ins of one person at once: the other one made the account.
      const made = await playerOf(who);
      if (made) return made;
      if (outcome === 'email_taken') throw exists();
    }
    throw new Error('There is no free name like the one Google knows.');
  }

  return {
    signIn: (shown, address) =>
      counted(address, async () => {
        const who = await verify(shown);
        const account = (await playerOf(who)) ?? (await registrations.counted(address, () => newPlayer(who)));
        const token = await sessions.open(account.id, { googleSub: who.sub });
        if (token === null) throw loginFailed();
        return { access_token: token, user: toUser(account) };
      }),

    connect: async (userId, { password, ...shown }, address) => {
      const google = shown.nonce === undefined ? undefined : { ...shown, nonce: shown.nonce };
      const account = await confirm(userId, { password, google }, 'connect-google', address);
      await counted(address, async () => {
        const who = await verify(shown);
        const outcome = await links.link(userId, linkTo(who, account.email));
        if (outcome === 'no_player') throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
        if (outcome === 'google_taken') {
          throw new HttpFailure(409, 'This Google account is connected to another warrior.', { code: 'GOOGLE_TAKEN' });
        }
        if (outcome === 'has_another') {
          throw new HttpFailure(409, 'Another Google account is connected. Disconnect it first.', { code: 'GOOGLE_TAKEN' });
        }
      });
    },

    disconnect: async (userId, { password }, address) => {
      // Without a password nothing is disconnected, whatever is shown.
      const hasPassword = (await accounts.byId(userId))?.passwordHash != null;
      if (hasPassword) await confirm(userId, { password }, 'disconnect-google', address);
      if ((await links.unlink(userId)) === 'only_sign_in') {
        throw new HttpFailure(409, 'Google is the only way into this account. Set a secret code first.', { code: 'ONLY_SIGN_IN' });
      }
    },
  };
}
