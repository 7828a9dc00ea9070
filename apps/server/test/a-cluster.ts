import { aServer, type TestServer } from './a-server.ts';
import { withClusterServices, type ClusterServices } from './cluster-services.ts';

/** Real servers in this process that share a PostgreSQL, a Redis and a store of files; each of them starts in a moment. */
export interface TestNodes extends Pick<ClusterServices, 'postgres' | 'redis' | 's3' | 'close'> {
  nodes: [TestServer, TestServer, ...TestServer[]];
}

/** Starts two servers over one PostgreSQL, one Redis and one store of files; takes what their environment has besides. */
export function aCluster(env: Record<string, string> = {}): Promise<TestNodes> {
  return withClusterServices(async ({ env: shared, onClose, ...services }) => {
    const node = async (): Promise<TestServer> => {
      const server = await aServer({ ...shared, ...env });
      onClose(server.close);
      return server;
    };
    return { ...services, nodes: [await node(), await node()] };
  });
}
