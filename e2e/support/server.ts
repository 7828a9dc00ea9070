import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/test/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The bundle as players get it, or the sources as engineers run them. */
const flags = JSON.parse(readFileSync(join(root, 'apps/server/flags.json'), 'utf8')) as string[];
const programs = { built: [...flags, 'apps/server/dist/main.js'], source: ['--import', 'tsx', 'apps/server/src/main.ts'] };
const START_MS = 300_000;

export interface TestServer {
  url: string;
  /** Its data folder. */
  folder: string;
  /** Everything the process has printed, over all its lives. */
  log(): string;
  /** SIGKILL, as a crash would; resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGSTOP: the process stands still until `resume`. */
  pause(): void;
  resume(): void;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Starts again on the same folder and port; resolves when it listens. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  dispose(): Promise<void>;
}

interface StartOptions {
  program?: keyof typeof programs;
  env?: Record<string, string>;
  /** Where the project lies; here unless told. */
  home?: string;
}

/** Starts the real server as a process of its own, on a fresh folder and a free port. `program`: the bundle must have been built before. */
export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const { program = 'built', env = {}, home = root } = options;
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let log = '';
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const process_ = spawn(process.execPath, programs[program], {
      cwd: home,
      env: { ...process.env, NODE_ENV: 'test', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = process_;
    const gone = once(process_, 'exit').then(() => {
      throw new Error(`the server did not start:\n${log}`);
    });
    const late = AbortSignal.timeout(START_MS);
    const listening = new Promise<void>((resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error(`the server was not ready in time:\n${log}`)), { once: true });
      let said = '';
      const hear = (chunk: Buffer): void => {
        log += chunk.toString();
        said += chunk.toString();
        if (said.includes('Deadpan is at')) resolve();
      };
      process_.stdout.on('data', hear);
      process_.stderr.on('data', hear);
    });
    await Promise.race([listening, gone]);
    gone.catch(() => undefined);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
    return running.exitCode;
  }

  await start();
  return {
    url,
    folder,
    log: () => log,
    kill: async () => void (await end('SIGKILL')),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
    start,
    dispose: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
