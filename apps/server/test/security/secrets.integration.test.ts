import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type AuthAnswer } from '@deadpan/protocol';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const PASSWORD = 'Never-Written-Down-1';
const KEY = 'arena key unwritten';
const SECRETS = {
  JWT_SECRET: 'signs-and-is-never-told-to-anybody-0001',
  JWT_SECRET_PREVIOUS: 'signed-and-is-never-told-to-anybody-001',
  METRICS_TOKEN: 'figures-for-the-operator-0001',
  TURN_SECRET: 'relay-secret-0001',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a whole run prints no secret, token, password, key, address of a player or of a network, however much is logged', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'trace',
      TURN_URLS: 'turn:turn.example',
      TRUST_PROXY: '1',
      ...SECRETS,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
  const used: string[] = [...Object.values(SECRETS), PASSWORD, KEY, '203.0.113.77', 'Wrong-Password-1'];
  try {
    await expect.poll(() => /Deadpan is at (\S+)/.exec(printed)?.[1], { timeout: 60_000 }).toBeTruthy();
    const url = (/Deadpan is at (http:[^\s"]+)/.exec(printed)?.[1] ?? '').replace(/\.$/, '');
    const call = (method: string, path: string, body?: object, token?: string) =>
      fetch(`${url}/api${path}`, {
        method,
        headers: {
          'x-forwarded-for': '203.0.113.77',
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const email = 'ann.unwritten@deadpan.example';
    const made = (await (await call('POST', '/auth/register', { username: 'Ann', email, password: PASSWORD })).json()) as AuthAnswer;
    used.push(email, made.access_token, made.access_token.split('.')[2] ?? '');
    const token = made.access_token;
    expect((await call('POST', '/auth/login', { email, password: 'Wrong-Password-1' })).status).toBe(401);
    expect((await call('POST', '/auth/forgot-password', { email })).status).toBe(202);
    expect((await call('POST', '/auth/reset-password', { token: 'a-token-of-a-letter', password: PASSWORD })).status).toBe(400);
    used.push('a-token-of-a-letter');
    const arena = (await (await call('POST', '/game/lobbies', { name: 'Logs', isPrivate: true, password: KEY }, token)).json()) as {
      id: string;
    };
    expect((await call('POST', `/game/lobbies/${arena.id}/join`, { password: 'a wrong arena key' }, token)).status).toBe(200);
    const ice = (await (await call('GET', '/webrtc/ice-servers', undefined, token)).json()) as { ice_servers: { credential?: string }[] };
    used.push(...ice.ice_servers.flatMap(({ credential }) => credential ?? []));
    expect(used.length).toBeGreaterThan(12);
    expect((await call('GET', '/metrics', undefined, 'a-guess-at-the-figures')).status).toBe(401);
    for (const path of ['/matches/x?token=in-an-address', '/%zz', '/nothing']) await call('GET', path, undefined, token);
    used.push('in-an-address', 'a-guess-at-the-figures');
    const socket = io(url, { path: limits.socket.path, auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    await socket.timeout(30_000).emitWithAck('authenticate', { token: 'a.wrong.token-of-a-socket' });
    await socket.timeout(30_000).emitWithAck('join_lobby', { lobby_id: arena.id, password: KEY });
    used.push('a.wrong.token-of-a-socket');
    socket.close();
    expect((await call('POST', '/auth/logout', {}, token)).status).toBe(204);
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }
  expect(printed).toContain('a letter waits in the outbox');
  for (const secret of used) expect(printed.includes(secret), `"${secret}" is printed`).toBe(false);
});
