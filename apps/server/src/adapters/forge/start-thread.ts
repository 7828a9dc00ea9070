import type { Worker } from 'node:worker_threads';
import { startWorker } from '../start-worker.ts';
import type { ForgeThreadData } from './jobs.ts';

/** What may fill up before a thread ends by itself, and the process with its matches does not. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Takes the folder of the artwork; starts a thread of the meme engine. */
export function startForgeThread(art: string): Worker {
  return startWorker(import.meta.url, 'forge-worker', { resourceLimits, workerData: { art } satisfies ForgeThreadData });
}
