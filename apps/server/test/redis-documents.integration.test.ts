import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRedis, type RedisConnection } from '../src/adapters/redis/connection.ts';
import { createRedisDocuments } from '../src/adapters/redis/documents.ts';
import { DocumentsAway } from '../src/ports/documents.ts';
import { documentsContract } from './contracts/documents.ts';
import { redisServer, type RedisServer } from './redis-server.ts';

let server: RedisServer;
let connection: RedisConnection;
let operator: Redis;
const log = { info: () => {}, warn: () => {}, error: () => {} };

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

describe('documents in Redis', () => {
  documentsContract((now, ttlMs) => createRedisDocuments(connection, now, ttlMs));

  const head = { from: 'ann', to: 'bob', fromSession: 'page\nof ann', toSession: 'page-of-bob' };

  it('are the same for all nodes, whatever is in them', async () => {
    const [one, two] = [createRedisDocuments(connection, () => 5), createRedisDocuments(connection, () => 5)];
    const sdp = 'v=0\r\na=ice-ufrag:ä\u0000\n';
    await one.put('ABC234', 'a', head, { type: 'offer', sdp });
    const line = { candidate: 'candidate:1\n2', sdpMid: null, sdpMLineIndex: 0 };
    await two.append('ABC234', 'c', head, line);
    await one.append('ABC234', 'c', head, line);
    const all = await two.all('ABC234');
    expect(all).toMatchObject([
      { ...head, path: 'a', description: { type: 'offer', sdp } },
      { ...head, path: 'c', candidates: [line, line] },
    ]);
    expect(await one.announce('ABC234', 'ann', 'page')).toBe(true);
    expect(await two.announce('ABC234', 'ann', 'page')).toBe(false);
  });

  it('of a room that nobody forgets are gone after a day', async () => {
    const documents = createRedisDocuments(connection, Date.now);
    await documents.open('ABC234', { createdAt: 1, hostId: 'ann' });
    await documents.put('ABC234', 'a', head, { type: 'offer', sdp: 'v=0' });
    await documents.announce('ABC234', 'ann', 'page');
    const kept = await operator.keys('*');
    expect(kept).toHaveLength(2);
    for (const key of kept) expect(await operator.ttl(key)).toBeGreaterThan(86_000);
  });

  it('F4 Redis away: every call says so, and works again afterwards', async () => {
    const documents = createRedisDocuments(connection, Date.now);
    await documents.put('ABC234', 'a', head, { type: 'offer', sdp: 'v=0' });
    server.pause();
    await expect(documents.all('ABC234')).rejects.toBeInstanceOf(DocumentsAway);
    await expect(documents.lastSeq('ABC234')).rejects.toBeInstanceOf(DocumentsAway);
    await expect(documents.put('ABC234', 'a', head, { type: 'offer', sdp: 'v=1' })).rejects.toBeInstanceOf(DocumentsAway);
    server.resume();
    await expect.poll(connection.isReached).toBe(true);
    expect(await documents.all('ABC234')).toMatchObject([{ description: { sdp: 'v=0' } }]);
  });
});
