import { randomUUID } from 'node:crypto';
import type { AuthAnswer, LoginBody, RegisterBody, User, UserId } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { Account, AccountStore, PublicAccount } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LoginAttempts } from './login-attempts.ts';
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

/** What is said of a name that somebody has. */
export const NAME_TAKEN = 'This warrior name is taken. Please choose another one.';
const wrong = (): HttpFailure => new HttpFailure(401, 'Incorrect e-mail or password.', { code: 'AUTH_FAILED' });
const CONTROL = /\p{Cc}/u;

export interface AccountsDeps {
  store: AccountStore;
  sessions: Sessions;
  passwords: Passwords;
  registrations: Registrations;
  attempts: Pick<LoginAttempts, 'run'>;
  clock: Clock;
}

/** The accounts service (spec §3, §5, §7; design "Authentication"). */
export function createAccounts({ store, sessions, passwords, registrations, attempts, clock }: AccountsDeps): Accounts {
  /** Hashing takes its time; a password that was changed meanwhile signs nobody in. */
  async function signedIn(account: Account): Promise<AuthAnswer> {
    const token = await sessions.open(account.id, account);
    if (token === null) throw wrong();
    return { access_token: token, user: toUser(account) };
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
      const made = await registrations.counted(address, () => attempts.run(body.email, address, () => create(body)));
      return signedIn(made);
    },

    login: async (body, address) => {
      const known = await attempts.run(body.email, address, async () => {
        const account = CONTROL.test(body.email) ? null : await store.byEmail(body.email);
        const matches = await passwords.matches(account?.passwordHash ?? null, body.password);
        if (!account || !matches) throw wrong();
        return account;
      });
      return signedIn(known);
    },

    me: async (userId) => toUser(await own(userId)),

    logout: (signIn) => sessions.revoke(signIn),
    verify: (token) => sessions.verify(token),
    recall: (token) => sessions.recall(token),
    onRevoked: (listener) => sessions.onRevoked(listener),
    onChanged: (listener) => sessions.onChanged(listener),
    users: (ids) => store.publicByIds(ids),
  };
}
