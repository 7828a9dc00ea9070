import { createHmac, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, type AuthAnswer } from '@deadpan/protocol';
import type { Database } from '../src/adapters/database/database.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import { createMemoryCounters } from '../src/adapters/memory/counters.ts';
import { buildApp } from '../src/app.ts';
import type { Api } from '../src/http/api.ts';
import { createAccounts, type Accounts } from '../src/modules/accounts/accounts.ts';
import { createConfirmIdentity, type ConfirmIdentity } from '../src/modules/accounts/confirm-identity.ts';
import { createLoginAttempts } from '../src/modules/accounts/login-attempts.ts';
import { createPasswords, type Passwords } from '../src/modules/accounts/passwords.ts';
import { accountRoutes } from '../src/modules/accounts/routes.ts';
import { createSessions } from '../src/modules/accounts/sessions.ts';
import { createRegistrations } from '../src/modules/accounts/registrations.ts';
import { createTokens, keyIdOf } from '../src/modules/accounts/tokens.ts';
import { statsRoutes } from '../src/modules/stats/routes.ts';
import { unique } from './contracts/unique.ts';

const SECRET = new TextEncoder().encode('a secret of the tests, thirty-two bytes and more');
const PASSWORD = 'Straight Face 1';
const DAY = 24 * 60 * 60_000;

describe('accounts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-accounts-'));
  let database: Database;
  let passwords: Passwords;
  let app: Api;
  let accounts: Accounts;
  let now = Date.UTC(2026, 10, 20);
  const clock = { now: () => now };
  let hashes = 0;

  function build(rateLimits: boolean): { app: Api; accounts: Accounts; confirm: ConfirmIdentity } {
    const store = database.accounts;
    const counting: Passwords = {
      hash: (password) => passwords.hash(password),
      matches: (stored, password) => {
        hashes += 1;
        return passwords.matches(stored, password);
      },
    };
    const sessions = createSessions({ store, tokens: createTokens([SECRET], clock), clock });
    const counters = rateLimits ? createMemoryCounters(clock) : null;
    const registrations = createRegistrations(counters);
    const attempts = createLoginAttempts(counters);
    const made = createAccounts({ store, sessions, passwords: counting, registrations, attempts, clock });
    const confirm = createConfirmIdentity({ store, passwords: counting, attempts, google: null, clock });
    const built = buildApp({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      publicUrl: null,
      verify: made.verify,
      modules: [(api) => accountRoutes(api, { accounts: made }), (api) => statsRoutes(api, { stats: database.stats })],
      webRoot: folder,
      memesRoot: join(folder, 'none'),
      stillsRoot: join(folder, 'none'),
    });
    return { app: built, accounts: made, confirm };
  }

  beforeAll(async () => {
    database = await openSqlite(folder);
    passwords = await createPasswords(2);
    ({ app, accounts } = build(false));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const post = (url: string, payload: object, on = app) => on.inject({ method: 'POST', url, payload });
  const me = (token: string, url = '/auth/me') => app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const aPerson = () => {
    const name = unique('Ann');
    return { username: name, email: `${name}@deadpan.example`, password: PASSWORD };
  };
  async function registered(person = aPerson()): Promise<AuthAnswer> {
    const answer = await post('/api/auth/register', person);
    expect(answer.statusCode).toBe(200);
    return answer.json<AuthAnswer>();
  }

  it('spec §7 POST /auth/register answers access_token and user, and the token opens the own record at GET /auth/me [3.1 3.2 7.2 7.4]', async () => {
    const person = aPerson();
    const { access_token, user } = await registered({ ...person, username: `  ${person.username}   B ` });
    expect(user).toEqual({
      id: expect.any(String),
      username: `${person.username} B`,
      email: person.email,
      profile_picture_url: null,
      created_at: new Date(now).toISOString(),
    });
    expect((await me(access_token)).json()).toEqual(user);
    expect((await me(access_token, '/api/auth/me')).json()).toEqual(user);
    expect(await accounts.verify(access_token)).toEqual({
      userId: user.id,
      username: user.username,
      sessionId: expect.any(String),
      picture: null,
    });
    expect(await accounts.users([user.id, 'nobody'])).toEqual([{ id: user.id, username: user.username, picture: null }]);
  });

  it('spec §7 POST /auth/login signs in whatever the case of the e-mail, with a sign-in of its own each time [3.2 7.1]', async () => {
    const person = aPerson();
    const first = await registered(person);
    const answer = await post('/auth/login', { email: person.email.toUpperCase(), password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<AuthAnswer>().user).toEqual(first.user);
    expect(answer.json<AuthAnswer>().access_token).not.toBe(first.access_token);
  });

  it('takes no name or e-mail twice', async () => {
    const person = aPerson();
    await registered(person);
    const sameMail = await post('/auth/register', { ...aPerson(), email: person.email.toUpperCase() });
    expect([sameMail.statusCode, sameMail.json()]).toEqual([409, { detail: 'An account with this e-mail already exists.' }]);
    const sameName = await post('/auth/register', { ...aPerson(), username: person.username.toUpperCase() });
    expect([sameName.statusCode, sameName.json()]).toEqual([
      409,
      { detail: 'This warrior name is taken. Please choose another one.', code: 'USERNAME_TAKEN' },
    ]);
  });

  it('answers a registration under a taken name the same for a known and for a free e-mail', async () => {
    const [person, other] = [aPerson(), aPerson()];
    for (const one of [person, other]) await registered(one);
    const answers = [];
    for (const { email } of [person, other, aPerson()]) {
      const { statusCode, body, headers } = await post('/auth/register', { ...aPerson(), username: person.username, email });
      answers.push({ statusCode, body, headers: { ...headers, date: '', 'x-request-id': '' } });
    }
    expect(answers[0]).toMatchObject({ statusCode: 409, body: expect.stringContaining('USERNAME_TAKEN') });
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
  });

  it.each([
    { password: 'short1A' },
    { password: 'nouppercase1' },
    { password: 'NOLOWERCASE1' },
    { password: 'NoNumbers' },
    { password: `A1${'a'.repeat(199)}` },
    { username: '   ' },
    { username: 'x'.repeat(25) },
    { username: 'Ann\u202Ennb' },
    { email: 'ann' },
    { email: 5 },
  ])('refuses to register with %j', async (wrong) => {
    const answer = await post('/auth/register', { ...aPerson(), ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ detail: [{ loc: ['body', Object.keys(wrong)[0]] }] });
  });

  it('refuses a control character in an e-mail, also when signing in', async () => {
    const email = 'ann\u0000@deadpan.example';
    expect((await post('/auth/register', { ...aPerson(), email })).statusCode).toBe(422);
    expect((await post('/auth/login', { email, password: PASSWORD })).statusCode).toBe(422);
  });

  it('says and computes the same for an unknown e-mail as for a wrong password', async () => {
    const person = aPerson();
    await registered(person);
    hashes = 0;
    const wrong = await post('/auth/login', { email: person.email, password: 'Wrong Password 1' });
    const unknown = await post('/auth/login', { email: 'nobody@deadpan.example', password: 'Wrong Password 1' });
    expect([unknown.statusCode, unknown.body, unknown.headers]).toEqual([
      wrong.statusCode,
      wrong.body,
      { ...wrong.headers, date: unknown.headers.date, 'x-request-id': unknown.headers['x-request-id'] },
    ]);
    expect(wrong.json()).toEqual({ detail: 'Incorrect e-mail or password.', code: 'AUTH_FAILED' });
    expect(hashes).toBe(2);
  });

  it('takes as long for an unknown e-mail as for a wrong password', async () => {
    const person = aPerson();
    await registered(person);
    const time = async (email: string): Promise<number> => {
      const before = process.cpuUsage();
      await post('/auth/login', { email, password: 'Wrong Password 1' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let n = 0; n < 7; n++) {
      known.push(await time(person.email));
      unknown.push(await time('nobody@deadpan.example'));
    }
    // Processor time: what else the machine does is not in it. The quickest are those without a collection of garbage.
    const quick = (times: number[]): number => times.toSorted((a, b) => a - b)[1] ?? 0;
    expect(quick(unknown)).toBeGreaterThan(quick(known) / 3);
    expect(quick(unknown)).toBeLessThan(quick(known) * 3);
  });

  it('takes no login larger than 4 KB', async () => {
    expect((await post('/auth/login', { email: 'a@b.example', password: 'x'.repeat(5_000) })).statusCode).toBe(413);
  });

  it('ends a sign-in on logout: its token, and nobody else’s, is refused at once and the sockets are told', async () => {
    const person = aPerson();
    const one = (await registered(person)).access_token;
    const two = (await post('/auth/login', person)).json<AuthAnswer>().access_token;
    const sessionId = (await accounts.verify(one))?.sessionId;
    const revoked: string[] = [];
    const stop = accounts.onRevoked((id) => revoked.push(id));
    const out = await app.inject({ method: 'POST', url: '/auth/logout', headers: { authorization: `Bearer ${one}` } });
    expect([out.statusCode, out.body]).toEqual([204, '']);
    stop();
    expect(revoked).toEqual([sessionId]);
    expect((await me(one)).statusCode).toBe(401);
    expect(await accounts.verify(one)).toBeNull();
    expect((await me(two)).statusCode).toBe(200);
    const elsewhere = build(false);
    expect(await elsewhere.accounts.verify(one)).toBeNull();
    expect(await elsewhere.accounts.verify(two)).not.toBeNull();
    await elsewhere.app.close();
  });

  it('refuses a token when its 30 days are over, remembered or not', async () => {
    const { access_token } = await registered();
    expect((await me(access_token)).statusCode).toBe(200);
    now += 30 * DAY + 1_000;
    expect((await me(access_token)).statusCode).toBe(401);
    expect((await me(access_token)).statusCode).toBe(401);
    now -= 30 * DAY + 1_000;
  });

  it('refuses every token but its own', async () => {
    const { access_token, user } = await registered();
    const [head = '', body = '', mac = ''] = access_token.split('.');
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const hs = (header: string, payload: string, key: string | Uint8Array): string =>
      `${header}.${payload}.${createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url')}`;
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const other = (await registered()).user;
    const signed = (change: Record<string, unknown>, header: Record<string, unknown> = {}) =>
      hs(encode({ alg: 'HS256', typ: 'JWT', ...header }), encode({ ...claims, ...change }), SECRET);

    const forged: Record<string, string> = {
      'no signature': `${head}.${body}.`,
      'two parts': `${head}.${body}`,
      truncated: access_token.slice(0, -4),
      'alg none': `${encode({ alg: 'none' })}.${body}.`,
      'alg none with the signature': `${encode({ alg: 'none' })}.${body}.${mac}`,
      'alg NONE': `${encode({ alg: 'NONE' })}.${body}.`,
      HS512: hs(encode({ alg: 'HS512' }), body, SECRET),
      RS256: await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(rsa.privateKey),
      'another secret': hs(head, body, 'a secret of the tests, thirty-two bytes and less'),
      'an empty secret': hs(head, body, ''),
      'a guessable secret': hs(head, body, 'secret'),
      'a swapped sub': `${head}.${encode({ ...claims, sub: other.id })}.${mac}`,
      'our signature, another player': signed({ sub: other.id }),
      'our signature, an unknown sign-in': signed({ jti: 'none' }),
      'our signature, no expiry': signed({ exp: undefined }),
      'our signature, expired': signed({ exp: Math.floor(now / 1000) - 1 }),
      'our signature, another issuer': signed({ iss: 'elsewhere' }),
      'our signature, a critical header': signed({}, { crit: ['x'], x: 1 }),
      'a kid of nobody': hs(encode({ alg: 'HS256', kid: 'AAAAAAAAAAAA' }), body, SECRET),
      'a kid that names our prototype': hs(encode({ alg: 'HS256', kid: '__proto__' }), body, SECRET),
      'a kid that is no text': hs(encode({ alg: 'HS256', kid: { length: 1 } }), body, SECRET),
      'a kid that walks, signed with what is there': hs(encode({ alg: 'HS256', kid: '../../../dev/null' }), body, ''),
      'a kid that walks': `${encode({ alg: 'HS256', kid: '../../../dev/null' })}.${body}.${mac}`,
    };
    for (const [what, token] of Object.entries(forged)) expect([what, (await me(token)).statusCode]).toEqual([what, 401]);
    expect(await accounts.verify(signed({}))).toMatchObject({ userId: user.id });
  });

  it('takes tokens of the secret before, by its id, until the operator lets it go', async () => {
    const NEW = new TextEncoder().encode('another secret of the tests, thirty-two bytes and more');
    const claims = { userId: 'ann', sessionId: 'here', expiresAt: now + 60_000 };
    const old = await createTokens([SECRET], clock).sign(claims);
    const rotated = createTokens([NEW, SECRET], clock);
    expect(await rotated.read(old)).toMatchObject({ userId: 'ann' });
    const fresh = await rotated.sign(claims);
    expect(JSON.parse(Buffer.from(fresh.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({ alg: 'HS256', kid: keyIdOf(NEW) });
    expect(await createTokens([NEW], clock).read(fresh)).toMatchObject({ userId: 'ann' });
    expect(await createTokens([NEW], clock).read(old)).toBeNull();
    expect(await createTokens([SECRET], clock).read(fresh)).toBeNull();
    expect(() => createTokens([new Uint8Array(16)], clock)).toThrow(/32 bytes/);
  });

  it('has statistics for each player alone', async () => {
    const { access_token } = await registered();
    const stats = await me(access_token, '/analytics/user-stats');
    expect([stats.statusCode, stats.json()]).toMatchObject([200, { total_sessions: 0, game_type_breakdown: {} }]);
    expect((await app.inject({ url: '/api/analytics/user-stats' })).statusCode).toBe(401);
  });

  describe('with rate limits', () => {
    it('refuses the eleventh try on an account, known or not, right or wrong, for 15 minutes', async () => {
      const person = aPerson();
      await registered(person);
      for (const email of [person.email, 'nobody@deadpan.example']) {
        const limited = build(true).app;
        const login = (password: string) => post('/auth/login', { email, password }, limited);
        for (let n = 0; n < 10; n++) expect((await login('Wrong Password 1')).statusCode).toBe(401);
        const refused = await login(PASSWORD);
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
        expect(refused.json()).toEqual({ detail: 'Too many tries. Please wait a while and try again.', code: 'RATE_LIMITED' });
        now += 15 * 60_000;
        expect((await login(PASSWORD)).statusCode).toBe(email === person.email ? 200 : 401);
        await limited.close();
      }
    });

    it('counts every spelling of an e-mail address that opens the account', async () => {
      const person = aPerson();
      const email = `jos\u00e9.${person.email}`;
      await registered({ ...person, email });
      const limited = build(true).app;
      const spellings = [email, email.normalize('NFD'), email.toUpperCase(), email.normalize('NFD').toUpperCase()];
      for (const spelling of spellings) {
        expect((await post('/auth/login', { email: spelling, password: PASSWORD }, limited)).statusCode).toBe(200);
      }
      for (let n = 0; n < 10; n++) {
        const login = { email: spellings[n % spellings.length], password: 'Wrong Password 1' };
        expect((await post('/auth/login', login, limited)).statusCode).toBe(401);
      }
      for (const spelling of spellings) {
        expect((await post('/auth/login', { email: spelling, password: PASSWORD }, limited)).statusCode).toBe(429);
      }
      await limited.close();
    });

    it('counts tries that run at the same time', async () => {
      const limited = build(true).app;
      const tries = await Promise.all(
        Array.from({ length: 14 }, () => post('/auth/login', { email: 'nobody@deadpan.example', password: 'Wrong Password 1' }, limited)),
      );
      expect(tries.filter((answer) => answer.statusCode === 429)).toHaveLength(4);
      await limited.close();
    });

    it('forgets the failures of an account that signs in', async () => {
      const person = aPerson();
      await registered(person);
      const limited = build(true).app;
      for (let round = 0; round < 2; round++) {
        for (let n = 0; n < 9; n++) await post('/auth/login', { ...person, password: 'Wrong Password 1' }, limited);
        expect((await post('/auth/login', person, limited)).statusCode).toBe(200);
      }
      await limited.close();
    });

    it('hashes so many right passwords an hour for an account, logged in with or asked again, and answers others', async () => {
      const [person, other] = [aPerson(), aPerson()];
      const { user } = await registered(person);
      await registered(other);
      const limited = build(true);
      const login = async (who: object) => (await post('/auth/login', who, limited.app)).statusCode;
      // None of these is among them.
      for (let n = 0; n < 9; n++) expect(await login({ ...person, password: 'Wrong Password 1' })).toBe(401);
      const before = hashes;
      const confirmed = await limited.confirm(user.id, { password: PASSWORD }, 'delete-account', '127.0.0.1');
      expect(confirmed.id).toBe(user.id);
      for (let n = 1; n < limits.signInsPerHour; n++) expect(await login(person)).toBe(200);
      for (let n = 0; n < 20; n++) expect(await login(person)).toBe(429);
      await expect(limited.confirm(user.id, { password: PASSWORD }, 'delete-account', '127.0.0.1')).rejects.toMatchObject({
        statusCode: 429,
      });
      expect(hashes - before).toBe(limits.signInsPerHour);
      expect(await login(other)).toBe(200);
      now += 60 * 60_000;
      expect(await login(person)).toBe(200);
      await limited.app.close();
    });

    it('refuses an address after fifty failures, and no other', async () => {
      const limited = build(true).app;
      const from = (remoteAddress: string, n: number) =>
        limited.inject({
          method: 'POST',
          url: '/auth/login',
          payload: { email: `nobody${n}@deadpan.example`, password: 'Wrong Password 1' },
          remoteAddress,
          headers: { 'x-forwarded-for': `10.1.1.${n}` },
        });
      for (let n = 0; n < 50; n++) expect((await from('10.0.0.1', n)).statusCode).toBe(401);
      expect((await from('10.0.0.1', 51)).statusCode).toBe(429);
      expect((await from('10.0.0.2', 52)).statusCode).toBe(401);
      await limited.close();
    });

    it('tells a network of fifty addresses that they have an account, and then of none, known or not', async () => {
      const limited = build(true).app;
      const { perAddress, perAccountAndNetwork } = limits.loginTries;
      const register = (remoteAddress: string, email: string) =>
        limited.inject({ method: 'POST', url: '/auth/register', payload: { ...aPerson(), email }, remoteAddress });
      const known = Array.from({ length: perAddress / perAccountAndNetwork }, () => aPerson().email);
      for (const email of known) expect((await register('10.0.0.1', email)).statusCode).toBe(200);
      for (const email of known) {
        for (let n = 0; n < perAccountAndNetwork; n++) expect((await register('10.0.0.2', email)).statusCode).toBe(409);
      }
      for (const email of [known[0] ?? '', aPerson().email]) expect((await register('10.0.0.2', email)).statusCode).toBe(429);
      await limited.close();
    });

    it('makes so many accounts an hour for an address, counts only those that are made, and makes them for others', async () => {
      const limited = build(true).app;
      const { perAddress, windowMs } = limits.registrations;
      const from = (remoteAddress: string, person: object) =>
        limited.inject({ method: 'POST', url: '/auth/register', payload: person, remoteAddress });
      const taken = aPerson();
      expect((await from('10.0.0.1', taken)).statusCode).toBe(200);
      expect((await from('10.0.0.1', { ...aPerson(), username: taken.username })).statusCode).toBe(409);
      const many = await Promise.all(Array.from({ length: perAddress + 4 }, () => from('10.0.0.1', aPerson())));
      expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(perAddress - 1);
      const refused = await from('10.0.0.1', aPerson());
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
        429,
        '3600',
        { detail: 'Too many new warriors come from your network. Please wait a while and try again.', code: 'RATE_LIMITED' },
      ]);
      expect((await from('10.0.0.2', aPerson())).statusCode).toBe(200);
      const known = { email: taken.email, password: PASSWORD };
      expect((await limited.inject({ method: 'POST', url: '/auth/login', payload: known, remoteAddress: '10.0.0.1' })).statusCode).toBe(
        200,
      );
      now += windowMs;
      expect((await from('10.0.0.1', aPerson())).statusCode).toBe(200);
      await limited.close();
    });
  });
});
