import { startCluster, type TestCluster } from './cluster.ts';
import { oneDoor, type OneDoor } from './one-door.ts';

/** Nodes, and one address before them that spreads the players of an arena over them. */
export interface SpreadCluster extends TestCluster {
  door: OneDoor;
}

/** Starts so many nodes, whose matches are eight times as fast as those of people, behind one address. */
export async function spreadCluster(nodes: number): Promise<SpreadCluster> {
  const cluster = await startCluster({ nodes, env: { MATCH_SPEED: '8' } });
  const door = await oneDoor(cluster.nodes);
  return {
    ...cluster,
    door,
    async dispose() {
      await door.close();
      await cluster.dispose();
    },
  };
}
