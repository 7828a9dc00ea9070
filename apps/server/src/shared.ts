import { alone } from './adapters/memory/alone.ts';
import { openRedis } from './adapters/redis/connection.ts';
import { createRedisNodes } from './adapters/redis/nodes.ts';
import type { Config } from './config.ts';
import type { Log } from './ports/log.ts';
import type { Nodes } from './ports/nodes.ts';

/** What the nodes of a cluster share besides the database; alone it is in this process. */
export interface Shared {
  nodes: Nodes;
  close(): Promise<void>;
}

/** Takes the configuration and a log; opens the Redis it names, or none. Redis may be away: it is looked for until it is found. */
export function openShared({ redisUrl }: Config, log: Log): Shared {
  if (redisUrl === null) {
    const nodes = alone();
    return { nodes, close: nodes.close };
  }
  const nodes = createRedisNodes(openRedis(redisUrl, log), log);
  return { nodes, close: nodes.close };
}
