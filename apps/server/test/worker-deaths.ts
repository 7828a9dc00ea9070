import type { OnWorkerDeath } from '../src/adapters/workers/worker-pool.ts';

/** For tests in which no worker process may die: the job that it died over fails with the reason. */
export const expectNoDeath: OnWorkerDeath = ({ worker, reason }) => {
  throw new Error(`${worker} died: ${reason}`);
};
