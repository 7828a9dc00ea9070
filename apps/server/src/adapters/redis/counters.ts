import { createHmac } from 'node:crypto';
import type { Counted, Counters } from '../../ports/counters.ts';
import { RedisAway, type RedisConnection } from './connection.ts';

/** Counts a try (ARGV: most tries, window in ms) or returns how many ms are left of the window. Redis' own time: the window is the key's life. */
const take = `
local left = redis.call('PTTL', KEYS[1])
if left > 0 and tonumber(redis.call('GET', KEYS[1])) >= tonumber(ARGV[1]) then return left end
if left > 0 then redis.call('INCR', KEYS[1]) else redis.call('SET', KEYS[1], 1, 'PX', ARGV[2]) end
return 0
`;

const giveBack = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 0
`;

/**
 * Counts for all nodes. Takes the secret that keys are hashed with (players, e-mail and network addresses are not to be read in Redis), and counters
 * of this process that count while Redis is away.
 */
export function createRedisCounters(redis: RedisConnection, secret: string, alone: Counters): Counters {
  const hashing = createHmac('sha256', secret).update('the keys of limits in Redis').digest();
  const keyOf = ({ limit, key }: Counted): string =>
    `deadpan:tries:${limit}:${createHmac('sha256', hashing).update(key).digest('base64url')}`;

  /** Asks Redis, or does it here instead. */
  async function ask<T>(command: Parameters<typeof redis.ask<T>>[0], here: () => Promise<T>): Promise<T> {
    try {
      return await redis.ask(command);
    } catch (error) {
      if (error instanceof RedisAway) return here();
      throw error;
    }
  }

  return {
    take: (what, max, windowMs) =>
      ask(
        async (client) => (await client.eval(take, 1, keyOf(what), max, windowMs)) as number,
        () => alone.take(what, max, windowMs),
      ),
    giveBack: async (what) => {
      // Which of the two counted it is not known any more; neither goes below nothing.
      await alone.giveBack(what);
      await ask(
        async (client) => void (await client.eval(giveBack, 1, keyOf(what))),
        async () => {},
      );
    },
    forget: async (what) => {
      await alone.forget(what);
      await ask(
        async (client) => void (await client.del(keyOf(what))),
        async () => {},
      );
    },
  };
}
