import {
  isGeneratedAvatar,
  limits,
  type AccountAnswer,
  type AuthAnswer,
  type PasswordBody,
  type User,
  type UserId,
  type UsernameBody,
} from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { AccountChanges as ChangeStore } from '../../ports/account-changes.ts';
import type { Account, AccountStore } from '../../ports/accounts.ts';
import type { Counters } from '../../ports/counters.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import { DAY_MS, HOUR_MS } from '../../ports/durations.ts';
import type { Seating } from '../rooms/seating.ts';
import { NAME_TAKEN, toUser } from './accounts.ts';
import { notYourPassword, type ConfirmIdentity } from './confirm-identity.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Show } from './show.ts';

/** What players change about their own account. Failures are `HttpFailure`s. */
export interface AccountChanges {
  /** What the account page shows. Throws 401. */
  answer(userId: UserId): Promise<AccountAnswer>;
  /** Returns the account under its new name. Throws 401, 409 `MATCH_RUNNING`, 409 `USERNAME_TAKEN`, 429. */
  rename(userId: UserId, body: UsernameBody): Promise<User>;
  /**
   * Ends every sign-in, that of who asks too, whose token might be in other hands; returns a new one. Throws 401, 403, 429 and 503 while nothing
   * has changed; a 503 that does not know says so.
   */
  setPassword(userId: UserId, body: PasswordBody, address: string): Promise<AuthAnswer>;
  /** Ends every sign-in, that of who asks too. */
  signOutEverywhere(userId: UserId): Promise<void>;
}

export interface AccountChangesDeps {
  confirm: ConfirmIdentity;
  store: AccountStore;
  changes: ChangeStore;
  sessions: Sessions;
  passwords: Passwords;
  seating: Seating;
  isGoogleLinked: (userId: UserId) => Promise<boolean>;
  show: Show;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

const gone = (): HttpFailure => new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });

/** The database went away while the password was being set. */
const notKnown = (): HttpFailure =>
  new HttpFailure(
    503,
    'The server cannot say whether the new secret code is set. Log in with it in a minute; if it is refused then, nothing has changed.',
    { code: 'UNAVAILABLE', retryAfterSeconds: 60 },
  );

/** The service behind the account page (design "Authentication"). */
export function createAccountChanges(deps: AccountChangesDeps): AccountChanges {
  const { confirm, store, changes, sessions, passwords, seating, isGoogleLinked, show, counters } = deps;
  const { namesPerDay, nameTriesPerHour, passwordsPerHour } = limits.accountChanges;
  const names = createLimiter('names', namesPerDay, DAY_MS, counters);
  const nameTries = createLimiter('name-tries', nameTriesPerHour, HOUR_MS, counters);
  const newPasswords = createLimiter('passwords', passwordsPerHour, HOUR_MS, counters);

  async function own(userId: UserId) {
    const account = await store.byId(userId);
    if (!account) throw gone();
    return account;
  }

  /** A change of the name counts only when it is made; what is taken may be tried again, within reason. */
  async function renamed(userId: UserId, username: string): Promise<void> {
    const tryWait = await nameTries.take(userId);
    if (tryWait > 0) throw tooMany('Too many tries. Please wait a while and try again.', tryWait);
    const wait = await names.take(userId);
    if (wait > 0) throw tooMany(`A warrior name can be changed ${namesPerDay} times a day. Please keep this one for now.`, wait);
    try {
      const outcome = await changes.rename(userId, username);
      if (outcome === 'no_player') throw gone();
      if (outcome === 'username_taken') throw new HttpFailure(409, NAME_TAKEN, { code: 'USERNAME_TAKEN' });
    } catch (error) {
      await names.giveBack(userId);
      throw error;
    }
  }

  /** Nothing after the change can refuse: the new sign-in is prepared before, and kept with it. Returns its token. */
  async function changed({ id: userId, passwordHash: before }: Account, newPassword: string): Promise<string> {
    const signIn = await sessions.prepare(userId);
    const after = await passwords.hash(newPassword);
    const ended = await changes.setPassword({ before, after }, signIn).catch((error: unknown) => {
      if (!(error instanceof DatabaseAway)) throw error;
      // If it was saved, or will be in a moment, no token from before may go on being taken for what it was.
      sessions.doubt(userId, signIn.createdAt);
      throw Object.assign(notKnown(), { cause: error });
    });
    if (ended === null) throw notYourPassword();
    sessions.ended(ended);
    return sessions.tokenOf(signIn);
  }

  return {
    async answer(userId) {
      const [account, googleLinked] = await Promise.all([own(userId), isGoogleLinked(userId)]);
      return {
        user: toUser(account),
        hasPassword: account.passwordHash !== null,
        googleLinked,
        generatedAvatar: isGeneratedAvatar(account.picture),
      };
    },

    async rename(userId, { username }) {
      const before = await own(userId);
      if (before.username === username) return toUser(before);
      if (await seating.isPlaying(userId)) {
        throw new HttpFailure(409, 'Your match is still running. Change your name when it is over.', { code: 'MATCH_RUNNING' });
      }
      await renamed(userId, username);
      await show(userId);
      return toUser(await own(userId));
    },

    async setPassword(userId, { currentPassword: password, google, newPassword }, address) {
      // Before the present one is asked for, which costs as much as a log-in.
      const wait = await newPasswords.take(userId);
      if (wait > 0) throw tooMany('Too many new passwords. Please wait a while and try again.', wait);
      const giveBack = async (error: unknown): Promise<never> => {
        await newPasswords.giveBack(userId);
        throw error;
      };
      const account = await confirm(userId, { password, google }, 'set-password', address).catch(giveBack);
      // A refusal that is not the server's fault stays counted: it has cost as much.
      const access_token = await changed(account, newPassword).catch((error: unknown) => {
        if (error instanceof HttpFailure && error.statusCode < 500) throw error;
        return giveBack(error);
      });
      return { access_token, user: toUser(account) };
    },

    signOutEverywhere: (userId) => sessions.revokeAll(userId),
  };
}
