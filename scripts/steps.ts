import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** One thing to do: a program of `node_modules/.bin` or the system, and what it needs. */
export interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** It takes of the processor only what everything else leaves. */
  behind?: boolean;
}

export interface StepResult {
  name: string;
  ok: boolean;
  ms: number;
  output: string;
}

const environment = (env: Record<string, string> = {}) => ({
  ...process.env,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`,
  ...env,
});

/** The lowest priority there is. */
const LAST = ['nice', '-n', '19'];

/** Runs one step to its end; its output is kept and not shown. */
export function runQuietly({ name, command, env, behind = false }: Step): Promise<StepResult> {
  const started = performance.now();
  const [program = '', ...args] = behind ? [...LAST, ...command] : command;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd: root, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = (ok: boolean) => resolve({ name, ok, ms: Math.round(performance.now() - started), output });
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** How long a step that was told to end may take before it is killed. */
const PATIENCE_MS = 10_000;

/** Runs one step with its output shown as it comes; after `timeoutMs`, or when this process is interrupted, it is told to end. Returns whether it succeeded. */
export function runAloud({ name, command, env }: Step, timeoutMs?: number): Promise<boolean> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    // A group of its own, so that what it started ends with it.
    const child = spawn(program, args, { cwd: root, env: environment(env), stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    const timers: NodeJS.Timeout[] = [];
    const signal = (kind: NodeJS.Signals) => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, kind);
    const endGroup = () => {
      signal('SIGINT');
      timers.push(setTimeout(signal, PATIENCE_MS, 'SIGKILL'));
    };
    const interrupted = () => {
      endGroup();
      child.once('close', () => process.exit(130));
    };
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    if (timeoutMs !== undefined) {
      timers.push(
        setTimeout(() => {
          console.error(`${name}: not done after ${Math.round(timeoutMs / 1000)} s, ending it`);
          endGroup();
        }, timeoutMs),
      );
    }
    const end = (ok: boolean) => {
      timers.forEach(clearTimeout);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      resolve(ok);
    };
    child.once('error', (error) => {
      console.error(`${name}: ${error.message}`);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs all steps, `width` at a time, and tells each as it ends; a failure's output follows at once. Returns every result. */
export async function runAll(steps: readonly Step[], width: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runQuietly(step);
      results.push(result);
      console.log(`${result.ok ? 'ok  ' : 'FAIL'} ${result.name} (${(result.ms / 1000).toFixed(1)} s)`);
      if (!result.ok) console.log(`${result.output.trimEnd()}\n`);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
