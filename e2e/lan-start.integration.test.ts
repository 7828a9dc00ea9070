import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../apps/server/test/free-port.ts';
import { npmRun, type NpmRun } from './support/npm-run.ts';

const undo: (() => unknown)[] = [];
let ports: { door: number; game: number };
let party: NpmRun;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-start-lan-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  ports = { door: await freePort(), game: await freePort() };
  const env = { HOME: folder, DATA_DIR: folder, PORT: String(ports.door), HTTPS_PORT: String(ports.game) };
  party = npmRun('start:lan', env, 'The game itself is at');
  undo.push(party.end);
  await party.ready;
});
afterAll(async () => {
  for (const each of undo.toReversed()) await each();
});

it('npm run start:lan says where to go; there a guest is told whom to trust, and then has the game over HTTPS', async () => {
  const door = /^ {2}(http:\/\/[\d.]+:\d+)$/m.exec(party.said())?.[1] ?? 'no address';
  const game = /The game itself is at (https:\/\/[\d.]+:\d+)$/m.exec(party.said())?.[1] ?? 'no address';
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
  expect(await party.end()).toEqual([0, null]);
});
