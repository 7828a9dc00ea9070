import { randomUUID } from 'node:crypto';
import type { NodeMessage, Nodes } from '../../ports/nodes.ts';
import type { Log } from '../../ports/log.ts';
import type { RedisConnection } from './connection.ts';
import { readMessages } from './node-messages.ts';

/**
 * The nodes that use the same Redis: each hears what the others tell. Takes a connection, which it closes, and a log. What is told in one turn of the
 * event loop goes out as one text at its end: most of it is readings, which are handled many at a time, and a text by itself costs
 * who sends it, Redis and every node more than what is in it (measured: `bench/cluster`).
 */
export function createRedisNodes(redis: RedisConnection, log: Log): Nodes {
  const own = randomUUID();
  const channel = `deadpan:${redis.db}:nodes`;
  const listeners: ((message: NodeMessage) => void)[] = [];

  let waiting: string[] = [];
  function flush(): void {
    if (waiting.length === 0) return;
    const texts = waiting;
    waiting = [];
    redis.publish(channel, `${own}[${texts.join(',')}]`);
  }

  // Every text begins with its sender, so that one's own is put aside without being read.
  redis.subscribe(channel, (text) => {
    if (text.startsWith(own)) return;
    for (const message of readMessages(text.slice(own.length))) {
      for (const listener of listeners) {
        try {
          listener(message);
        } catch (error) {
          log.error({ err: error, kind: message.kind }, 'what another node told could not be handled');
        }
      }
    }
  });

  return {
    own,
    areSeveral: true,
    tell(message) {
      // Lost at once, as it would be if it were sent: not kept for a Redis that is back before this turn ends.
      if (redis.isReached() && waiting.push(JSON.stringify(message)) === 1) setImmediate(flush);
    },
    onTold: (listener) => void listeners.push(listener),
    areReached: redis.isReached,
    close() {
      flush();
      return redis.close();
    },
  };
}
