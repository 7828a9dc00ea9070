import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type AuthAnswer, type Lobby } from '@deadpan/protocol';
import { aProcess, type ServerProcess } from './a-process.ts';
import { postgresServer, query, type PostgresServer } from './postgres-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-failures-'));
let postgres: PostgresServer;
let server: ServerProcess | undefined;
beforeAll(async () => {
  postgres = await postgresServer();
});
afterAll(async () => {
  await server?.end();
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('what fails for a fault of ours is in the log by the name its answer carries, with the arena and its match, of a request and of a socket', async () => {
  const { address, printed } = (server = aProcess({ DATA_DIR: folder, DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' }));
  const url = await address();
  const call = (path: string, body: object, token?: string): Promise<Response> => {
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    return fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const person = { username: 'Ann', email: 'ann@deadpan.example', password: 'Straight-Face-1' };
  const { access_token: token } = (await (await call('/auth/register', person)).json()) as AuthAnswer;
  const { id } = (await (await call('/game/lobbies', { name: 'Elephants' }, token)).json()) as Lobby;
  const socket = io(url, { path: limits.socket.path, auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  const asked = (event: string, payload: object): Promise<unknown> => socket.timeout(300_000).emitWithAck(event, payload);
  expect(await asked('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
  const saysOf = (message: string): unknown[] =>
    printed()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes(message))
      .map((line) => JSON.parse(line) as unknown);

  await query(postgres.url, 'alter table rooms rename to elsewhere');
  const answer = await call(`/game/lobbies/${id}/ready`, { ready: true }, token);
  expect(answer.status).toBe(500);
  expect(await asked('player_ready', { ready: true })).toMatchObject({ ok: false });
  socket.close();
  const inTheArena = { room: id, match: null };
  await expect.poll(() => saysOf('a drop could not be saved yet')).toMatchObject([inTheArena]);
  expect(saysOf('request failed')).toMatchObject([{ ...inTheArena, reqId: answer.headers.get('x-request-id') }]);
  expect(saysOf('a message could not be handled')).toMatchObject([{ ...inTheArena, event: 'player_ready' }]);
});
