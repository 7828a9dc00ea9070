import { postgresServer, type PostgresServer } from './postgres-server.ts';
import { redisServer, type RedisServer } from './redis-server.ts';
import { s3Server, type S3Server } from './s3-server.ts';

/** What the nodes of a cluster share, as real servers of this machine. */
export interface ClusterServices {
  postgres: PostgresServer;
  redis: RedisServer;
  s3: S3Server;
  /** The settings that lead a node to them. */
  env: Record<string, string>;
  /** Something else that ends before them, the last first. */
  onClose(end: () => Promise<unknown>): void;
  close(): Promise<void>;
}

/** Starts a PostgreSQL, a Redis and a store of files, hands them to `build`, and ends all of it when that fails. */
export async function withClusterServices<T>(build: (services: ClusterServices) => Promise<T>): Promise<T> {
  const undo: (() => Promise<unknown>)[] = [];
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
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, JWT_SECRET: 'one secret of a whole cluster, for tests', ...s3.env };
    return await build({ postgres, redis, s3, env, onClose: (end) => void undo.push(end), close });
  } catch (error) {
    await close();
    throw error;
  }
}
