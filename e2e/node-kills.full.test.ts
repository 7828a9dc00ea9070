import { afterAll, beforeAll, expect, it } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { startCluster, type TestCluster } from './support/cluster.ts';
import { killsUntil } from './support/kills.ts';
import { nodeStrikes } from './support/node-strikes.ts';
import { oneDoor, type OneDoor } from './support/one-door.ts';
import { rowsOf } from './support/postgres-rows.ts';

let cluster: TestCluster;
let door: OneDoor;
beforeAll(async () => {
  cluster = await startCluster({ nodes: 3, env: { MATCH_SPEED: '8' } });
  door = await oneDoor(cluster.nodes);
});
afterAll(async () => {
  await door?.close();
  await cluster?.dispose();
});

// A hundred kills, in pieces that can be run again by their seed.
it.each([
  [17, 1],
  [18, 1],
  [19, 1],
  [20, 3],
] as const)(
  'F3 25 times one of three nodes is killed in the middle of matches, seed %i, rounds %i: the others go on, nothing acknowledged is lost or doubled',
  async (seed, rounds) => {
    const strike = nodeStrikes(cluster.nodes, door);
    const history = await killsUntil(door.url, { kills: 25, seed, rounds, strike, rows: rowsOf(cluster.postgres.url) });
    expect(history.violations.join('\n')).toBe('');
    expect(history.matches).toBeGreaterThan(0);
    promise('F3', 'nodes killed in the middle of matches; results lost or doubled: none', history.backMs.length);
    promise('F3', 'smiles of players whose node was gone; acknowledged and lost: none', history.struck);
    promise('F3', 'from a kill until all four sit again, the slowest', Math.max(...history.backMs) / 1000, 's', 5);
    expect(Math.max(...history.backMs)).toBeLessThanOrEqual(5_000);
  },
);
