import { createHash } from 'node:crypto';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { createSocketWire } from '../src/engine/socket/wire.ts';

const LOOK_MS = 100;

const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ';
const WEB_SOCKET = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/* A door that lets everybody in and answers nobody: what a page meets whose network is away. */

let door: Server | null = null;
const callers: Socket[] = [];
/** What those of this test said. */
let heard: Buffer[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const caller of callers.splice(0)) caller.destroy();
  door?.close();
});

/** Lets the first caller in: from then on it is a WebSocket. */
function letIn(): void {
  const [, key = ''] = /sec-websocket-key: (.*)\r\n/i.exec(heard.splice(0).join('')) ?? [];
  callers[0]?.write(
    `${UPGRADE}${createHash('sha1')
      .update(key + WEB_SOCKET)
      .digest('base64')}\r\n\r\n`,
  );
}
/** What kinds of messages the callers sent, as WebSockets name them; 8 is "close". */
const kinds = (): number[] => heard.map((data) => (data[0] ?? 0) & 15);

async function silentDoor(): Promise<string> {
  const words: Buffer[] = [];
  heard = words;
  door = createServer((caller) => {
    caller.on('error', () => {});
    caller.on('data', (data) => words.push(data));
    callers.push(caller);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
}

/** Somebody before such a door, who knocks with `connect`. Time is the test's. */
async function atTheDoor() {
  const url = await silentDoor();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return createSocketWire({ url, token: 'token' });
}

it('F15 gives the first try all its time, and the tries after it little, with no pause between: it is soon back where the network is', async () => {
  const wire = await atTheDoor();
  const refused: number[] = [];
  let passed = 0;
  wire.onRefused(() => refused.push(passed));
  wire.connect();
  for (; refused.length < 5; passed += LOOK_MS) await vi.advanceTimersByTimeAsync(LOOK_MS);
  wire.disconnect();
  const took = refused.map((at, i) => at - (refused[i - 1] ?? 0));
  // Between two tries there is a pause of at most 0.1 s, for nobody answered; each look is late by one.
  const patience = [20_000, 4_000, 4_000, 4_000, 8_000];
  const most = patience.map((ms) => ms + 100 + LOOK_MS);
  const least = patience.map((ms) => ms - LOOK_MS);
  for (const [i, ms] of took.entries()) {
    expect(ms).toBeGreaterThanOrEqual(least[i] ?? Infinity);
    expect(ms).toBeLessThanOrEqual(most[i] ?? 0);
  }
});

it('begins another try at once when told that the network is back, for which the one before is ended', async () => {
  const wire = await atTheDoor();
  wire.connect();
  await expect.poll(() => callers.length).toBe(1);
  const ended = once(callers[0] as Socket, 'close');
  wire.hasten();
  // A poll would let the time pass that a socket may linger.
  await ended;
  await expect.poll(() => callers.length).toBe(2);
  wire.disconnect();
  wire.hasten();
  expect(wire.isUp()).toBe(false);
});

it('who leaves while the socket is connecting closes it once it is open, says and hears nothing', async () => {
  const wire = createSocketWire({ url: await silentDoor(), token: 'token' });
  const told: string[] = [];
  wire.onUp(() => told.push('up'));
  wire.onDown(() => told.push('down'));
  wire.onRefused(() => told.push('refused'));
  wire.connect();
  await expect.poll(() => heard.join('')).toContain('\r\n\r\n');
  wire.disconnect();
  letIn();
  await expect.poll(kinds).toEqual([8]);
  expect([told, callers.length]).toEqual([[], 1]);
});

it('who leaves while nobody answers is gone after 5 s', async () => {
  const wire = await atTheDoor();
  wire.connect();
  await expect.poll(() => heard.length).toBe(1);
  wire.disconnect();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => callers[0]?.destroyed).toBe(true);
});

it('tells of everything that comes on each line it opens, pings too', async () => {
  const url = await silentDoor();
  const wire = createSocketWire({ url, token: 'token' });
  let told = 0;
  wire.onHeard(() => (told += 1));
  const say = (text: string): void => void callers.at(-1)?.write(Buffer.from([0x81, text.length, ...Buffer.from(text)]));
  wire.connect();
  await expect.poll(() => heard.length).toBe(1);
  letIn();
  say('0{"sid":"a","upgrades":[],"pingInterval":20000,"pingTimeout":5000}');
  // It answers with who it is.
  await expect.poll(() => heard.length).toBe(1);
  const before = told;
  say('2');
  await expect.poll(() => heard.length).toBe(2);
  expect(told).toBe(before + 1);
  wire.disconnect();
});

it('F7 drops its line at once when it is told to, over polling too, where nothing that waits is taken any more', async () => {
  let isDead = false;
  const polls: ServerResponse[] = [];
  const answers = ['0{"sid":"a","upgrades":[],"pingInterval":20000,"pingTimeout":5000}', '40{"sid":"b"}'];
  const host = createHttpServer((request, answer) => {
    request.resume();
    // No WebSocket; and on a dead line nothing is answered.
    if (!request.url?.includes('transport=polling')) answer.writeHead(400).end();
    else if (!isDead && request.method === 'POST') answer.end('ok');
    else if (!isDead && answers.length > 0) answer.end(answers.shift());
    else polls.push(answer);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const wire = createSocketWire({ url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, token: 'token' });
  const downs: string[] = [];
  wire.onDown((reason) => downs.push(reason));
  wire.connect();
  await expect.poll(() => wire.isUp()).toBe(true);
  isDead = true;
  wire.send('heartbeat', { timestamp: 1 });
  // The poll that always waits, and what is being sent.
  await expect.poll(() => polls.length).toBe(2);
  wire.reset();
  expect([wire.isUp(), downs]).toEqual([false, ['transport close']]);
  wire.disconnect();
  host.closeAllConnections();
  host.close();
});
