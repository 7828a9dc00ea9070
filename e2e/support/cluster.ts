import { askPostgres } from '../../apps/server/test/ask-postgres.ts';
import { withClusterServices, type ClusterServices } from '../../apps/server/test/cluster-services.ts';
import { startServer, type TestServer } from './server.ts';

export interface TestCluster extends Pick<ClusterServices, 'postgres' | 'redis' | 's3'> {
  /** The nodes; each has a folder of its own and shares all else. */
  nodes: readonly TestServer[];
  /** Starts one more node, as the others are run unless it is said how. */
  add(env?: Record<string, string>, program?: 'built' | 'source'): Promise<TestServer>;
  /** Ends and removes all of it. */
  dispose(): Promise<void>;
}

export { askPostgres };

/** Starts PostgreSQL, Redis, a store of files and so many server processes over them. The bundle must have been built before, unless `program` says otherwise. */
export function startCluster(
  options: { nodes?: number; program?: 'built' | 'source'; env?: Record<string, string> } = {},
): Promise<TestCluster> {
  const { nodes: count = 2, program = 'built', env = {} } = options;
  return withClusterServices(async ({ env: shared, onClose, close, ...services }) => {
    const nodes: TestServer[] = [];
    const add: TestCluster['add'] = async (own = {}, its = program) => {
      const node = await startServer({ program: its, env: { ...shared, ...env, ...own } });
      onClose(node.dispose);
      nodes.push(node);
      return node;
    };
    for (let index = 0; index < count; index++) await add();
    return { ...services, nodes, add, dispose: close };
  });
}
