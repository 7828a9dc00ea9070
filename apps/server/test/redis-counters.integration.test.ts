import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryCounters } from '../src/adapters/memory/counters.ts';
import { openRedis, type RedisConnection } from '../src/adapters/redis/connection.ts';
import { createRedisCounters } from '../src/adapters/redis/counters.ts';
import type { Counters } from '../src/ports/counters.ts';
import { countersContract } from './contracts/counters.ts';
import { redisServer, type RedisServer } from './redis-server.ts';

let server: RedisServer;
let connection: RedisConnection;
let operator: Redis;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const ann = { limit: 'doors', key: 'ann@deadpan.example' };

beforeAll(async () => {
  server = await redisServer();
  connection = openRedis(server.url, log);
  operator = new Redis(server.url);
  operator.on('error', () => {});
  await vi.waitUntil(connection.isReached, { timeout: 60_000 });
});
beforeEach(async () => {
  await operator.flushall();
});
afterAll(async () => {
  await connection.close();
  operator.disconnect();
  await server.remove();
});

const aNode = (): Counters => createRedisCounters(connection, 'the secret of all nodes', createMemoryCounters({ now: () => 0 }));

/** Nobody can set the clock of Redis; but every window is the life of a key, and that can be shortened. */
async function pass(ms: number): Promise<void> {
  for (const key of await operator.keys('*')) {
    const left = (await operator.pttl(key)) - ms;
    await (left > 0 ? operator.pexpire(key, left) : operator.del(key));
  }
}

describe('counters in Redis', () => {
  countersContract(() => ({ counters: aNode(), pass }));

  it('count for all nodes together', async () => {
    const [one, two] = [aNode(), aNode()];
    expect([await one.take(ann, 2, 60_000), await two.take(ann, 2, 60_000)]).toEqual([0, 0]);
    expect(await one.take(ann, 2, 60_000)).toBeGreaterThan(0);
    await two.giveBack(ann);
    expect(await one.take(ann, 2, 60_000)).toBe(0);
  });

  it('hold nothing that can be read, and nothing for longer than a window', async () => {
    const counters = aNode();
    await counters.take(ann, 2, 60_000);
    await counters.giveBack(ann);
    const keys = await operator.keys('*');
    expect(keys).toEqual([expect.stringMatching(/^deadpan:tries:doors:[\w-]{43}$/)]);
    expect(await operator.pttl(keys[0] ?? '')).toBeGreaterThan(0);
  });

  it('F4 Redis away: every node counts for itself, and together again afterwards', async () => {
    const [one, two] = [aNode(), aNode()];
    expect(await one.take(ann, 1, 60_000)).toBe(0);
    server.pause();
    expect(await two.take(ann, 1, 60_000)).toBe(0);
    expect(await two.take(ann, 1, 60_000)).toBeGreaterThan(0);
    await two.forget(ann);
    expect(await two.take(ann, 1, 60_000)).toBe(0);
    server.resume();
    await expect.poll(connection.isReached).toBe(true);
    expect(await two.take(ann, 1, 60_000)).toBeGreaterThan(0);
  });
});
