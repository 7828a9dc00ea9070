import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { X509Certificate } from 'node:crypto';
import { io } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { readConfig } from '../src/config.ts';
import { createServer, type Server } from '../src/server.ts';
import { refusal } from './settings.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function shared(env: Record<string, string> = {}): Promise<{ server: Server; game: string; door: string; ca: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-lan-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const given = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', HTTPS_PORT: '0', LAN: 'on', DATA_DIR: folder, ...env };
  const server = await createServer(readConfig(given));
  undo.push(() => server.close());
  const game = await server.listen();
  // The address of this machine on its network; the test's server listens on loopback only.
  const port = /http:\/\/[\d.]+:(\d+)/.exec(server.invitation() ?? '')?.[1];
  const door = `http://127.0.0.1:${port}`;
  const der = Buffer.from(await (await fetch(`${door}/deadpan-authority.crt`)).arrayBuffer());
  return { server, game, door, ca: new X509Certificate(der).toString() };
}

async function asked(
  url: string,
  options: RequestOptions,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const request = get(url, { agent: false, ...options });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

it('serves the game and its sockets over HTTPS to whoever trusts the authority that the door hands out', async () => {
  const { game, ca } = await shared();
  expect(game).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  expect(JSON.parse((await asked(`${game}/health`, { ca })).body)).toMatchObject({ status: 'ok' });
  const { status, headers } = await asked(`${game}/lan/trusted`, { ca });
  expect([status, headers['cross-origin-resource-policy']]).toEqual([204, 'cross-origin']);
  await expect(asked(`${game}/health`, {})).rejects.toThrow(/self-signed|unable to verify/);
  const socket = io(game, { path: limits.socket.path, transports: ['websocket'], ca, reconnection: false });
  undo.push(() => socket.close());
  await new Promise((resolve) => socket.once('require_authentication', resolve));
});

it('the door has one page for every address, nothing of the game, and takes nothing', async () => {
  const { door } = await shared();
  const page = await fetch(`${door}/lobby/ABC234?x=1`);
  expect(page.status).toBe(200);
  const game = /connect-src (https:\/\/127\.0\.0\.1:\d+\/)/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
  const html = await page.text();
  expect(html).toContain(`href="${game}"`);
  expect(await (await fetch(`${door}/api/health`)).text()).toBe(html);
  expect((await fetch(`${door}/auth/login`, { method: 'POST', body: '{}' })).status).toBe(405);
  const certificate = await fetch(`${door}/deadpan-authority.crt`);
  expect(certificate.headers.get('content-type')).toBe('application/x-x509-ca-cert');
  expect(new X509Certificate(Buffer.from(await certificate.arrayBuffer())).ca).toBe(true);
});

it('a port that is taken is named by the setting that chose it', async () => {
  const { game, door } = await shared();
  const [https, plain] = [new URL(game).port, new URL(door).port];
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-lan-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const [ports, line] of [
    [{ HTTPS_PORT: https, PORT: '0' }, `HTTPS_PORT is ${https}; it must be a port that is free`],
    [{ HTTPS_PORT: '0', PORT: plain }, `PORT is ${plain}; it must be a port that is free`],
  ] as const) {
    const other = await createServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', LAN: 'on', DATA_DIR: folder, ...ports }));
    await expect(other.listen()).rejects.toThrow(line);
    await other.close();
  }
});

it('its settings are checked', () => {
  expect(refusal({ LAN: 'yes' })).toBe('LAN is "yes"; it must be on or off.');
  expect(refusal({ HTTPS_PORT: '70000' })).toBe('HTTPS_PORT is "70000"; it must be a whole number from 0 to 65535.');
});
