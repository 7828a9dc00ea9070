import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '@deadpan/protocol';
import type { Database } from '../src/adapters/database/database.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { createMemoryCounters } from '../src/adapters/memory/counters.ts';
import { HttpFailure } from '../src/http/failure.ts';
import { createAccounts } from '../src/modules/accounts/accounts.ts';
import { createConfirmIdentity } from '../src/modules/accounts/confirm-identity.ts';
import { createLoginAttempts } from '../src/modules/accounts/login-attempts.ts';
import { createAccountChanges, type AccountChanges } from '../src/modules/accounts/changes.ts';
import { watchEndings } from '../src/modules/accounts/endings.ts';
import { createPasswords, type Passwords } from '../src/modules/accounts/passwords.ts';
import { createRegistrations } from '../src/modules/accounts/registrations.ts';
import { createSessions, type Sessions } from '../src/modules/accounts/sessions.ts';
import { createTokens } from '../src/modules/accounts/tokens.ts';
import type { AccountStore } from '../src/ports/accounts.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';
import type { NodeMessage } from '../src/ports/nodes.ts';
import { unique } from './contracts/unique.ts';

const NOW = Date.UTC(2026, 10, 20);
let now = NOW;
const clock = { now: () => now };
const tokens = createTokens([new TextEncoder().encode('a secret of the tests, thirty-two bytes and more')], clock);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const FIRST = 'Straight Face 1';
const SECOND = 'Straighter Face 2';
const HERE = '127.0.0.1';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-new-password-'));
let database: Database;
let passwords: Passwords;
beforeAll(async () => {
  database = await openSqlite(folder);
  passwords = await createPasswords(2);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** What refuses: the operator, the queue of hashes, the database before it saves, after, and while it still may. */
let refuses: 'nobody' | 'the door' | 'the hashes' | 'the database before' | 'the database after' | 'the database until later';
/** What the database saves later. */
let lands: () => Promise<unknown>;
/** What the other nodes were told. */
let told: NodeMessage[];
let sessions: Sessions;
let changes: AccountChanges;
let ann: { id: string; email: string; token: string };
beforeEach(async () => {
  [refuses, now, told] = ['nobody', NOW, []];
  const { accounts: store, accountChanges } = database;
  const counters = createMemoryCounters(clock);
  const mayEnter = async (): Promise<void> => {
    if (refuses === 'the door') throw new HttpFailure(403, 'Suspended.', { code: 'SUSPENDED' });
  };
  const revokeSessions: AccountStore['revokeSessions'] = async (...asked) => {
    const ended = await store.revokeSessions(...asked);
    if (refuses === 'the database after') throw new DatabaseAway('away');
    return ended;
  };
  const revokeSession: AccountStore['revokeSession'] = async (...asked) => {
    await store.revokeSession(...asked);
    if (refuses === 'the database after') throw new DatabaseAway('away');
  };
  const nodes = { tell: (message: NodeMessage) => void told.push(message), onTold: () => undefined };
  const door = { isOut: () => false, mayEnter };
  sessions = createSessions({ store: { ...store, revokeSession, revokeSessions }, tokens, clock, door, counters, nodes });
  const hashing: Passwords = {
    ...passwords,
    hash: (password) =>
      refuses === 'the hashes' ? Promise.reject(new HttpFailure(503, 'Too many people are signing in.')) : passwords.hash(password),
  };
  const attempts = createLoginAttempts(counters);
  const accounts = createAccounts({ store, sessions, passwords: hashing, registrations: createRegistrations(null), attempts, clock });
  changes = createAccountChanges({
    confirm: createConfirmIdentity({ store, passwords: hashing, attempts, google: null, clock }),
    store,
    changes: {
      ...accountChanges,
      async setPassword(...asked) {
        if (refuses === 'the database before') throw new DatabaseAway('away');
        if (refuses === 'the database until later') {
          lands = () => accountChanges.setPassword(...asked);
          throw new DatabaseAway('away');
        }
        const ended = await accountChanges.setPassword(...asked);
        if (refuses === 'the database after') throw new DatabaseAway('away');
        return ended;
      },
    },
    sessions,
    passwords: hashing,
    seating: { isPlaying: async () => false } as never,
    isGoogleLinked: async () => false,
    show: async () => undefined,
    counters,
  });
  const username = unique('Ann');
  const { access_token: token, user } = await accounts.register({ username, email: `${username}@deadpan.example`, password: FIRST }, HERE);
  ann = { id: user.id, email: user.email, token };
});

afterEach(() => void vi.useRealTimers());

const change = (currentPassword: string, newPassword: string) => changes.setPassword(ann.id, { currentPassword, newPassword }, HERE);
/** Which of the two holds at this moment. */
const holds = async (): Promise<string> => {
  const hash = (await database.accounts.byId(ann.id))?.passwordHash ?? null;
  return (await passwords.matches(hash, SECOND)) ? SECOND : FIRST;
};

it('changes nothing for somebody who may open no sign-in', async () => {
  refuses = 'the door';
  await expect(change(FIRST, SECOND)).rejects.toMatchObject({ statusCode: 403, code: 'SUSPENDED' });
  expect([await holds(), await sessions.verify(ann.token)]).toEqual([FIRST, expect.objectContaining({ userId: ann.id })]);
});

it('changes nothing when the player has opened too many sign-ins', async () => {
  for (let n = 1; n < limits.signInsPerHour; n++) await sessions.prepare(ann.id);
  await expect(change(FIRST, SECOND)).rejects.toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
  expect([await holds(), await sessions.verify(ann.token)]).toEqual([FIRST, expect.objectContaining({ userId: ann.id })]);
});

it.each(['the hashes', 'the database before'] as const)('counts no change that %s refused', async (who) => {
  refuses = who;
  for (let n = 0; n < limits.accountChanges.passwordsPerHour; n++) {
    await expect(change(FIRST, SECOND)).rejects.toMatchObject({ statusCode: 503 });
  }
  refuses = 'nobody';
  const { access_token } = await change(FIRST, SECOND);
  expect([await holds(), await sessions.verify(ann.token)]).toEqual([SECOND, null]);
  expect(await sessions.verify(access_token)).toMatchObject({ userId: ann.id });
});

it('says that it does not know when the database went away as it saved, and takes no token from before for what it was', async () => {
  expect(await sessions.verify(ann.token)).not.toBeNull();
  refuses = 'the database after';
  await expect(change(FIRST, SECOND)).rejects.toMatchObject({
    statusCode: 503,
    code: 'UNAVAILABLE',
    message: expect.stringContaining('cannot say whether the new secret code is set'),
  });
  expect([await holds(), await sessions.verify(ann.token)]).toEqual([SECOND, null]);
});

it('nor when the database saves it after all, later', async () => {
  refuses = 'the database until later';
  await expect(change(FIRST, SECOND)).rejects.toMatchObject({ statusCode: 503 });
  expect([await holds(), await sessions.verify(ann.token)]).toEqual([FIRST, expect.objectContaining({ userId: ann.id })]);
  await lands();
  expect([await holds(), await sessions.verify(ann.token)]).toEqual([SECOND, null]);
});

it('takes no token for what it was either when nobody knows whether all sign-ins ended, and whoever asks again ends none', async () => {
  expect(await sessions.verify(ann.token)).not.toBeNull();
  refuses = 'the database after';
  await expect(changes.signOutEverywhere(ann.id)).rejects.toBeInstanceOf(DatabaseAway);
  [refuses, now] = ['nobody', NOW + 5_000];
  await changes.signOutEverywhere(ann.id);
  expect(await sessions.verify(ann.token)).toBeNull();
});

it('nor when nobody knows whether a single one did, which nobody asks to end again', async () => {
  const signIn = await sessions.verify(ann.token);
  if (!signIn) throw new Error('signed out');
  refuses = 'the database after';
  await expect(sessions.revoke(signIn)).rejects.toBeInstanceOf(DatabaseAway);
  expect([await sessions.verify(ann.token), sessions.doubtedSince()]).toEqual([null, NOW]);
});

it('closes the sockets of what ended so, and says so once, as soon as it is known; nobody looks without such a doubt', async () => {
  const { sessionId } = (await sessions.verify(ann.token)) ?? {};
  const closed: string[] = [];
  sessions.onRevoked((id) => void closed.push(id));
  let looks = 0;
  const endedSince = async (since: number): Promise<string[]> => {
    const ended = await database.accounts.endedSince(since);
    looks++;
    return ended;
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const watch = watchEndings({ store: { endedSince }, sessions, areSeveral: false, clock, log: silent });
  /** Lets time pass, until it has been looked so often. */
  const pass = async (ms: number, looked: number): Promise<void> => {
    now += ms;
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(() => looks).toBe(looked);
  };
  await pass(1_000, 0);
  refuses = 'the database until later';
  await expect(change(FIRST, SECOND)).rejects.toMatchObject({ statusCode: 503 });
  await pass(1_000, 1);
  expect(closed).not.toContain(sessionId);
  await pass(30_000, 2);
  await lands();
  await pass(1_000, 3);
  expect(closed).toContain(sessionId);
  await pass(1_000, 4);
  await pass(30_000, 4);
  expect(told.filter((message) => message.kind === 'ended' && message.sessions.includes(sessionId ?? ''))).toHaveLength(1);
  await watch.close();
  expect(looks).toBe(4);
});
