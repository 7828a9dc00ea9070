import { X509Certificate } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../apps/server/test/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const undo: (() => unknown)[] = [];
let ports: { door: number; game: number };
let said = '';
let end: () => Promise<unknown[]>;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-start-lan-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  ports = { door: await freePort(), game: await freePort() };
  const child = spawn('npm', ['run', '--silent', 'start:lan'], {
    cwd: root,
    // A group, as a terminal has one.
    detached: true,
    env: { PATH: process.env['PATH'], HOME: folder, DATA_DIR: folder, PORT: String(ports.door), HTTPS_PORT: String(ports.game) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  end = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), 'SIGINT');
    return ended;
  };
  undo.push(end);
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('The game itself is at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`it did not start: ${said}`)));
  });
}, 120_000);
afterAll(async () => {
  for (const each of undo.toReversed()) await each();
});

it('npm run start:lan says where to go; there a guest is told whom to trust, and then has the game over HTTPS', async () => {
  const door = /^ {2}(http:\/\/[\d.]+:\d+)$/m.exec(said)?.[1] ?? 'no address';
  const game = /The game itself is at (https:\/\/[\d.]+:\d+)$/m.exec(said)?.[1] ?? 'no address';
  expect([new URL(door).port, new URL(game).port]).toEqual([String(ports.door), String(ports.game)]);
  expect(await (await fetch(door)).text()).toContain(`href="${game}/"`);
  // Whichever address of the machine a guest comes by: all of 127.0.0.0/8 is this one.
  expect((await fetch(`http://127.0.0.2:${ports.door}`)).status).toBe(200);
  const certificate = await (await fetch(`${door}/deadpan-authority.crt`)).arrayBuffer();
  const ca = new X509Certificate(Buffer.from(certificate)).toString();
  const [page] = (await once(get(game, { ca, agent: false }), 'response')) as [IncomingMessage];
  expect([page.statusCode, await text(page)]).toEqual([200, expect.stringContaining('<div id="root">')]);
});

it('Ctrl-C ends it well', async () => {
  expect(await end()).toEqual([0, null]);
});
