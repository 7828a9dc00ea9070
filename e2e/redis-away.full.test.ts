import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { killsUntil } from './support/kills.ts';
import { rowsOf } from './support/postgres-rows.ts';
import { redisStrikes } from './support/redis-strikes.ts';
import { spreadCluster, type SpreadCluster } from './support/spread-cluster.ts';

let cluster: SpreadCluster;
beforeAll(async () => {
  cluster = await spreadCluster(3);
});
afterAll(() => cluster?.dispose());

it.each([
  ['shut down', 20, 5_000],
  ['held still', 5, 10_000],
] as const)(
  'F4 Redis %s %i times for %i ms: nothing acknowledged is lost or doubled, the nodes hear each other again',
  async (how, kills, awayMs) => {
    const strike = await redisStrikes(cluster, how, awayMs);
    onTestFinished(strike.close);
    const history = await killsUntil(cluster.door.url, { kills, seed: awayMs, strike, rows: rowsOf(cluster.postgres.url) });
    expect(history.violations.join('\n')).toBe('');
    expect(new Set(strike.readiness)).toEqual(new Set(['degraded']));
    expect(history.matches).toBeGreaterThan(0);
    promise('F4', `Redis ${how} for ${awayMs / 1_000} s in the middle of matches; results lost or doubled: none`, strike.heardMs.length);
    promise('F4', 'smiles said meanwhile; waiting for its return or lost: none', history.struck);
    promise('F4', 'from its return until two nodes hear each other, the slowest', Math.max(...strike.heardMs) / 1_000, 's', 2);
  },
);
