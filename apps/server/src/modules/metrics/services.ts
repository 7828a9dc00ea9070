import type { Nodes } from '../../ports/nodes.ts';
import type { Readiness } from '../health/readiness.ts';
import type { Metrics } from './metrics.ts';

/** What the server stands on, as far as the operator sees whether it is well. */
export interface Services {
  database: { ping(): Promise<void>; load(): Iterable<readonly [string, number]> };
  nodes: Pick<Nodes, 'areSeveral' | 'areReached'>;
  readiness: Pick<Readiness, 'hindrance'>;
}

/** Asks, whenever the figures are read, whether the database and Redis answer, how many calls wait for the database, and whether players may come. */
export function measureServices({ database, nodes, readiness }: Services, metrics: Pick<Metrics, 'gauge'>): void {
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
  metrics.gauge({
    name: 'deadpan_turned_away',
    help: '1 when the node sends new players elsewhere: it ends, or a newer program has saved matches it cannot read',
    read: () => [['all', readiness.hindrance() === null ? 0 : 1]],
  });
}
