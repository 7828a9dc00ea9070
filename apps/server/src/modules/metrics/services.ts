import type { Nodes } from '../../ports/nodes.ts';
import type { Metrics } from './metrics.ts';

/** What the server stands on, as far as the operator sees whether it is well. */
export interface Services {
  database: { ping(): Promise<void>; load(): Iterable<readonly [string, number]> };
  nodes: Pick<Nodes, 'areSeveral' | 'areReached'>;
}

/** Asks, whenever the figures are read, whether the database and Redis answer and how many calls wait for the database. */
export function measureServices({ database, nodes }: Services, metrics: Pick<Metrics, 'gauge'>): void {
  metrics.gauge({
    name: 'deadpan_up',
    help: 'Whether what the server stands on answers: 1 or 0',
    label: 'service',
    async read() {
      const answers = await database.ping().then(
        () => 1,
        () => 0,
      );
      const redis = nodes.areSeveral ? [['redis', nodes.areReached() ? 1 : 0] as const] : [];
      return [['database', answers] as const, ...redis];
    },
  });
  metrics.gauge({
    name: 'deadpan_database_calls',
    help: 'Connections to the database by state, and calls that wait for one (SQLite: for the writer)',
    label: 'state',
    read: () => database.load(),
  });
}
