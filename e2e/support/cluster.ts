import { askPostgres } from '../../apps/server/test/ask-postgres.ts';
import { postgresServer, type PostgresServer } from '../../apps/server/test/postgres-server.ts';
import { redisServer, type RedisServer } from '../../apps/server/test/redis-server.ts';
import { s3Server, type S3Server } from '../../apps/server/test/s3-server.ts';
import { startServer, type TestServer } from './server.ts';

export interface TestCluster {
  /** The nodes; each has a folder of its own and shares all else. */
  nodes: readonly TestServer[];
  postgres: PostgresServer;
  redis: RedisServer;
  s3: S3Server;
  /** Starts one more node. */
  add(env?: Record<string, string>): Promise<TestServer>;
  /** Ends and removes all of it. */
  dispose(): Promise<void>;
}

export { askPostgres };

/** Starts PostgreSQL, Redis, a store of files and so many server processes over them. The bundle must have been built before, unless `program` says otherwise. */
export async function startCluster(
  options: { nodes?: number; program?: 'built' | 'source'; env?: Record<string, string> } = {},
): Promise<TestCluster> {
  const { nodes: count = 2, program = 'built', env = {} } = options;
  const undo: (() => Promise<void>)[] = [];
  const dispose = async (): Promise<void> => {
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
    const nodes: TestServer[] = [];
    const add = async (own: Record<string, string> = {}): Promise<TestServer> => {
      const node = await startServer({ program, env: { ...shared, ...env, ...own } });
      undo.push(node.dispose);
      nodes.push(node);
      return node;
    };
    for (let index = 0; index < count; index++) await add();
    return { nodes, postgres, redis, s3, add, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
