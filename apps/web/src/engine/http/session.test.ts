import type { User } from '@deadpan/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { Http } from './http.ts';
import { HttpError } from './http-error.ts';
import { createSession, sessionAfter, undecided } from './session.ts';
import type { TokenStore } from './token.ts';

const mara: User = { id: 'u1', username: 'mara', email: 'mara@example.org', profile_picture_url: null, created_at: '2025-03-03T10:00:00Z' };
const refused = (status: number, detail?: string): HttpError =>
  new HttpError({ kind: 'answer', status, detail, code: undefined, retryAfterMs: undefined });

function setup(token: string | null, ...answers: unknown[]) {
  const tokens: TokenStore = { read: () => token, write: (next) => void (token = next), remove: () => void (token = null) };
  const call = vi.fn<(path: string) => Promise<unknown>>((path) => {
    const next = path === '/auth/logout' ? undefined : answers.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const http = { call, listen: () => undefined } as unknown as Http;
  return { call, tokens, session: createSession({ http, tokens, wait: () => Promise.resolve() }) };
}

describe('the states of a session (spec §4)', () => {
  it('starts undecided, goes through loading, success, failure and logout', () => {
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
  it('without a token nobody is there, and nobody is asked', async () => {
    const { session, call } = setup(null);
    await session.start();
    expect(session.store.getState()).toMatchObject({ loading: false, isAuthenticated: false });
    expect(call).not.toHaveBeenCalled();
  });

  it('with a token the server says who it is', async () => {
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
    const { session, tokens } = setup('t', new HttpError({ kind: 'network' }), refused(503), mara);
    await session.start();
    expect(tokens.read()).toBe('t');
    expect(session.store.getState().user).toEqual(mara);
  });
});

describe('signing in and out', () => {
  it('keeps the token and the user', async () => {
    const { session, tokens } = setup(null, { access_token: 'new', user: mara });
    await expect(session.login({ email: mara.email, password: 'x' })).resolves.toEqual(mara);
    expect(tokens.read()).toBe('new');
    expect(session.store.getState().isAuthenticated).toBe(true);
  });

  it('keeps the reason of a failure: the server’s words, or that there are none', async () => {
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
