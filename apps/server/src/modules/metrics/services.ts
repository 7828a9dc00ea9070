import type { Nodes } from '../../ports/nodes.ts';
import type { Readiness } from '../health/readiness.ts';
import type { Metrics } from './metrics.ts';

/** What the server stands on, as far as the operator sees whether it is well. */
export interface Services {
  database: { ping(): Promise<void>; load(): Iterable<readonly [string, number]> };
  /** The files of players; `ping` null: they lie in the data folder. */
  blobs: { ping: (() => Promise<void>) | null };
  nodes: Pick<Nodes, 'areSeveral' | 'areReached'>;
  readiness: Pick<Readiness, 'hindrance'>;
}

/** 1: it answers. */
const answers = (asked: Promise<void>): Promise<number> =>
  asked.then(
    () => 1,
    () => 0,
  );

/**
 * Asks, whenever the figures are read, whether the database, Redis and the store of files answer, how many calls wait for the database, and whether
 * players may come.
 */
export function measureServices({ database, blobs, nodes, readiness }: Services, metrics: Pick<Metrics, 'gauge'>): void {
  metrics.gauge({
    name: 'deadpan_up',
    help: 'Whether what the server stands on answers: 1 or 0',
    label: 'service',
    async read() {
      // All at once: each may take as long as whoever reads this has patience for.
      const asked: [string, Promise<number>][] = [['database', answers(database.ping())]];
      if (nodes.areSeveral) asked.push(['redis', Promise.resolve(nodes.areReached() ? 1 : 0)]);
      if (blobs.ping) asked.push(['store', answers(blobs.ping())]);
      return Promise.all(asked.map(async ([service, up]) => [service, await up] as const));
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
