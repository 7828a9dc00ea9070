import { randomUUID } from 'node:crypto';
import type { NodeMessage, Nodes } from '../../ports/nodes.ts';
import type { Log } from '../../ports/log.ts';
import type { RedisConnection } from './connection.ts';
import { readMessage } from './node-messages.ts';

/** The nodes that use the same Redis: each hears what the others tell. Takes a connection, which it closes, and a log. */
export function createRedisNodes(redis: RedisConnection, log: Log): Nodes {
  const own = randomUUID();
  const channel = `deadpan:${redis.db}:nodes`;
  const listeners: ((message: NodeMessage) => void)[] = [];

  // Every text begins with its sender, so that one's own is put aside without being read.
  redis.subscribe(channel, (text) => {
    if (text.startsWith(own)) return;
    const message = readMessage(text.slice(own.length));
    if (message === null) return;
    for (const listener of listeners) {
      try {
        listener(message);
      } catch (error) {
        log.error({ err: error, kind: message.kind }, 'what another node told could not be handled');
      }
    }
  });

  return {
    own,
    areSeveral: true,
    tell: (message) => redis.publish(channel, own + JSON.stringify(message)),
    onTold: (listener) => void listeners.push(listener),
    areReached: redis.isReached,
    close: redis.close,
  };
}
