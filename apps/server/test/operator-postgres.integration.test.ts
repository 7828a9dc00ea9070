import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type AuthAnswer } from '@deadpan/protocol';
import { readConfig } from '../src/config.ts';
import { createServer, type Server } from '../src/server.ts';
import { postgresServer, type PostgresServer } from './postgres-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deadpan-operator-pg-'));
let postgres: PostgresServer;
let env: Record<string, string>;
let server: Server | undefined;

beforeAll(async () => {
  postgres = await postgresServer();
  env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: postgres.url };
});
afterAll(async () => {
  await server?.close();
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as `npm run operator` runs it. */
function operator(...argv: string[]): Promise<string> {
  const args = ['--import', 'tsx', 'apps/server/src/operator/main.ts', ...argv];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env: { ...process.env, ...env } }, (_error, stdout, stderr) =>
      resolve(`${stdout}${stderr}`.trim()),
    );
  });
}

it('the operator’s commands work on PostgreSQL beside a running server, and never change the schema', async () => {
  expect(await operator('suspended')).toBe('The database is older than this program: start the server once, which brings it up to date.');
  server = await createServer(readConfig(env));
  const url = await server.listen();
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as AuthAnswer & { code?: string } };
  };
  const person = { email: 'bob@deadpan.example', password: 'Straight Face 1' };
  const { access_token: token, user } = (await post('/auth/register', { ...person, username: 'Bob' })).body;
  const socket = io(url, { path: limits.socket.path, auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  await new Promise((resolve) => void socket.once('authenticated', resolve));
  const cut = new Promise((resolve) => void socket.once('disconnect', resolve));
  const warned = new Promise((resolve) => void socket.once('auth_error', resolve));

  expect(await operator('suspend', 'bob', '--reason', 'Clothes.')).toBe(`Bob (${user.id}) is suspended for good.`);
  await cut;
  expect(await warned).toEqual({ message: 'This account is suspended for good. Reason: Clothes.' });
  expect((await fetch(`${url}/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  expect(await post('/auth/login', person)).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
  expect(await operator('unsuspend', user.id)).toBe(`Bob (${user.id}) may come back.`);
  expect((await post('/auth/login', person)).status).toBe(200);
});
