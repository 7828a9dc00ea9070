import type { OnWorkerDeath } from './adapters/workers/worker-pool.ts';
import type { Metrics } from './modules/metrics/metrics.ts';
import type { Log } from './ports/log.ts';

/** The worker processes there are, by the names of their files. */
const WORKERS = ['file-worker', 'forge-worker', 'embedder-worker'];

/** Tells the operator that a worker process died: one line in the log, one more in the metrics. */
export function reportWorkerDeaths(metrics: Pick<Metrics, 'counter'>, log: Pick<Log, 'warn'>): OnWorkerDeath {
  const count = metrics.counter({
    name: 'deadpan_worker_deaths_total',
    help: 'Worker processes that died over a job; each is replaced, its job refused',
    labels: ['worker'],
  });
  // Made at once: a counter that begins at nothing is seen to rise.
  const counters = new Map(WORKERS.map((worker) => [worker, count(worker)]));
  return (death) => {
    counters.get(death.worker)?.();
    log.warn(death, 'a worker process died over a job and is replaced');
  };
}
