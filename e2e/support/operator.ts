import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs one of the operator's commands as a process of its own, as `npm run operator` does; resolves to what it printed and its exit code. */
export function operator(env: Record<string, string>, ...argv: string[]): Promise<{ said: string; code: number }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['apps/server/dist/operator.js', ...argv],
      { cwd: root, env: { ...process.env, NODE_ENV: 'test', ...env } },
      (error, stdout, stderr) => {
        resolve({ said: `${stdout}${stderr}`.trim(), code: typeof error?.code === 'number' ? error.code : error ? -1 : 0 });
      },
    );
  });
}
