import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { Api } from '../src/http/api.ts';

const HTML = { accept: 'text/html' };

/** Takes a response's headers; returns the content policy by directive. */
function policyOf(headers: Record<string, unknown>): Record<string, string> {
  const parts = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

describe('what a page may load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-headers-'));
  const apps: Api[] = [];

  function build(googleScript: string | null): Api {
    const app = buildApp({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      publicUrl: null,
      googleScript,
      verify: async () => null,
      modules: [(api) => api.get('/config', async () => ({}))],
      webRoot: folder,
      memesRoot: join(folder, 'none'),
      stillsRoot: join(folder, 'none'),
    });
    apps.push(app);
    return app;
  }

  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Deadpan</title>');
    writeFileSync(join(folder, 'assets/worker-1a2b.js'), 'self.close()');
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    rmSync(folder, { recursive: true });
  });

  it('is our own origin only, as long as Google sign-in is off', async () => {
    const { headers } = await build(null).inject({ url: '/login', headers: HTML });
    expect(headers['content-security-policy']).not.toContain('http');
    expect(policyOf(headers)['frame-src']).toBeUndefined();
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'referrer-policy': 'no-referrer' });
  });

  it.each(['/', '/login', '/no/such/page'])('is Google’s sign-in too when it is on, and nothing else of Google’s (%s)', async (url) => {
    const { headers } = await build('https://accounts.google.com/gsi/client').inject({ url, headers: HTML });
    expect(policyOf(headers)).toEqual({
      ...policyOf((await build(null).inject({ url, headers: HTML })).headers),
      'script-src': "'self' 'wasm-unsafe-eval' https://accounts.google.com/gsi/client",
      'connect-src': "'self' https://accounts.google.com/gsi/",
      'style-src': "'self' https://accounts.google.com/gsi/style",
      'frame-src': 'https://accounts.google.com/gsi/',
    });
    expect(policyOf(headers)['require-trusted-types-for']).toBe("'script'");
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin-allow-popups', 'referrer-policy': 'strict-origin' });
  });

  it('reaches a browser that still has the page from before it was switched on', async () => {
    const before = await build(null).inject({ url: '/login', headers: HTML });
    const kept = { 'if-none-match': String(before.headers.etag), 'if-modified-since': String(before.headers['last-modified']) };
    const after = await build('https://accounts.google.com/gsi/client').inject({ url: '/login', headers: { ...HTML, ...kept } });
    expect([after.statusCode, after.body]).toEqual([200, before.body]);
    expect(policyOf(after.headers)['frame-src']).toBe('https://accounts.google.com/gsi/');
  });

  it('follows the script to a local imitation, without its query', async () => {
    const { headers } = await build('http://127.0.0.1:9000/gsi/client?hl=en').inject({ url: '/login', headers: HTML });
    expect(policyOf(headers)).toMatchObject({
      'script-src': "'self' 'wasm-unsafe-eval' http://127.0.0.1:9000/gsi/client",
      'frame-src': 'http://127.0.0.1:9000/gsi/',
    });
  });

  it.each(['/assets/worker-1a2b.js', '/api/config', '/api/nothing'])('never loosens %s, which is no page', async (url) => {
    const [strict, loose] = [build(null), build('https://accounts.google.com/gsi/client')];
    const answers = await Promise.all([strict, loose].map((app) => app.inject({ url })));
    expect(answers[1]?.headers['content-security-policy']).toBe(answers[0]?.headers['content-security-policy']);
    expect(answers[1]?.headers['referrer-policy']).toBe('no-referrer');
  });
});
