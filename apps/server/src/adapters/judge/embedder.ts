import type { ProcessLimits } from '../workers/process-limits.ts';
import { createWorkerPool, type OnWorkerDeath } from '../workers/worker-pool.ts';

/** The sentence model: one process, which loads it once for all callers. */
export interface Embedder {
  /** Texts in English; 512 numbers for each, which say what the text is about. Waits while the model loads; rejects when its process dies. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<number[][]>;
  /** Loads the model ahead of the first text. */
  warmUp(): void;
  /** Ends the process; twice is fine. */
  close(): Promise<void>;
}

/** Loading takes a second of processor time and 200 MB; a text takes some 40 ms. */
const LIMITS: ProcessLimits = { heapMb: 512, dataMb: 1_024, cpuSeconds: 900, niceness: 5 };
/** The next captions may be hours away. */
const IDLE_MS = 5 * 60_000;

export function createEmbedder(onDeath: OnWorkerDeath): Embedder {
  const pool = createWorkerPool<readonly string[], number[][]>({
    here: import.meta.url,
    worker: 'embedder-worker',
    processes: 1,
    limits: LIMITS,
    idleMs: IDLE_MS,
    onDeath,
  });
  const embed: Embedder['embed'] = async (texts, signal) => (await pool.run(texts, signal)).result;
  return {
    embed,
    warmUp: () => void embed([]).catch(() => undefined),
    close: pool.close,
  };
}
