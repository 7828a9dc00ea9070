import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface ServerProcess {
  pid: number;
  /** Resolves with where it listens. */
  address(): Promise<string>;
  /** Everything it has printed. */
  printed(): string;
  /** Ends it as an operator does. */
  end(): Promise<void>;
}

/** Starts the server from its sources as a process of its own, so that all it prints can be read; takes its settings, a DATA_DIR among them. */
export function aProcess(env: Record<string, string>): ServerProcess {
  const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
  const gone = once(server, 'exit');
  return {
    pid: server.pid ?? 0,
    printed: () => printed,
    async address() {
      // Not by `expect.poll`: that works in a test only, and processes are started before it, too.
      await vi.waitFor(() => expect(printed).toMatch(/Deadpan is at http/), { timeout: 150_000 });
      return (/Deadpan is at (http:[^\s"]+)/.exec(printed)?.[1] ?? '').replace(/\.$/, '');
    },
    async end() {
      server.kill('SIGTERM');
      await gone;
    },
  };
}
