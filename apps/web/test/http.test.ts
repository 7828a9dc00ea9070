import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HttpListeners } from '../src/engine/http/http.ts';
import { createHttp } from '../src/engine/http/http.ts';
import { HttpError } from '../src/engine/http/http-error.ts';
import { aServer, memoryTokens } from './a-server.ts';
import type { Reply } from './a-server.ts';

let open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.map((each) => each.close()));
  open = [];
});

const clock = { at: undefined as AbortController | undefined };

/** The client at a real server that gives these replies. */
async function setup(replies: Reply[], tokens = memoryTokens()) {
  const server = await aServer(...replies);
  open.push(server);
  const wait = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());
  const timeout = vi.fn<(ms: number) => AbortSignal>(() => (clock.at = new AbortController()).signal);
  const listeners = {
    onNotice: vi.fn<NonNullable<HttpListeners['onNotice']>>(),
    onSessionExpired: vi.fn<NonNullable<HttpListeners['onSessionExpired']>>(),
  };
  const http = createHttp({ tokens, wait, timeout, base: `${server.url}/api` });
  http.listen(listeners);
  return { http, server, wait, timeout, tokens, ...listeners };
}

const dropped: Reply = (response) => void response.destroy();
const post = { method: 'POST', body: {} } as const;

describe('a call', () => {
  it('spec §6: goes to /api with the bearer token and a JSON body, and returns the parsed answer [6.2]', async () => {
    const { http, server } = await setup([{ status: 200, body: { id: 'a' } }]);
    await expect(http.call('/game/lobbies', { method: 'POST', body: { name: 'Poker Night' } })).resolves.toEqual({ id: 'a' });
    expect(server.asked).toMatchObject([
      {
        method: 'POST',
        url: '/api/game/lobbies',
        headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
        body: '{"name":"Poker Night"}',
      },
    ]);
  });

  it('carries no authorization without a token', async () => {
    const { http, server } = await setup([], memoryTokens(null));
    await http.call('/game/lobbies');
    expect(server.asked[0]?.headers).not.toHaveProperty('authorization');
  });

  it('sends a picture as it is', async () => {
    const { http, server } = await setup([]);
    await http.call('/account/avatar', { method: 'PUT', body: new Blob(['bytes'], { type: 'image/png' }) });
    expect(server.asked[0]).toMatchObject({ body: 'bytes', headers: { 'content-type': 'image/png' } });
  });

  it('an answer without a body is none', async () => {
    const { http } = await setup([{ status: 204 }]);
    await expect(http.call('/auth/logout', post)).resolves.toBeUndefined();
  });

  it('spec §7 HTTP: gives an answer 240 s, then it is no answer [7.18]', async () => {
    const { http, timeout, onNotice } = await setup([() => clock.at?.abort(new DOMException('late', 'TimeoutError'))]);
    await expect(http.call('/x')).rejects.toBeInstanceOf(HttpError);
    expect(timeout).toHaveBeenCalledWith(240_000);
    expect(onNotice.mock.calls[0]?.[0].title).toBe('Network Error');
  });

  it('is over without a word when its caller has changed their mind', async () => {
    const mind = new AbortController();
    const { http, onNotice } = await setup([() => mind.abort()]);
    await expect(http.call('/x', { signal: mind.signal })).rejects.toThrow('aborted');
    expect(onNotice).not.toHaveBeenCalled();
  });
});

/** What the toast says after one call was answered so. */
async function said(path: string, ...replies: Reply[]) {
  const { http, onNotice, onSessionExpired } = await setup(replies);
  await expect(http.call(path, post)).rejects.toBeInstanceOf(HttpError);
  expect(onNotice.mock.calls.length + onSessionExpired.mock.calls.length).toBe(1);
  return (onNotice.mock.calls[0] ?? onSessionExpired.mock.calls[0])?.[0];
}

describe('the error catalogue', () => {
  it('spec §8 HTTP: the message is the detail field, as it is when it is a text, else as JSON [8.1]', async () => {
    expect((await said('/x', { status: 409, body: { detail: 'Arena is full' } }))?.text).toBe('Arena is full');
    expect((await said('/x', { status: 409, body: { detail: { limit: 4 } } }))?.text).toBe('{"limit":4}');
    expect((await said('/x', { status: 409, body: { detail: [1, 2] } }))?.text).toBe('[1,2]');
  });

  it("spec §5: a 422 is a list of 'field path - message' joined by '; ' [5.9]", async () => {
    const detail = [
      { loc: ['body', 'name'], msg: 'Please enter a lobby name', type: 'too_small' },
      { loc: ['body', 'settings', 'maxPlayers'], msg: 'Too big', type: 'too_big' },
    ];
    expect(await said('/x', { status: 422, body: { detail } })).toEqual({
      title: 'Error: 422',
      text: 'name - Please enter a lobby name; settings.maxPlayers - Too big',
    });
  });

  it("spec §8 HTTP: a 401 of login, register or Google is 'Authentication Failed' with the server's message [8.2]", async () => {
    for (const path of ['/auth/login', '/auth/register', '/auth/google']) {
      expect(await said(path, { status: 401, body: { detail: 'Incorrect e-mail or password.' } })).toEqual({
        title: 'Authentication Failed',
        text: 'Incorrect e-mail or password.',
      });
    }
  });

  it("spec §8 HTTP: a 401 elsewhere removes the token and says 'Session Expired' [8.3]", async () => {
    const { http, tokens, onSessionExpired, onNotice } = await setup([{ status: 401, body: { detail: 'gone' } }]);
    await expect(http.call('/auth/me', { ownToast: true })).rejects.toMatchObject({ status: 401 });
    expect(tokens.read()).toBeNull();
    expect(onSessionExpired).toHaveBeenCalledWith({ title: 'Session Expired', text: 'Your session has expired. Please log in again.' });
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('a Google account that is refused while signed in ends no session', async () => {
    const { http, tokens, onSessionExpired } = await setup([{ status: 401, body: { detail: 'Google says no.', code: 'AUTH_FAILED' } }]);
    await expect(http.call('/account/google', { ...post, ownToast: true })).rejects.toMatchObject({ detail: 'Google says no.' });
    expect(tokens.read()).toBe('a-token');
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it("spec §8 HTTP: 403 is 'Access Denied', whatever the server says [8.4]", async () => {
    const notice = { title: 'Access Denied', text: "You don't have permission to perform this action." };
    expect(await said('/x', { status: 403, body: { detail: 'Not yours' } })).toEqual(notice);
    expect(await said('/x', { status: 403 })).toEqual(notice);
  });

  it("spec §8 HTTP: 404 is 'Not Found' [8.5]", async () => {
    const notice = { title: 'Not Found', text: 'The requested resource could not be found.' };
    expect(await said('/x', { status: 404, body: { detail: 'No such arena' } })).toEqual(notice);
  });

  it("spec §8 HTTP: others are 'Error: {status}' with the server's message or 'An unexpected error occurred.' [8.6]", async () => {
    expect(await said('/x', { status: 409, body: { detail: 'Arena is full' } })).toEqual({ title: 'Error: 409', text: 'Arena is full' });
    expect(await said('/x', { status: 500 })).toEqual({ title: 'Error: 500', text: 'An unexpected error occurred.' });
    const page: Reply = (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    expect(await said('/x', page)).toEqual({ title: 'Error: 502', text: 'An unexpected error occurred.' });
  });

  it("spec §8 HTTP: no answer is 'Network Error' [8.7]", async () => {
    const notice = { title: 'Network Error', text: 'Could not connect to the server. Please check your connection.' };
    expect(await said('/x', dropped)).toEqual(notice);
    const { http, server, onNotice } = await setup([]);
    await server.close();
    await expect(http.call('/x')).rejects.toMatchObject({ status: 0 });
    expect(onNotice).toHaveBeenCalledWith(notice);
  });

  it("spec §8 HTTP: a request that cannot be built is a 'Request Error', and nothing is sent [8.8]", async () => {
    const { http, server, onNotice } = await setup([]);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    await expect(http.call('/x', { method: 'POST', body: circle })).rejects.toBeInstanceOf(HttpError);
    expect(server.asked).toEqual([]);
    expect(onNotice).toHaveBeenCalledWith({ title: 'Request Error', text: 'An error occurred while setting up the request.' });
  });

  it('lets a late 401 of an older token be', async () => {
    const tokens = memoryTokens('old');
    const { http, onSessionExpired } = await setup([{ status: 401 }], tokens);
    const call = http.call('/game/lobbies');
    tokens.write('new');
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(tokens.read()).toBe('new');
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  it('is silent where the page has its own toast', async () => {
    const { http, onNotice } = await setup([{ status: 500 }, { status: 403 }, dropped]);
    for (const status of [500, 403, 0]) await expect(http.call('/x', { ownToast: true })).rejects.toMatchObject({ status });
    expect(onNotice).not.toHaveBeenCalled();
  });
});

describe('trying again', () => {
  it('makes three attempts 1 s apart while nobody answers or the server fails', async () => {
    const { http, server, wait } = await setup([dropped, { status: 503 }, { status: 201, body: { id: 'a' } }]);
    await expect(http.call('/x', { ...post, attempts: 3 })).resolves.toEqual({ id: 'a' });
    expect(server.asked).toHaveLength(3);
    expect(wait.mock.calls).toEqual([[1000], [1000]]);
  });

  it('gives up after the last and tells it once', async () => {
    const { http, onNotice } = await setup([dropped, dropped, dropped]);
    await expect(http.call('/x', { ...post, attempts: 3 })).rejects.toMatchObject({ status: 0 });
    expect(onNotice).toHaveBeenCalledTimes(1);
  });

  it.each([400, 403, 404, 409, 422, 429])('does not repeat what was answered %i', async (status) => {
    const { http, server } = await setup([{ status }]);
    await expect(http.call('/x', { attempts: 3 })).rejects.toMatchObject({ status });
    expect(server.asked).toHaveLength(1);
  });

  it('does not repeat a call that has not asked for it', async () => {
    const { http, server } = await setup([{ status: 503 }]);
    await expect(http.call('/x')).rejects.toMatchObject({ status: 503 });
    expect(server.asked).toHaveLength(1);
  });
});
