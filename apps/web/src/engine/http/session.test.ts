import type { User } from '@deadpan/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { Http } from './http.ts';
import { HttpError } from './http-error.ts';
import { createSession, sessionAfter, undecided } from './session.ts';
import { browserTokens } from './token.ts';
import type { TokenStore } from './token.ts';

const mara: User = { id: 'u1', username: 'mara', email: 'mara@example.org', profile_picture_url: null, created_at: '2025-03-03T10:00:00Z' };
const refused = (status: number, detail?: string): HttpError =>
  new HttpError({ kind: 'answer', status, detail, code: undefined, retryAfterMs: undefined });

function setup(token: string | null, ...answers: unknown[]) {
  const tokens: TokenStore = { read: () => token, write: (next) => void (token = next), remove: () => void (token = null) };
  const call = vi.fn<(path: string, options?: { method?: string; body?: unknown }) => Promise<unknown>>((path) => {
    const next = path === '/auth/logout' ? undefined : answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const http = { call, listen: () => undefined } as unknown as Http;
  return { call, tokens, session: createSession({ http, tokens, wait: () => Promise.resolve() }) };
}

describe('the states of a session (spec §4)', () => {
  it('spec §4 Authentication: starts loading without a user, then goes through success, failure and log-out [3.3 4.1]', () => {
    expect(undecided).toMatchObject({ user: null, isAuthenticated: false, loading: true, error: null });
    const loading = sessionAfter({ ...undecided, error: 'old' }, { type: 'AUTH_START' });
    expect(loading).toMatchObject({ loading: true, error: null });
    expect(sessionAfter(loading, { type: 'AUTH_SUCCESS', user: mara })).toMatchObject({
      user: mara,
      isAuthenticated: true,
      loading: false,
    });
    const failed = sessionAfter(loading, { type: 'AUTH_FAILURE', error: 'no' });
    expect(failed).toMatchObject({ user: null, isAuthenticated: false, loading: false, error: 'no' });
    expect(sessionAfter(failed, { type: 'CLEAR_ERROR' }).error).toBeNull();
    expect(sessionAfter(failed, { type: 'LOGOUT' })).toEqual({ ...undecided, loading: false });
  });
});

describe('when the app opens', () => {
  it('spec §4 Authentication: without a token nobody is there, and nobody is asked [4.2]', async () => {
    const { session, call } = setup(null);
    await session.start();
    expect(session.store.getState()).toMatchObject({ loading: false, isAuthenticated: false });
    expect(call).not.toHaveBeenCalled();
  });

  it('spec §4 Authentication: with a token the server says who it is [4.2]', async () => {
    const { session } = setup('t', mara);
    await session.start();
    expect(session.store.getState()).toMatchObject({ user: mara, isAuthenticated: true, loading: false });
  });

  it('a refused token is forgotten', async () => {
    const { session, tokens } = setup('t', refused(401));
    await session.start();
    expect(tokens.read()).toBeNull();
    expect(session.store.getState().isAuthenticated).toBe(false);
  });

  it('a server that is away or failing signs nobody out: it is asked again', async () => {
    const { session, tokens } = setup('t', new HttpError({ kind: 'network' }), refused(503), refused(429), mara);
    await session.start();
    expect(tokens.read()).toBe('t');
    expect(session.store.getState().user).toEqual(mara);
  });

  it('says from the first try without an answer until the next answer that it asks again, and why', async () => {
    const away = new HttpError({ kind: 'network' });
    const { session } = setup('t', away, refused(503, 'The server is starting.'), mara);
    const said: (string | null)[] = [];
    session.store.subscribe(({ unreached }) => unreached !== said.at(-1) && said.push(unreached));
    await session.start();
    expect(said).toEqual([null, 'Could not connect to the server. Please check your connection.', 'The server is starting.', null]);
  });
});

describe('signing in and out', () => {
  it('spec §3: login, registration and Google answer access_token and user, and both are kept [3.2 7.1 7.2 7.3]', async () => {
    const login = { email: mara.email, password: 'StoneCold1' };
    const registration = { ...login, username: 'mara' };
    const answer = { access_token: 'new', user: mara };
    const { session, tokens, call } = setup(null, answer, answer, answer);
    for (const enter of [
      () => session.login(login),
      () => session.register(registration),
      () => session.google({ id_token: 'an-id-token' }),
    ]) {
      tokens.remove();
      await expect(enter()).resolves.toEqual(mara);
      expect(tokens.read()).toBe('new');
      expect(session.store.getState()).toMatchObject({ isAuthenticated: true, user: mara });
    }
    expect(call.mock.calls.map(([path, options]) => [path, options?.method, options?.body])).toEqual([
      ['/auth/login', 'POST', login],
      ['/auth/register', 'POST', registration],
      ['/auth/google', 'POST', { id_token: 'an-id-token' }],
    ]);
  });

  it('goes on under a new token, and shows a changed record', async () => {
    const { session, tokens } = setup('t', mara);
    await session.start();
    session.enter({ access_token: 'newer', user: mara });
    expect(tokens.read()).toBe('newer');
    session.update({ ...mara, username: 'greta' });
    expect(session.store.getState().user?.username).toBe('greta');
    session.update({ ...mara, id: 'somebody else' });
    expect(session.store.getState().user?.username).toBe('greta');
    session.forget();
    expect(tokens.read()).toBeNull();
    expect(session.store.getState()).toMatchObject({ user: null, ended: null });
  });

  it("spec §8 HTTP: the auth error keeps the detail or 'An unknown error occurred.' [8.9]", async () => {
    const { session } = setup(null, refused(401, 'Wrong e-mail or code'), refused(500));
    const body = { email: mara.email, password: 'x' };
    await expect(session.login(body)).rejects.toBeInstanceOf(HttpError);
    expect(session.store.getState().error).toBe('Wrong e-mail or code');
    await expect(session.login(body)).rejects.toBeInstanceOf(HttpError);
    expect(session.store.getState().error).toBe('An unknown error occurred.');
  });

  it('logs out here at once, whatever the server says', async () => {
    const { session, tokens } = setup('t', mara);
    await session.start();
    const told = session.logout();
    expect(tokens.read()).toBeNull();
    expect(session.store.getState()).toMatchObject({ user: null, ended: 'by-choice' });
    await told;
  });
});

it('spec §9: the token is kept under auth_token [3.10 9.6]', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const tokens = browserTokens(() => storage);
  tokens.write('a-token');
  expect([...kept]).toEqual([['auth_token', 'a-token']]);
  expect(browserTokens(() => storage).read()).toBe('a-token');
  tokens.remove();
  expect(tokens.read()).toBeNull();
  const forbidden = browserTokens(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  forbidden.write('for this page');
  expect(forbidden.read()).toBe('for this page');
});
