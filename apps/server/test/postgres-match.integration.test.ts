import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, type Ack, type AuthAnswer, type Lobby, type RoomView, type UserStats } from '@deadpan/protocol';
import { readConfig } from '../src/config.ts';
import { createServer, type Server } from '../src/server.ts';
import { postgresServer, type PostgresServer } from './postgres-server.ts';

let postgres: PostgresServer;
let server: Server;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'deadpan-pg-match-'));

async function start(): Promise<void> {
  const env = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: postgres.url, MATCH_SPEED: '5' };
  server = await createServer(readConfig(env));
  url = await server.listen();
}

beforeAll(async () => {
  postgres = await postgresServer();
  await start();
});
afterAll(async () => {
  await server?.close();
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Player {
  token: string;
  id: string;
  socket: Socket;
  view: RoomView | null;
}

async function call<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as T;
}

/** Opens the player's socket on the server that runs now. */
async function connect(player: Player): Promise<void> {
  player.socket = io(url, {
    path: limits.socket.path,
    auth: { token: player.token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  player.socket.on('game_state_update', (view: RoomView) => void (player.view = view));
  await new Promise((resolve) => void player.socket.once('authenticated', resolve));
}

const ask = (player: Player, event: string, payload: object = {}): Promise<Ack> =>
  player.socket.timeout(300_000).emitWithAck(event, payload) as Promise<Ack>;

async function until(player: Player, holds: (view: RoomView) => boolean): Promise<RoomView> {
  for (const end = Date.now() + 300_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
    if (player.view && holds(player.view)) return player.view;
  }
  throw new Error(`in vain: ${JSON.stringify(player.view)}`);
}

it('a match begins on PostgreSQL, outlasts a restart of the server, and is decided and counted', async () => {
  const players: Player[] = [];
  for (const username of ['Ann', 'Bob']) {
    const body = { username, email: `${username}@example.org`, password: 'Straight-Face-1' };
    const { access_token: token, user } = await call<AuthAnswer>('POST', '/auth/register', null, body);
    players.push({ token, id: user.id, socket: null as unknown as Socket, view: null });
  }
  const [ann, bob] = players as [Player, Player];
  const settings = { round1Plays: 1, round1Duration: 180, maxRounds: 1 };
  const { id } = await call<Lobby>('POST', '/game/lobbies', ann.token, { name: 'Elephants', settings });
  const join = async (player: Player): Promise<void> => {
    await connect(player);
    expect(await ask(player, 'join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
  };
  for (const player of players) await join(player);
  for (const player of players) {
    await ask(player, 'player_camera_ready', { room_id: id });
    await ask(player, 'webrtc_ready', { room_id: id });
    await ask(player, 'player_ready', { ready: true });
  }
  expect(await ask(ann, 'start_game')).toEqual({ ok: true });
  const before = await until(ann, (view) => view.phase === 'playing');

  await server.close();
  await start();
  for (const player of players) await join(player);
  const after = await until(
    ann,
    (view) => view.version > before.version && !view.paused && view.players.every(({ connected }) => connected),
  );
  expect(after).toMatchObject({ match_id: before.match_id, phase: 'playing', current_play: 1 });
  expect(await ask(bob, 'player_eliminated', { play: 1 })).toEqual({ ok: true });
  expect((await until(ann, (view) => view.match_result !== null)).match_result?.winner?.user_id).toBe(ann.id);
  expect(await call<UserStats>('GET', '/analytics/user-stats', ann.token)).toMatchObject({
    total_sessions: 1,
    total_wins: 1,
    best_score: 100,
  });
  expect(await call<UserStats>('GET', '/analytics/user-stats', bob.token)).toMatchObject({ total_sessions: 1, total_losses: 1 });
  for (const { socket } of players) socket.close();
});
