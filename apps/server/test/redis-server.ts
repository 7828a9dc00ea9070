import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

export interface RedisServer {
  url: string;
  /** Ends the process, and all it remembers with it; `start` brings an empty one back at the same address. */
  stop(): Promise<void>;
  /** Holds the process still, its connections open; `resume` lets it go on. */
  pause(): void;
  resume(): void;
  start(): Promise<void>;
  /** Stops and removes everything. */
  remove(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: null, connectTimeout: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

/** Starts a Redis of its own on a free port of this machine; it keeps nothing on disk. */
export async function redisServer(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: folder });
    running = child;
    let said = '';
    const note = (chunk: Buffer | string): void => void (said = `${said}${chunk.toString()}`.slice(-2_000));
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    let failure: Error | null = null;
    child.once('error', (error) => (failure = error));
    while (!(await answers(url))) {
      if (failure) throw new Error('This test needs Redis: install it with "apt-get install -y redis-server".', { cause: failure });
      if (child.exitCode !== null) throw new Error(`Redis did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function stop(): Promise<void> {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await gone;
  }

  await start();
  return {
    url,
    start,
    stop,
    pause: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
