import { alone } from './adapters/memory/alone.ts';
import { createMemoryCounters } from './adapters/memory/counters.ts';
import { createMemoryDocuments } from './adapters/memory/documents.ts';
import { openRedis } from './adapters/redis/connection.ts';
import { createRedisCounters } from './adapters/redis/counters.ts';
import { createRedisDocuments } from './adapters/redis/documents.ts';
import { createRedisNodes } from './adapters/redis/nodes.ts';
import type { Config } from './config.ts';
import type { Clock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';
import type { Documents } from './ports/documents.ts';
import type { Log } from './ports/log.ts';
import type { Nodes } from './ports/nodes.ts';

/** What the nodes of a cluster share besides the database; alone it is in this process. */
export interface Shared {
  nodes: Nodes;
  /** Takes the nodes' clock; returns the signalling documents. */
  documents(clock: Clock): Documents;
  /** Takes the nodes' clock; returns who counts tries. */
  counters(clock: Clock): Counters;
  /** Calls back when what is shared is reached again, and may have been forgotten. */
  onBack(listener: () => void): void;
  close(): Promise<void>;
}

/** Takes the configuration and a log; opens the Redis it names, or none. Redis may be away: it is looked for until it is found. */
export function openShared({ redisUrl, jwtSecret }: Config, log: Log): Shared {
  if (redisUrl === null) {
    const nodes = alone();
    return {
      nodes,
      documents: (clock) => createMemoryDocuments(clock.now),
      counters: createMemoryCounters,
      onBack: () => {},
      close: nodes.close,
    };
  }
  const redis = openRedis(redisUrl, log);
  const nodes = createRedisNodes(redis, log);
  return {
    nodes,
    documents: (clock) => createRedisDocuments(redis, clock.now),
    counters: (clock) => createRedisCounters(redis, jwtSecret ?? '', createMemoryCounters(clock)),
    onBack: redis.onBack,
    close: nodes.close,
  };
}
