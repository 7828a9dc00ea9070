import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { createSocketWire } from '../src/engine/socket/wire.ts';

const LOOK_MS = 100;

/* A door that lets everybody in and answers nobody: what a page meets whose network is away. */

let door: Server | null = null;
const callers: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const caller of callers.splice(0)) caller.destroy();
  door?.close();
});

async function silentDoor(): Promise<string> {
  door = createServer((caller) => {
    caller.on('error', () => {});
    callers.push(caller);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
}

it('F15 gives the first try all its time, and the tries after it little, with no pause between: it is soon back where the network is', async () => {
  const url = await silentDoor();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const wire = createSocketWire({ url, token: 'token' });
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

it('begins another try at once when told that the network is back', async () => {
  const url = await silentDoor();
  const wire = createSocketWire({ url, token: 'token' });
  wire.connect();
  await expect.poll(() => callers.length).toBe(1);
  wire.hasten();
  await expect.poll(() => callers.length).toBe(2);
  wire.disconnect();
  wire.hasten();
  expect(wire.isUp()).toBe(false);
});
