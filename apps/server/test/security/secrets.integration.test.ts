import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type AuthAnswer } from '@deadpan/protocol';
import { aProcess } from '../a-process.ts';
import { postgresServer } from '../postgres-server.ts';

const PASSWORD = 'Never-Written-Down-1';
const KEY = 'arena key unwritten';
const SECRETS = {
  JWT_SECRET: 'signs-and-is-never-told-to-anybody-0001',
  JWT_SECRET_PREVIOUS: 'signed-and-is-never-told-to-anybody-001',
  METRICS_TOKEN: 'figures-for-the-operator-0001',
  TURN_SECRET: 'relay-secret-0001',
};
const DATABASE_PASSWORD = 'opens-the-database-0001';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a whole run prints no secret, token, password, key, address of a player or of a network, however much is logged', async () => {
  const { printed, address, end } = aProcess({
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    TURN_URLS: 'turn:turn.example',
    TRUST_PROXY: '1',
    ...SECRETS,
  });
  const used: string[] = [...Object.values(SECRETS), PASSWORD, KEY, '203.0.113.77', 'Wrong-Password-1'];
  try {
    const url = await address();
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
    await socket.timeout(300_000).emitWithAck('authenticate', { token: 'a.wrong.token-of-a-socket' });
    await socket.timeout(300_000).emitWithAck('join_lobby', { lobby_id: arena.id, password: KEY });
    used.push('a.wrong.token-of-a-socket');
    socket.close();
    expect((await call('POST', '/auth/logout', {}, token)).status).toBe(204);
  } finally {
    await end();
  }
  expect(printed()).toContain('a letter waits in the outbox');
  for (const secret of used) expect(printed().includes(secret), `"${secret}" is printed`).toBe(false);
});

it('a database that goes away while its connections are idle is told of by what happened, and by nothing of the connection', async () => {
  const postgres = await postgresServer();
  try {
    const withPassword = postgres.url.replace('deadpan@', `deadpan:${DATABASE_PASSWORD}@`);
    const { printed, address, end } = aProcess({ DATA_DIR: folder, LOG_LEVEL: 'trace', DATABASE_URL: withPassword });
    try {
      await address();
      await postgres.kill();
      await expect.poll(printed).toContain('a connection to the database broke');
      await expect.poll(printed).toContain('the database is away');
    } finally {
      await end();
    }
    for (const secret of [DATABASE_PASSWORD, 'secretKey', 'processID', 'connectionParameters', '_events'])
      expect(printed().includes(secret), `"${secret}" is printed`).toBe(false);
  } finally {
    await postgres.remove();
  }
});
