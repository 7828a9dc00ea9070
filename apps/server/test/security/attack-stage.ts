import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { limits } from '@deadpan/protocol';
import { startMatch } from '../a-match.ts';
import { aProcess } from '../a-process.ts';
import type { TestPlayer } from '../a-server.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

/** A server process, limits on, with a match of four that runs. */
export interface AttackStage {
  url: string;
  /** A client whose requests and sockets a trusted proxy says come from this address. */
  clientAt(address: string): TestClient;
  /** Runs an attack until the check has passed, which is made meanwhile, and ends it. */
  during(attack: Attack, check: () => Promise<void>): Promise<void>;
  /** Checks that the match lost nobody: all four sockets are open, and what one of them does is told to all. */
  checkMatch(): Promise<void>;
  /** Checks that somebody who was never here registers, connects and is heard, from this address. */
  checkNewcomer(address: string): Promise<void>;
  close(): Promise<void>;
}

/** Begins at once; the function it returns ends it. */
export type Attack = (url: string) => () => void;

/** Everybody who plays is behind one IPv4 address, as in one living room. */
const HOME = '198.51.100.1';

export async function createAttackStage(): Promise<AttackStage> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-attack-'));
  const server = aProcess({ DATA_DIR: folder, RATE_LIMITS: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'info' });
  const url = await server.address();
  const clients: TestClient[] = [];
  const clientAt = (address: string): TestClient => {
    const client = createTestClient(url, { 'x-forwarded-for': address });
    clients.push(client);
    return client;
  };
  const home = clientAt(HOME);
  const players: TestPlayer[] = [];
  for (let n = 0; n < limits.players.max; n++) players.push(await home.register());
  await startMatch(players);
  const sockets = players.map(({ socket }) => socket);
  let lost = 0;
  for (const socket of sockets) socket?.on('disconnect', () => (lost += 1));

  return {
    url,
    clientAt,
    async during(attack, check) {
      const end = attack(url);
      try {
        await check();
      } finally {
        end();
      }
    },
    async checkMatch() {
      const [host, ...others] = players as [TestPlayer, ...TestPlayer[]];
      const versions = players.map((player) => player.view()?.version ?? 0);
      expect(await host.ask('player_camera_ready', { room_id: host.view()?.lobby_id })).toMatchObject({ ok: true });
      for (const player of [host, ...others]) expect(await player.ask('heartbeat')).toMatchObject({ ok: true });
      // The match goes on: its own timers lead to a newer view, which everybody gets.
      for (const [n, player] of players.entries()) await player.until(({ version }) => version >= (versions[n] ?? 0));
      expect(lost).toBe(0);
      expect(players.map((player) => player.view()?.players.filter(({ connected }) => connected).length)).toEqual([4, 4, 4, 4]);
    },
    async checkNewcomer(address) {
      const newcomer = await clientAt(address).register();
      await newcomer.connect();
      expect(await newcomer.ask('heartbeat')).toMatchObject({ ok: true });
    },
    async close() {
      for (const client of clients) client.close();
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a raw connection came to. */
export interface Pipeline {
  answers: number;
  isClosed: boolean;
}

/** Connects again and again, so many connections at a time, and sends so many requests on each at once. Returns the attack and all connections of it. */
export function createPipelineAttack(connections: number, requests: string): { attack: Attack; pipelines: Pipeline[] } {
  const pipelines: Pipeline[] = [];
  const attack: Attack = (url) => {
    const { hostname, port } = new URL(url);
    const open = new Set<Socket>();
    let isOver = false;
    const begin = (): void => {
      if (isOver) return;
      const pipeline: Pipeline = { answers: 0, isClosed: false };
      pipelines.push(pipeline);
      const socket = connect(Number(port), hostname);
      open.add(socket);
      socket.on('data', (chunk: Buffer) => void (pipeline.answers += chunk.toString('latin1').split('HTTP/1.1 ').length - 1));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pipeline.isClosed = !isOver;
        open.delete(socket);
        begin();
      });
      socket.write(requests);
    };
    for (let n = 0; n < connections; n++) begin();
    return () => {
      isOver = true;
      for (const socket of open) socket.destroy();
    };
  };
  return { attack, pipelines };
}
