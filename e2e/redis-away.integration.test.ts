import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { killsUntil } from './support/kills.ts';
import { rowsOf } from './support/postgres-rows.ts';
import { redisStrikes } from './support/redis-strikes.ts';
import { spreadCluster, type SpreadCluster } from './support/spread-cluster.ts';

let cluster: SpreadCluster;
beforeAll(async () => {
  cluster = await spreadCluster(2);
});
afterAll(() => cluster?.dispose());

it('F4 Redis is restarted in the middle of a play on two nodes: smiles count meanwhile, nothing is lost or doubled, and the nodes hear each other again', async () => {
  const strike = await redisStrikes(cluster, 'shut down', 3_000);
  onTestFinished(strike.close);
  const history = await killsUntil(cluster.door.url, { kills: 1, seed: 21, strike, rows: rowsOf(cluster.postgres.url) });
  expect(history.violations.join('\n')).toBe('');
  expect(strike.readiness).toEqual(['degraded', 'degraded']);
  promise('F4', 'restarts of Redis in the middle of matches; results lost or doubled: none', strike.heardMs.length);
  promise('F4', 'smiles said meanwhile; waiting for its return or lost: none', history.struck);
  promise('F4', 'from its return until two nodes hear each other, the slowest', Math.max(...strike.heardMs) / 1_000, 's', 2);
});
