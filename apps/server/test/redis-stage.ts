import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { openRedis, type RedisConnection } from '../src/adapters/redis/connection.ts';
import { redisServer, type RedisServer } from './redis-server.ts';

/** A real Redis for the tests of a file, empty before each: a node's connection to it, and an operator's. Called at the top of the file. */
export function redisStage(): { server(): RedisServer; connection(): RedisConnection; operator(): Redis } {
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
  return { server: () => server, connection: () => connection, operator: () => operator };
}
