import { aServer, type TestServer } from './a-server.ts';
import { postgresServer, type PostgresServer } from './postgres-server.ts';
import { redisServer, type RedisServer } from './redis-server.ts';
import { s3Server, type S3Server } from './s3-server.ts';

/** Real servers in this process that share a PostgreSQL, a Redis and a store of files; each of them starts in a moment. */
export interface TestNodes {
  nodes: [TestServer, TestServer, ...TestServer[]];
  postgres: PostgresServer;
  redis: RedisServer;
  s3: S3Server;
  close(): Promise<void>;
}

/** Starts two servers over one PostgreSQL, one Redis and one store of files; takes what their environment has besides. */
export async function aCluster(env: Record<string, string> = {}): Promise<TestNodes> {
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  };
  try {
    const postgres = await postgresServer();
    undo.push(postgres.remove);
    const redis = await redisServer();
    undo.push(redis.remove);
    const s3 = await s3Server();
    undo.push(s3.close);
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, JWT_SECRET: 'one secret of a whole cluster, for tests', ...s3.env };
    const node = async (): Promise<TestServer> => {
      const server = await aServer({ ...shared, ...env });
      undo.push(server.close);
      return server;
    };
    return { nodes: [await node(), await node()], postgres, redis, s3, close };
  } catch (error) {
    await close();
    throw error;
  }
}
