import { describe, expect, it, vi } from 'vitest';
import type { HttpListeners } from './http.ts';
import { createHttp } from './http.ts';
import { HttpError } from './http-error.ts';
import type { TokenStore } from './token.ts';

function memoryTokens(token: string | null = 'a-token'): TokenStore {
  return { read: () => token, write: (next) => void (token = next), remove: () => void (token = null) };
}

const answer = (status: number, body?: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function setup(answers: (Response | Error)[], tokens = memoryTokens()) {
  const send = vi.fn<typeof fetch>(() => {
    const next = answers.shift() ?? answer(200, {});
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const wait = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());
  const listeners = {
    onNotice: vi.fn<NonNullable<HttpListeners['onNotice']>>(),
    onSessionExpired: vi.fn<NonNullable<HttpListeners['onSessionExpired']>>(),
  };
  const http = createHttp({ tokens, fetch: send, wait });
  http.listen(listeners);
  return { http, send, wait, tokens, ...listeners };
}

const offline = new TypeError('Failed to fetch');

describe('a call', () => {
  it('goes to /api with the bearer token and a JSON body, and returns the parsed answer', async () => {
    const { http, send } = setup([answer(200, { id: 'a' })]);
    await expect(http.call('/game/lobbies', { method: 'POST', body: { name: 'Poker Night' } })).resolves.toEqual({ id: 'a' });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/api/game/lobbies');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a-token');
    expect(init?.body).toBe('{"name":"Poker Night"}');
  });

  it('carries no authorization without a token', async () => {
    const { http, send } = setup([answer(200, [])], memoryTokens(null));
    await http.call('/game/lobbies');
    expect(new Headers(send.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
  });
});

describe('the error catalogue (spec §8)', () => {
  const title = 'Error: 409';
  it.each([
    ['/auth/login', answer(401, { detail: 'Wrong e-mail or code' }), { title: 'Authentication Failed', text: 'Wrong e-mail or code' }],
    ['/auth/register', answer(401, { detail: 'No' }), { title: 'Authentication Failed', text: 'No' }],
    ['/x', answer(403, { detail: 'Not yours' }), { title: 'Access Denied', text: "You don't have permission to perform this action." }],
    ['/x', answer(404), { title: 'Not Found', text: 'The requested resource could not be found.' }],
    ['/x', answer(409, { detail: 'Arena is full' }), { title, text: 'Arena is full' }],
    ['/x', answer(409), { title, text: 'An unexpected error occurred.' }],
    ['/x', answer(409, { detail: { limit: 4 } }), { title, text: '{"limit":4}' }],
    [
      '/x',
      answer(422, {
        detail: [
          { loc: ['body', 'name'], msg: 'Please enter a lobby name', type: 'too_small' },
          { loc: ['body', 'settings', 'maxPlayers'], msg: 'Too big', type: 'too_big' },
        ],
      }),
      { title: 'Error: 422', text: 'name - Please enter a lobby name; settings.maxPlayers - Too big' },
    ],
    ['/x', offline, { title: 'Network Error', text: 'Could not connect to the server. Please check your connection.' }],
  ])('%s %o', async (path, response, notice) => {
    const { http, onNotice } = setup([response]);
    await expect(http.call(path, { method: 'POST', body: {} })).rejects.toBeInstanceOf(HttpError);
    expect(onNotice.mock.calls).toEqual([[notice]]);
  });

  it('calls a request that cannot be built a request error', async () => {
    const { http, onNotice, send } = setup([]);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    await expect(http.call('/x', { method: 'POST', body: circle })).rejects.toBeInstanceOf(HttpError);
    expect(send).not.toHaveBeenCalled();
    expect(onNotice).toHaveBeenCalledWith({ title: 'Request Error', text: 'An error occurred while setting up the request.' });
  });

  it('removes the token on a 401 that is no sign-in, and says that the session has expired', async () => {
    const { http, tokens, onSessionExpired, onNotice } = setup([answer(401, { detail: 'gone' })]);
    await expect(http.call('/auth/me', { ownToast: true })).rejects.toMatchObject({ status: 401 });
    expect(tokens.read()).toBeNull();
    expect(onSessionExpired).toHaveBeenCalledWith({ title: 'Session Expired', text: 'Your session has expired. Please log in again.' });
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('lets a late 401 of an older token be', async () => {
    const tokens = memoryTokens('old');
    const { http, onSessionExpired } = setup([answer(401)], tokens);
    const call = http.call('/game/lobbies');
    tokens.write('new');
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(tokens.read()).toBe('new');
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it('is silent where the page has its own toast', async () => {
    const { http, onNotice } = setup([answer(500)]);
    await expect(http.call('/x', { ownToast: true })).rejects.toMatchObject({ status: 500 });
    expect(onNotice).not.toHaveBeenCalled();
  });
});

describe('trying again', () => {
  it('makes three attempts 1 s apart while nobody answers or the server fails', async () => {
    const { http, send, wait } = setup([offline, answer(503), answer(201, { id: 'a' })]);
    await expect(http.call('/x', { attempts: 3 })).resolves.toEqual({ id: 'a' });
    expect(send).toHaveBeenCalledTimes(3);
    expect(wait.mock.calls).toEqual([[1000], [1000]]);
  });

  it('gives up after the last and tells it once', async () => {
    const { http, onNotice } = setup([offline, offline, offline]);
    await expect(http.call('/x', { attempts: 3 })).rejects.toMatchObject({ status: 0 });
    expect(onNotice).toHaveBeenCalledTimes(1);
  });

  it.each([400, 403, 404, 409, 422, 429])('does not repeat what was answered %i', async (status) => {
    const { http, send } = setup([answer(status)]);
    await expect(http.call('/x', { attempts: 3 })).rejects.toMatchObject({ status });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
