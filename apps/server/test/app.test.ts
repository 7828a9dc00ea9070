import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RegisterBody } from '@deadpan/protocol';
import { buildApp } from '../src/app.ts';
import type { Api } from '../src/http/api.ts';
import { DatabaseAway } from '../src/ports/database-away.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };
const FOREVER = 'public, max-age=31536000, immutable';
const CSP =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';worker-src 'self';connect-src 'self';img-src 'self' blob: data:;media-src 'self' blob:;" +
  "style-src 'self';font-src 'self';manifest-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none';require-trusted-types-for 'script'";

describe('the HTTP app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-app-'));
  const logged: string[] = [];
  let app: Api;

  beforeAll(async () => {
    for (const path of ['web/assets', 'web/models', 'memes']) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Deadpan</title>');
    writeFileSync(join(folder, 'web/assets/worker-1a2b.js'), 'self.close()');
    writeFileSync(join(folder, 'web/models/face.bin'), 'weights');
    writeFileSync(join(folder, 'memes/toast.mp4'), '0123456789');
    app = buildApp({
      log: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
      trustProxy: 1,
      publicUrl: 'https://deadpan.example',
      verify: async (token) => (token === 'anns' ? { userId: 'ann', username: 'Ann', sessionId: 's', picture: null } : null),
      modules: [
        (api) => {
          api.post('/things', { schema: { body: RegisterBody, response: { 200: z.object({ name: z.string() }) } } }, async (request) => ({
            name: request.body.username,
          }));
          api.post('/empty', { schema: { body: z.object({ close: z.boolean().optional() }) } }, async (request) => request.body);
          api.get('/game/lobbies', async () => []);
          api.get('/me', { onRequest: api.authenticate }, async (request) => request.user);
          for (const path of ['/account', '/leaderboard']) api.get(path, { onRequest: api.authenticate }, async (request) => request.user);
          api.get('/forgotten', async (request) => request.user);
          api.get('/away', async () => {
            throw new DatabaseAway('SQLITE_FULL: database or disk is full');
          });
          api.get('/broken', async () => {
            throw new Error('select secret from users');
          });
          api.get('/ip', async (request) => request.ip);
        },
      ],
      webRoot: join(folder, 'web'),
      memesRoot: join(folder, 'memes'),
      stillsRoot: join(folder, 'memes'),
    });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 200],
    ['/assets/worker-1a2b.js', 200],
    ['/models/face.bin', 200],
    ['/media/memes/toast.mp4', 200],
    ['/game/lobbies', 200],
    ['/api/game/lobbies', 200],
    ['/api/nothing', 404],
    ['/media/memes/nothing.mp4', 404],
    ['/assets/nothing.js', 404],
    ['/api/me', 401],
    ['/api/broken', 500],
    ['/api/away', 503],
    ['/%zz', 400],
  ])('sends the security headers with %s (%i)', async (url, status) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('keeps camera and microphone to itself and asks for https when that is its address', async () => {
    const { headers } = await app.inject({ url: '/' });
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it.each([
    '/',
    '/lobby/ABC234',
    '/game/ABC234/round1',
    '/play?demo=true',
    '/account',
    '/leaderboard?board=wins',
    '/match/abc',
    '/no/such/page',
  ])('answers %s with the app', async (url) => {
    const answer = await app.inject({ url, headers: HTML });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>Deadpan</title>');
  });

  it('answers an address that is a page and a route as what it is asked for', async () => {
    const headers = { authorization: 'Bearer anns', accept: 'application/json' };
    for (const url of ['/account', '/api/account']) expect((await app.inject({ url, headers })).json()).toMatchObject({ id: 'ann' });
    expect((await app.inject({ url: '/api/account', headers: HTML })).statusCode).toBe(401);
  });

  it.each(['/api/nothing', '/assets/nothing.js', '/models/nothing', '/media/memes/nothing', '/ws/nothing'])(
    'never answers %s with the app',
    async (url) => {
      const answer = await app.inject({ url, headers: HTML });
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('answers what is not a navigation with JSON', async () => {
    expect((await app.inject({ method: 'POST', url: '/lobby/ABC234', headers: HTML })).json()).toEqual({ detail: 'Not found.' });
    expect((await app.inject({ url: '/lobby/ABC234' })).json()).toEqual({ detail: 'Not found.' });
  });

  it('gives away no file outside its folders', async () => {
    for (const url of ['/../memes/toast.mp4', '/assets/..%2f..%2fmemes/toast.mp4', '/media/memes/..%2fweb/index.html']) {
      const answer = await app.inject({ url });
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
    }
  });

  it('lets what never changes be kept, and clips be read in parts', async () => {
    expect((await app.inject({ url: '/assets/worker-1a2b.js' })).headers['cache-control']).toBe(FOREVER);
    expect((await app.inject({ url: '/models/face.bin' })).headers['cache-control']).toBe(FOREVER);
    const part = await app.inject({ url: '/media/memes/toast.mp4?v=84d89877f0d4', headers: { range: 'bytes=2-5' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '2345', 'bytes 2-5/10']);
    expect(part.headers).toMatchObject({ 'cache-control': FOREVER, 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect((await app.inject({ url: '/media/memes/toast.mp4' })).headers['cache-control']).toBe('no-cache');
  });

  it('lets nothing be kept for good under the name of another content', async () => {
    for (const version of ['', '84d89877f0d5', '1a2b']) {
      const { statusCode, headers } = await app.inject({ url: `/media/memes/toast.mp4?v=${version}` });
      expect([statusCode, headers['cache-control']], version).toEqual([200, 'no-cache']);
    }
    expect((await app.inject({ url: '/media/memes/gone.mp4?v=84d89877f0d4' })).headers['cache-control']).toBe('no-store');
  });

  it('checks bodies and lists what is wrong with them', async () => {
    const payload = { username: 'Ann', email: 'nowhere', password: 'short' };
    for (const prefix of ['', '/api']) {
      const answer = await app.inject({ method: 'POST', url: `${prefix}/things`, payload });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        code: 'VALIDATION',
        detail: [
          { loc: ['body', 'email'], msg: 'must be an e-mail address', type: 'invalid_format' },
          { loc: ['body', 'password'], msg: expect.stringContaining('at least 8 characters'), type: 'custom' },
        ],
      });
    }
  });

  it('takes no body for an empty one', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const answer = await app.inject({ method: 'POST', url: '/api/empty', headers });
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    }
  });

  it.each([
    ['not JSON', '{"username": ', {}, 400],
    ['a poisoned object', '{"__proto__": {"admin": true}}', {}, 400],
    ['more than 64 KB', JSON.stringify({ username: 'x'.repeat(65 * 1024) }), {}, 413],
    ['very deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, {}, 400],
    ['another type', '<xml/>', { 'content-type': 'text/xml' }, 415],
    ['a packed body', '{}', { 'content-encoding': 'gzip' }, 415],
  ])('refuses %s', async (_what, payload, headers, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/things',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toHaveProperty('detail');
  });

  it('says who asks only with a valid bearer token', async () => {
    const me = (authorization?: string) => app.inject({ url: '/api/me', headers: authorization === undefined ? {} : { authorization } });
    expect((await me('Bearer anns')).json()).toEqual({ id: 'ann', username: 'Ann', sessionId: 's' });
    for (const wrong of [undefined, 'anns', 'Basic anns', 'Bearer ', 'Bearer bobs', 'Bearer anns anns', `Bearer ${'x'.repeat(5_000)}`]) {
      const answer = await me(wrong);
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Authentication required', code: 'AUTH_REQUIRED' }]);
    }
    expect((await app.inject({ url: '/api/forgotten', headers: { authorization: 'Bearer anns' } })).statusCode).toBe(401);
  });

  it('tells nothing of the inside when it breaks, but the log', async () => {
    logged.length = 0;
    const broken = await app.inject({ url: '/api/broken', headers: { authorization: 'Bearer anns' } });
    expect(broken.json()).toEqual({ detail: 'Something went wrong on our side.' });
    expect(logged.join('')).toContain('select secret');
    expect(logged.join('')).not.toContain('anns');
    const away = await app.inject({ url: '/api/away' });
    expect(away.json()).toEqual({ detail: 'The server cannot save right now. Please try again in a moment.', code: 'UNAVAILABLE' });
    expect(away.headers['retry-after']).toBe('2');
  });

  it('lets only its public address call across origins', async () => {
    const from = (origin: string) => app.inject({ url: '/api/game/lobbies', headers: { origin } });
    expect((await from('https://deadpan.example')).headers['access-control-allow-origin']).toBe('https://deadpan.example');
    expect((await from('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('believes as many proxies as it was told of', async () => {
    const answer = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': '6.6.6.6, 9.9.9.9' }, remoteAddress: '10.0.0.1' });
    expect(answer.body).toBe('9.9.9.9');
  });
});
