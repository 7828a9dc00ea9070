import { randomUUID } from 'node:crypto';
import { limits, type AuthAnswer, type LoginBody, type RegisterBody, type User, type UserId } from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { Account, AccountStore, PublicAccount } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** Accounts and sign-ins, for the routes and the sockets. */
export interface Accounts {
  register(body: RegisterBody, address: string): Promise<AuthAnswer>;
  login(body: LoginBody, address: string): Promise<AuthAnswer>;
  /** A player's own record, e-mail included. */
  me(userId: UserId): Promise<User>;
  logout(sessionId: string): Promise<void>;
  /** Whose token it is, or null when it is not (or no longer) valid. */
  verify: Sessions['verify'];
  onRevoked: Sessions['onRevoked'];
  /** What any player may know of others; ids without an account are left out. */
  users(ids: readonly UserId[]): Promise<PublicAccount[]>;
}

function toUser(account: Account): User {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    profile_picture_url: account.picture,
    created_at: new Date(account.createdAt).toISOString(),
  };
}

const TOO_MANY = 'Too many tries. Please wait a while and try again.';
const CONTROL = /\p{Cc}/u;

export interface AccountsDeps {
  store: AccountStore;
  sessions: Sessions;
  passwords: Passwords;
  clock: Clock;
  rateLimits: boolean;
}

/** The accounts service (spec §3, §5, §7; design "Authentication"). */
export function createAccounts({ store, sessions, passwords, clock, rateLimits }: AccountsDeps): Accounts {
  const { perAccount, perAddress, windowMs } = limits.loginTries;
  const byAccount = createLimiter(rateLimits ? perAccount : null, windowMs, clock);
  const byAddress = createLimiter(rateLimits ? perAddress : null, windowMs, clock);

  async function signedIn(account: Account): Promise<AuthAnswer> {
    return { access_token: await sessions.open(account.id), user: toUser(account) };
  }

  /** Every try counts when it starts, so that many at once cannot slip through; one that was no failure is given back. */
  async function counted(email: string, address: string, attempt: () => Promise<Account>): Promise<AuthAnswer> {
    const key = email.toLowerCase();
    const addressWait = byAddress.take(address);
    if (addressWait > 0) throw tooMany(TOO_MANY, addressWait);
    const accountWait = byAccount.take(key);
    if (accountWait > 0) throw tooMany(TOO_MANY, accountWait);
    try {
      const account = await attempt();
      byAccount.forget(key);
      byAddress.giveBack(address);
      return await signedIn(account);
    } catch (error) {
      const failedTry = error instanceof HttpFailure && error.statusCode < 500;
      if (!failedTry) {
        byAccount.giveBack(key);
        byAddress.giveBack(address);
      }
      throw error;
    }
  }

  return {
    register: (body, address) =>
      counted(body.email, address, async () => {
        if (CONTROL.test(body.email)) throw new HttpFailure(400, 'That is not an e-mail address.', { code: 'VALIDATION' });
        const account: Account = {
          id: randomUUID(),
          username: body.username,
          email: body.email,
          passwordHash: await passwords.hash(body.password),
          picture: null,
          createdAt: Math.round(clock.now()),
        };
        const outcome = await store.create(account);
        if (outcome === 'email_taken') throw new HttpFailure(409, 'An account with this e-mail already exists.');
        if (outcome === 'username_taken') throw new HttpFailure(409, 'This warrior name is taken. Please choose another one.');
        return account;
      }),

    login: (body, address) =>
      counted(body.email, address, async () => {
        const account = CONTROL.test(body.email) ? null : await store.byEmail(body.email);
        const matches = await passwords.matches(account?.passwordHash ?? null, body.password);
        if (!account || !matches) throw new HttpFailure(401, 'Incorrect e-mail or password.', { code: 'AUTH_FAILED' });
        return account;
      }),

    me: async (userId) => {
      const account = await store.byId(userId);
      if (!account) throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
      return toUser(account);
    },

    logout: (sessionId) => sessions.revoke(sessionId),
    verify: (token) => sessions.verify(token),
    onRevoked: (listener) => sessions.onRevoked(listener),
    users: (ids) => store.publicByIds(ids),
  };
}
