import { describe, expect, it } from 'vitest';
import { createMemoryCounters } from '../src/adapters/memory/counters.ts';
import { createRedisCounters } from '../src/adapters/redis/counters.ts';
import type { Counters } from '../src/ports/counters.ts';
import { countersContract } from './contracts/counters.ts';
import { loginAttemptsContract } from './contracts/login-attempts.ts';
import { redisStage } from './redis-stage.ts';

const redis = redisStage();
const ann = { limit: 'doors', key: 'ann@deadpan.example' };

const aNode = (): Counters => createRedisCounters(redis.connection(), 'the secret of all nodes', createMemoryCounters({ now: () => 0 }));

/** Nobody can set the clock of Redis; but every window is the life of a key, and that can be shortened. */
async function pass(ms: number): Promise<void> {
  for (const key of await redis.operator().keys('*')) {
    const left = (await redis.operator().pttl(key)) - ms;
    await (left > 0 ? redis.operator().pexpire(key, left) : redis.operator().del(key));
  }
}

describe('counters in Redis', () => {
  countersContract(() => ({ counters: aNode(), pass }));
  loginAttemptsContract(aNode);

  it('count for all nodes together', async () => {
    const [one, two] = [aNode(), aNode()];
    expect([await one.take(ann, 2, 60_000), await two.take(ann, 2, 60_000)]).toEqual([0, 0]);
    expect(await one.take(ann, 2, 60_000)).toBeGreaterThan(0);
    await two.giveBack(ann);
    expect(await one.take(ann, 2, 60_000)).toBe(0);
  });

  it('hold nothing that can be read, and nothing for longer than a window', async () => {
    const counters = aNode();
    await counters.take(ann, 2, 60_000);
    await counters.giveBack(ann);
    const keys = await redis.operator().keys('*');
    expect(keys).toEqual([expect.stringMatching(/^deadpan:tries:doors:[\w-]{43}$/)]);
    expect(await redis.operator().pttl(keys[0] ?? '')).toBeGreaterThan(0);
  });

  it('F4 Redis away: every node counts for itself, and together again afterwards', async () => {
    const [one, two] = [aNode(), aNode()];
    expect(await one.take(ann, 1, 60_000)).toBe(0);
    redis.server().pause();
    expect(await two.take(ann, 1, 60_000)).toBe(0);
    expect(await two.take(ann, 1, 60_000)).toBeGreaterThan(0);
    await two.forget(ann);
    expect(await two.take(ann, 1, 60_000)).toBe(0);
    redis.server().resume();
    await expect.poll(redis.connection().isReached).toBe(true);
    expect(await two.take(ann, 1, 60_000)).toBeGreaterThan(0);
  });
});
