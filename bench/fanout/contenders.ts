import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountsIn } from '../accounts.ts';
import { SEATS } from '../arenas.ts';
import { closeCrowd, openCrowd } from '../crowd.ts';
import { each } from '../each.ts';
import type { Side } from '../turns.ts';
import { createCrowd } from './load.ts';
import { startPinned, type Memory, type Pinned } from './pinned.ts';
import { connectBare } from './wire.ts';

/** Players who come at the same time. */
const AT_ONCE = 16;
const IDLE_MS = 2_000;

/** A server with its crowd connected and ready to talk. */
export interface Contender extends Side {
  name: string;
  url: string;
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
  const close = async (): Promise<void> => {
    closeCrowd(crowd);
    await server.stop();
  };
  return { name: 'ws, bare', url: server.url, cpuMs: server.cpuMs, crowd, empty, full, ramp, idle, close };
}

/** The product as it is built, every lobby in the middle of a play. */
export async function deadpanContender(core: number, lobbies: number): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-bench-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const end of undo.reverse()) await end();
  };
  try {
    const accounts = await accountsIn({ folder }, lobbies * SEATS);
    // At half the speed a play lasts until the bench is over.
    const env = { NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', MATCH_SPEED: '0.5' };
    const server = await startPinned(core, 'apps/server/dist/main.js', env);
    undo.push(server.stop);
    const empty = await server.memory();
    const begun = performance.now();
    let ramp = 0;
    const onConnected = (): void => void (ramp = (accounts.length / (performance.now() - begun)) * 1_000);
    const crowd = await openCrowd(accounts, () => server.url, { onConnected });
    undo.push(() => closeCrowd(crowd));
    const full = await server.memory();
    const idle = await idleMs(server);
    crowd.start();
    return { name: 'Deadpan', url: server.url, cpuMs: server.cpuMs, crowd, empty, full, ramp, idle, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens both servers with this many lobbies on one core; closes them when `work` is done, however it ends. */
export async function againstBare<Result>(
  core: number,
  lobbies: number,
  work: (bare: Contender, ours: Contender) => Promise<Result>,
): Promise<Result> {
  const bare = await bareContender(core, lobbies);
  try {
    const ours = await deadpanContender(core, lobbies);
    try {
      return await work(bare, ours);
    } finally {
      await ours.close();
    }
  } finally {
    await bare.close();
  }
}

/** What the compiler still does after the crowd came is waited for. */
async function idleMs(server: Pinned): Promise<number> {
  await sleep(IDLE_MS / 2);
  const [begun, before] = [performance.now(), server.cpuMs()];
  await sleep(IDLE_MS);
  return ((server.cpuMs() - before) / (performance.now() - begun)) * 1_000;
}
