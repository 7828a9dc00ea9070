import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A command of the README as an operator runs it, in a terminal of its own. */
export interface NpmRun {
  /** Everything it has printed so far. */
  said(): string;
  /** Resolves when it has said what it was to say; rejects when it ends before. */
  ready: Promise<void>;
  /** Ctrl-C, which a terminal sends to the whole group, and npm then passes on once more; resolves to how it ended, code and signal. */
  end(): Promise<unknown[]>;
}

/** Takes a script of `package.json`, its variables beside PATH, what it says once it runs, and what else is to be told when it does not. */
export function npmRun(script: string, env: Record<string, string>, sign: string, more: () => string = () => ''): NpmRun {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    detached: true,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(sign)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`it did not start: ${said} ${more()}`)));
  });
  return {
    said: () => said,
    ready,
    end() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), 'SIGINT');
      return ended;
    },
  };
}
