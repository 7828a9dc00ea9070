import type { Meaning, Wish } from '@deadpan/forge';
import { ForgeBusy, ForgeFailed, type Drawing, type Drawn } from '../../ports/forge.ts';
import type { Log } from '../../ports/log.ts';
import type { Embedder } from '../judge/embedder.ts';
import type { ProcessLimits } from '../workers/process-limits.ts';
import { createWorkerPool, type OnWorkerDeath } from '../workers/worker-pool.ts';
import type { Ask, Composed, ForgeAnswer, ForgeJob } from './jobs.ts';

/** One more process would only take the processor from the matches. */
const PROCESSES = 1;
/** Memes that are made or wait to be, altogether. */
const MOST_OPEN = 21;
/** Composing and drawing take a tenth of a second of processor time, the first time a second more. */
const LIMITS: ProcessLimits = { heapMb: 256, dataMb: 768, cpuSeconds: 120, niceness: 5 };
/** A process holds some hundred MB, and the next meme may be hours away. */
const IDLE_MS = 5 * 60_000;

export interface EngineOptions {
  embedder: Pick<Embedder, 'embed'>;
  log: Log;
  onDeath: OnWorkerDeath;
  /** Folder of the artwork and the fonts. */
  art: string;
  /** For tests: tighter ones. */
  limits?: ProcessLimits;
}

/** What an outside service gave towards a meme. */
export interface Given {
  words: unknown;
  background: Uint8Array | null;
}

/** The engine, in a process of its own: nothing of it ever runs on the event loop. Rejects with `ForgeBusy`, `ForgeFailed`, or as the signal says. */
export interface Engine {
  ask(wish: Wish, signal: AbortSignal): Promise<Ask>;
  /** `understood`: the prompt's meaning was known to the composer. */
  compose(wish: Wish, given: Given, signal: AbortSignal): Promise<Composed & { understood: boolean }>;
  draw(drawing: Drawing, signal: AbortSignal): Promise<Drawn>;
  waiting(): number;
  close(): Promise<void>;
}

export function createEngine({ embedder, log, onDeath, art, limits = LIMITS }: EngineOptions): Engine {
  const pool = createWorkerPool<ForgeJob, ForgeAnswer>({
    here: import.meta.url,
    worker: 'forge-worker',
    args: [art],
    processes: PROCESSES,
    limits,
    idleMs: IDLE_MS,
    onDeath,
  });
  let open = 0;

  /** Counts the meme from its meaning to its picture: both processes have a queue, and together they hold no more than `MOST_OPEN`. */
  async function whileCounted<T>(make: () => Promise<T>): Promise<T> {
    if (open >= MOST_OPEN) throw new ForgeBusy('Too many memes wait to be drawn.');
    open += 1;
    try {
      return await make();
    } finally {
      open -= 1;
    }
  }

  async function run<T extends ForgeAnswer>(job: ForgeJob, signal: AbortSignal): Promise<T> {
    try {
      return (await pool.run(job, signal)).result as T;
    } catch (error) {
      throw signal.aborted ? signal.reason : new ForgeFailed('broken', { cause: error });
    }
  }

  /** Null when the sentence model cannot be had: the meme is composed all the same. */
  async function meaningOf({ prompt }: Wish, signal: AbortSignal): Promise<Meaning> {
    try {
      return (await embedder.embed([prompt], signal))[0] ?? null;
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ why: error instanceof Error ? error.message : String(error) }, 'a meme is composed without its meaning');
      return null;
    }
  }

  return {
    ask: (wish, signal) => whileCounted(() => run<Ask>({ do: 'ask', wish }, signal)),
    compose: (wish, { words, background }, signal) =>
      whileCounted(async () => {
        const meaning = await meaningOf(wish, signal);
        const composed = await run<Composed>({ do: 'compose', wish, meaning, words, background }, signal);
        return { ...composed, understood: meaning !== null };
      }),
    draw: (drawing, signal) => whileCounted(() => run<Drawn>({ do: 'draw', ...drawing }, signal)),
    waiting: () => Math.max(0, open - PROCESSES),
    close: pool.close,
  };
}
