import type { Worker } from 'node:worker_threads';
import { startWorker } from '../start-worker.ts';
import type { EmbedAnswer, EmbedJob } from './embedder-worker.ts';

/** Numbers that say what a text is about. */
export interface Embedder {
  /** Takes texts in English; returns 512 numbers for each. Rejects when the thread dies or takes too long. */
  embed(texts: readonly string[]): Promise<number[][]>;
  /** Ends the thread; twice is fine. */
  close(): Promise<void>;
}

/** Reading the model takes a second, on a busy machine some. */
const TIMEOUT_MS = 20_000;
/** The thread holds some hundred MB, and the next captions may be hours away. */
const IDLE_MS = 5 * 60_000;

interface Waiting {
  on: Worker;
  resolve: (vectors: number[][]) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The sentence model in a thread of its own, started when it is first asked, ended when nobody has asked for a while. */
export function createEmbedder(): Embedder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  function settle(id: number, act: (call: Waiting) => void): void {
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    clearTimeout(call.timer);
    act(call);
    if (waiting.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(() => void end(), IDLE_MS);
    idle.unref();
  }

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    clearTimeout(idle);
    await ending?.terminate();
  }

  function start(): Worker {
    const started = startWorker(import.meta.url, 'embedder-worker');
    const lost = (reason: string): void => {
      if (worker === started) worker = null;
      for (const [id, { on }] of [...waiting]) {
        if (on === started) settle(id, (call) => call.reject(new Error(`The sentence model stopped: ${reason}`)));
      }
    };
    started.on('message', (answer: EmbedAnswer) =>
      settle(answer.id, (call) => ('failed' in answer ? call.reject(new Error(answer.failed)) : call.resolve(answer.vectors))),
    );
    started.on('error', (error) => lost(error instanceof Error ? error.message : String(error)));
    started.on('exit', (code) => lost(`exit code ${code}`));
    return started;
  }

  return {
    embed: (texts) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The sentence model is closed.'));
        clearTimeout(idle);
        worker ??= start();
        const id = ++lastId;
        const timer = setTimeout(() => {
          settle(id, (call) => call.reject(new Error('The sentence model took too long.')));
          void end();
        }, TIMEOUT_MS);
        waiting.set(id, { on: worker, resolve, reject, timer });
        worker.postMessage({ id, texts: [...texts] } satisfies EmbedJob);
      }),
    async close() {
      closed = true;
      await end();
    },
  };
}
