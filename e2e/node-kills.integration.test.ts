import { afterAll, beforeAll, expect, it } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { killsUntil } from './support/kills.ts';
import { nodeStrikes } from './support/node-strikes.ts';
import { rowsOf } from './support/postgres-rows.ts';
import { spreadCluster, type SpreadCluster } from './support/spread-cluster.ts';

let cluster: SpreadCluster;
beforeAll(async () => {
  cluster = await spreadCluster(3);
});
afterAll(() => cluster?.dispose());

it('F3 ten times one of three nodes is killed in the middle of matches: the others go on, nothing acknowledged is lost or doubled', async () => {
  const strike = nodeStrikes(cluster.nodes, cluster.door);
  const history = await killsUntil(cluster.door.url, { kills: 10, seed: 5, strike, rows: rowsOf(cluster.postgres.url) });
  expect(history.violations.join('\n')).toBe('');
  expect(history.matches).toBeGreaterThan(0);
  promise('F3', 'nodes killed in the middle of matches; results lost or doubled: none', history.backMs.length);
  promise('F3', 'smiles of players whose node was gone; acknowledged and lost: none', history.struck);
  promise('F3', 'from a kill until all four sit again, the slowest', Math.max(...history.backMs) / 1000, 's', 5);
});
