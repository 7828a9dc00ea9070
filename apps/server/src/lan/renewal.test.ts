import type { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../ports/durations.ts';
import { openLan, type Lan } from './lan.ts';

const NOW = Date.now();
const LOOK_MS = 15_000;
const HOME = { addresses: ['192.168.1.20', '127.0.0.1'], names: ['laptop.local', 'localhost'] };
const AWAY = { ...HOME, addresses: ['10.0.0.7', '127.0.0.1'] };

let folder: string;
let lan: Lan;
let game: Server;
let world: { at: typeof HOME; now: number; said: string[] };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(join(tmpdir(), 'deadpan-renewal-'));
  world = { at: HOME, now: NOW, said: [] };
  const note = (_fields: object, message: string): void => void world.said.push(message);
  const log = { info: note, warn: note, error: note };
  const config = { dataDir: folder, host: '127.0.0.1', port: 0 };
  lan = await openLan({ config, log, where: () => world.at, now: () => world.now });
  game = createServer(lan.tls).listen(0, '127.0.0.1');
  await once(game, 'listening');
  await lan.open(game);
});
afterEach(async () => {
  vi.useRealTimers();
  await lan.close();
  game.close();
  rmSync(folder, { recursive: true });
});

/** What a guest's TLS is given by the server that runs. */
async function given(): Promise<X509Certificate> {
  const socket = connect({ host: '127.0.0.1', port: (game.address() as AddressInfo).port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const certificate = socket.getPeerX509Certificate();
  socket.destroy();
  if (!certificate) throw new Error('no certificate');
  return certificate;
}

const look = (): void => void vi.advanceTimersByTime(LOOK_MS);

it('a guest is given a certificate for the address the machine has now, and the invitation leads there', async () => {
  expect((await given()).checkIP('10.0.0.7')).toBeUndefined();
  world.at = AWAY;
  look();
  await expect.poll(async () => (await given()).checkIP('10.0.0.7')).toBe('10.0.0.7');
  expect(lan.invitation()).toContain('http://10.0.0.7:');
});

it('a guest is given a new certificate when the old one is about to end, wherever the machine is', async () => {
  const first = await given();
  look();
  expect((await given()).serialNumber).toBe(first.serialNumber);
  world.now = NOW + 380 * DAY_MS;
  look();
  await expect.poll(async () => (await given()).serialNumber).not.toBe(first.serialNumber);
  expect(Date.parse((await given()).validTo)).toBeGreaterThan(world.now + 365 * DAY_MS);
});

it('what fails is tried again: a certificate that could not be written down is given once it can', async () => {
  // A folder where the key is to be written.
  mkdirSync(join(folder, 'lan/.server.key'));
  world.at = AWAY;
  look();
  await expect.poll(() => world.said).toEqual(['the certificate could not be made anew']);
  expect((await given()).checkIP('10.0.0.7')).toBeUndefined();
  rmSync(join(folder, 'lan/.server.key'), { recursive: true });
  look();
  await expect.poll(async () => (await given()).checkIP('10.0.0.7')).toBe('10.0.0.7');
});
