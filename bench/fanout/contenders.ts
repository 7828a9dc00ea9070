import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ack, ClientEventName, ClientPayload } from '@deadpan/protocol';
import { seedAccounts, type Account } from './accounts.ts';
import { each } from './each.ts';
import { createCrowd, type Crowd } from './load.ts';
import { startPinned, type Memory, type Pinned } from './pinned.ts';
import { connectBare, connectPlayer, type PlayerConnection } from './wire.ts';

const SEATS = 4;
/** Players who come, and lobbies that are filled, at the same time. */
const AT_ONCE = 16;
const PLAYING_MS = 90_000;
const IDLE_MS = 2_000;

/** A server with its crowd connected and ready to talk. */
export interface Contender {
  name: string;
  server: Pinned;
  crowd: Crowd;
  /** Before anybody came, and with everybody there. */
  empty: Memory;
  full: Memory;
  /** Connections a second while they came. */
  ramp: number;
  /** Milliseconds of processor a second while everybody is there and nobody speaks: pings, timers, signs of life. */
  idle: number;
  close(): Promise<void>;
}

/** Bare `ws`: the same texts to the same number of sockets. */
export async function bareContender(core: number, lobbies: number): Promise<Contender> {
  const server = await startPinned(core, 'bench/fanout/ws-server.mjs');
  const crowd = createCrowd(
    Array.from({ length: lobbies * SEATS }, (_, index) => crypto.randomUUID().slice(0, -6) + String(index).padStart(6, '0')),
  );
  const empty = await server.memory();
  const begun = performance.now();
  await each(crowd.ids.length, AT_ONCE, async (index) => {
    const room = String(Math.floor(index / SEATS)).padStart(6, '0');
    crowd.connections[index] = await connectBare(`${server.url}/?room=${room}&user=${crowd.ids[index]}`, crowd.hear);
  });
  const ramp = (crowd.ids.length / (performance.now() - begun)) * 1_000;
  const full = await server.memory();
  const idle = await idleMs(server);
  crowd.start();
  return { name: 'ws, bare', server, crowd, empty, full, ramp, idle, close: () => end(crowd, server) };
}

/** The product as it is built, every lobby in the middle of a play. */
export async function deadpanContender(core: number, lobbies: number, program = 'apps/server/dist/main.js'): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const accounts = await seedAccounts(folder, lobbies * SEATS);
    const env = { NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
    const server = await startPinned(core, program, env);
    const crowd = createCrowd(accounts.map(({ id }) => id));
    const close = () => end(crowd, server).finally(remove);
    try {
      const empty = await server.memory();
      const { players, ramp, allPlay } = await connectAll(server.url, accounts, crowd);
      await each(lobbies, AT_ONCE, (lobby) =>
        fillLobby(server.url, players.slice(lobby * SEATS, (lobby + 1) * SEATS), accounts[lobby * SEATS]!),
      );
      await each(lobbies, AT_ONCE, (lobby) => must(players[lobby * SEATS]!, 'start_game', {}));
      await allPlay();
      const full = await server.memory();
      const idle = await idleMs(server);
      crowd.start();
      return { name: 'Deadpan', server, crowd, empty, full, ramp, idle, close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    remove();
    throw error;
  }
}

/** Signs everybody in; `allPlay` resolves when every one of them was told that the play runs. */
async function connectAll(url: string, accounts: readonly Account[], crowd: Crowd) {
  const players: PlayerConnection[] = [];
  const playing = new Set<number>();
  const begun = performance.now();
  await each(accounts.length, AT_ONCE, async (index) => {
    const player = await connectPlayer(url, accounts[index]!.token, (event, payload: never, length) => {
      crowd.hear(event, payload, length);
      if (event === 'game_state_update' && (payload as { phase: string }).phase === 'playing') playing.add(index);
    });
    players[index] = player;
    crowd.connections[index] = player;
  });
  const ramp = (accounts.length / (performance.now() - begun)) * 1_000;
  const allPlay = async (): Promise<void> => {
    const patience = performance.now() + PLAYING_MS;
    while (playing.size < accounts.length) {
      if (performance.now() > patience) throw new Error(`only ${playing.size} of ${accounts.length} players play`);
      await sleep(50);
    }
  };
  return { players, ramp, allPlay };
}

async function must<E extends ClientEventName>(player: PlayerConnection, event: E, payload: ClientPayload<E>): Promise<void> {
  const ack: Ack = await player.ask(event, payload);
  if (!ack.ok) throw new Error(`${event}: ${ack.error.message}`);
}

/** One arena of a single long play: everybody joins, is seen and is ready. */
async function fillLobby(url: string, players: readonly PlayerConnection[], host: Account): Promise<void> {
  const answer = await fetch(`${url}/api/game/lobbies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', settings: { maxPlayers: SEATS, round1Plays: 1, round1Duration: 180, maxRounds: 1 } }),
  });
  if (answer.status !== 201) throw new Error(`create: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  for (const player of players) await must(player, 'join_lobby', { lobby_id: id });
  for (const player of players) {
    await must(player, 'player_camera_ready', { room_id: id });
    await must(player, 'webrtc_ready', { room_id: id });
    await must(player, 'player_ready', { ready: true });
  }
}

/** What the compiler still does after the crowd came is waited for. */
async function idleMs(server: Pinned): Promise<number> {
  await sleep(IDLE_MS / 2);
  const [begun, before] = [performance.now(), server.cpuMs()];
  await sleep(IDLE_MS);
  return ((server.cpuMs() - before) / (performance.now() - begun)) * 1_000;
}

async function end(crowd: Crowd, server: Pinned): Promise<void> {
  crowd.stop();
  for (const connection of crowd.connections) connection.close();
  await server.stop();
}
