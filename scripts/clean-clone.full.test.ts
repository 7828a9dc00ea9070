import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './steps.ts';

/** The README's first command as a stranger runs it: in a new clone of what is committed. */
let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'deadpan-clone-'));
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** Starts `npm start` on a free port; resolves with the address it prints. */
function start(): Promise<{ child: ChildProcess; address: string; said: string }> {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, NODE_ENV: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Deadpan is at (\S+)/.exec(said)?.[1];
      if (address) resolve({ child, address, said });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}

const stop = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGINT');
  });

it('installs, builds, starts and serves; builds nothing the second time', { timeout: 15 * 60_000 }, async () => {
  expect(() => execFileSync('node', ['scripts/start.mjs'], { cwd: clone, stdio: 'pipe' })).toThrow(/npm ci/);
  execFileSync('npm', ['ci'], { cwd: clone, stdio: 'pipe' });

  const first = await start();
  expect(first.said).toContain('Building the web app');
  expect(await (await fetch(`${first.address}/health`)).json()).toMatchObject({ status: 'ok' });
  expect(await (await fetch(first.address)).text()).toContain('<script');
  expect(await stop(first.child)).toBe(0);

  const second = await start();
  expect(second.said).not.toContain('Building');
  expect(await stop(second.child)).toBe(0);
});
