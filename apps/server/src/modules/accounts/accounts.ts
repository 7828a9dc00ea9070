import { randomUUID } from 'node:crypto';
import { emailKey, limits, type AuthAnswer, type LoginBody, type RegisterBody, type User, type UserId } from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createAddressLimiter, createLimiter } from '../../http/limiter.ts';
import type { Account, AccountStore, PublicAccount } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import { HOUR_MS } from '../../ports/durations.ts';
import type { Passwords } from './passwords.ts';
import type { Registrations } from './registrations.ts';
import type { Sessions } from './sessions.ts';

/** Accounts and sign-ins, for the routes and the sockets. */
export interface Accounts {
  /** Makes an account and signs in. Throws 400, 409, 429, 503. */
  register(body: RegisterBody, address: string): Promise<AuthAnswer>;
  /** Throws 401 `AUTH_FAILED`, 403, 429, 503. */
  login(body: LoginBody, address: string): Promise<AuthAnswer>;
  /** A player's own record, e-mail included. */
  me(userId: UserId): Promise<User>;
  /** Ends the sign-in of a token. Throws when the database is away. */
  logout: Sessions['revoke'];
  /**
   * Takes the password of who is signed in, asked again before something that somebody at their unlocked computer must not do; returns their account.
   * One without a password is theirs as it is. Throws 403; a wrong password counts like a failed login.
   */
  confirm(userId: UserId, password: string | undefined, address: string): Promise<Account>;
  /** Lets an address try again whose owner has proven it; a login refused before was theirs. */
  forgetTries(email: string): Promise<void>;
  /** Whose token it is, or null when it is not (or no longer) valid. */
  verify: Sessions['verify'];
  recall: Sessions['recall'];
  onRevoked: Sessions['onRevoked'];
  onChanged: Sessions['onChanged'];
  /** What any player may know of others; ids without an account are left out. */
  users(ids: readonly UserId[]): Promise<PublicAccount[]>;
}

/** A player's own record, as the wire has it. */
export function toUser(account: Account): User {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    profile_picture_url: account.picture,
    created_at: new Date(account.createdAt).toISOString(),
  };
}

const TOO_MANY = 'Too many tries. Please wait a while and try again.';
/** What is said of a name that somebody has. */
export const NAME_TAKEN = 'This warrior name is taken. Please choose another one.';
const wrong = (): HttpFailure => new HttpFailure(401, 'Incorrect e-mail or password.', { code: 'AUTH_FAILED' });
const CONTROL = /\p{Cc}/u;

/** The password asked again is a wrong one, or is not theirs any more. */
export const notYourPassword = (): HttpFailure => new HttpFailure(403, 'That is not your secret code.', { code: 'WRONG_PASSWORD' });

export interface AccountsDeps {
  store: AccountStore;
  sessions: Sessions;
  passwords: Passwords;
  registrations: Registrations;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** The accounts service (spec §3, §5, §7; design "Authentication"). */
export function createAccounts({ store, sessions, passwords, registrations, clock, counters }: AccountsDeps): Accounts {
  const { perAccount, perAddress, windowMs } = limits.loginTries;
  const byAccount = createLimiter('log-ins', perAccount, windowMs, counters);
  const byAddress = createAddressLimiter('log-ins-from', perAddress, windowMs, counters);
  // Each costs a hash, and is no failure that is counted.
  const rightOnes = createLimiter('right-passwords', limits.signInsPerHour, HOUR_MS, counters);

  /** Hashing takes its time; a password that was changed meanwhile signs nobody in. */
  async function signedIn(account: Account): Promise<AuthAnswer> {
    const token = await sessions.open(account.id, account);
    if (token === null) throw wrong();
    return { access_token: token, user: toUser(account) };
  }

  /**
   * Every try counts when it starts, as a failure and as a success, so that many at once cannot slip through and none is hashed for nothing; what
   * it was not is given back.
   */
  async function counted(email: string, address: string, attempt: () => Promise<Account>): Promise<Account> {
    const key = emailKey(email);
    const addressWait = await byAddress.take(address);
    if (addressWait > 0) throw tooMany(TOO_MANY, addressWait);
    const accountWait = await byAccount.take(key);
    if (accountWait > 0) throw tooMany(TOO_MANY, accountWait);
    const noFailure = async (): Promise<void> => {
      await byAccount.giveBack(key);
      await byAddress.giveBack(address);
    };
    const rightWait = await rightOnes.take(key);
    if (rightWait > 0) {
      await noFailure();
      throw tooMany(TOO_MANY, rightWait);
    }
    try {
      const account = await attempt();
      await byAccount.forget(key);
      await byAddress.giveBack(address);
      return account;
    } catch (error) {
      await rightOnes.giveBack(key);
      const failedTry = error instanceof HttpFailure && error.statusCode < 500;
      if (!failedTry) await noFailure();
      throw error;
    }
  }

  async function create({ username, email, password }: RegisterBody): Promise<Account> {
    if (CONTROL.test(email)) throw new HttpFailure(400, 'That is not an e-mail address.', { code: 'VALIDATION' });
    const passwordHash = await passwords.hash(password);
    const account: Account = { id: randomUUID(), username, email, passwordHash, picture: null, createdAt: Math.round(clock.now()) };
    const outcome = await store.create(account);
    if (outcome === 'email_taken') throw new HttpFailure(409, 'An account with this e-mail already exists.');
    if (outcome === 'username_taken') throw new HttpFailure(409, NAME_TAKEN, { code: 'USERNAME_TAKEN' });
    return account;
  }

  async function own(userId: UserId): Promise<Account> {
    const account = await store.byId(userId);
    if (!account) throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
    return account;
  }

  return {
    register: async (body, address) => {
      const made = await registrations.counted(address, () => counted(body.email, address, () => create(body)));
      return signedIn(made);
    },

    login: async (body, address) => {
      const known = await counted(body.email, address, async () => {
        const account = CONTROL.test(body.email) ? null : await store.byEmail(body.email);
        const matches = await passwords.matches(account?.passwordHash ?? null, body.password);
        if (!account || !matches) throw wrong();
        return account;
      });
      return signedIn(known);
    },

    me: async (userId) => toUser(await own(userId)),

    confirm: async (userId, password, address) => {
      const account = await own(userId);
      if (account.passwordHash === null) return account;
      if (password === undefined) throw new HttpFailure(403, 'Please enter your present secret code.', { code: 'WRONG_PASSWORD' });
      return counted(account.email, address, async () => {
        if (await passwords.matches(account.passwordHash, password)) return account;
        throw notYourPassword();
      });
    },

    logout: (signIn) => sessions.revoke(signIn),
    forgetTries: (email) => byAccount.forget(emailKey(email)),
    verify: (token) => sessions.verify(token),
    recall: (token) => sessions.recall(token),
    onRevoked: (listener) => sessions.onRevoked(listener),
    onChanged: (listener) => sessions.onChanged(listener),
    users: (ids) => store.publicByIds(ids),
  };
}
