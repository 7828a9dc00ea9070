import type { ResourceLimits, Worker } from 'node:worker_threads';
import { BadClip, type Clip, type Clips } from '../../ports/clips.ts';
import { startWorker } from '../start-worker.ts';
import type { ClipAnswer } from './clip-worker.ts';
import { refusals } from './refusals.ts';

/** How long one file may take, and how much memory beside its own bytes. The largest honest one takes a second and some ten MB. */
export interface ClipBounds {
  ms: number;
  resourceLimits: ResourceLimits;
}
const BOUNDS: ClipBounds = { ms: 12_000, resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } };

function start(bytes: Uint8Array, resourceLimits: ResourceLimits): Worker {
  // A copy that is only ours can be handed over instead of being copied again.
  const own = new Uint8Array(bytes);
  const options = { workerData: { bytes: own }, transferList: [own.buffer], resourceLimits, stdout: true, stderr: true };
  return startWorker(import.meta.url, 'clip-worker', options);
}

/**
 * The `Clips` port in threads, a new one for each file: it comes from a stranger, so whatever it does to its reader ends with the thread, after
 * a bounded time, in bounded memory, away from the event loop.
 */
export function createClips({ ms, resourceLimits }: ClipBounds = BOUNDS): Clips {
  const running = new Set<Worker>();
  let closed = false;

  async function read(bytes: Uint8Array): Promise<Clip> {
    const worker = start(bytes, resourceLimits);
    running.add(worker);
    let timer: NodeJS.Timeout | undefined;
    try {
      const answer = await new Promise<ClipAnswer>((resolve, reject) => {
        timer = setTimeout(() => reject(refusals.tooHard()), ms);
        worker.once('message', resolve);
        // Out of memory, or a fault that only this file brings about.
        worker.once('error', (error) => reject(Object.assign(refusals.tooHard(), { cause: error })));
        worker.once('exit', () => reject(closed ? new Error('The server is closing.') : refusals.tooHard()));
      });
      if ('bad' in answer) throw new BadClip(answer.bad);
      return answer.clip;
    } finally {
      clearTimeout(timer);
      running.delete(worker);
      void worker.terminate();
    }
  }

  return {
    read,
    async close() {
      closed = true;
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}
