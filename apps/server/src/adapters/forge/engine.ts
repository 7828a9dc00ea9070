import type { Meaning, Wish } from '@deadpan/forge';
import type { Drawing, Drawn } from '../../ports/forge.ts';
import type { Log } from '../../ports/log.ts';
import type { Embedder } from '../judge/embedder.ts';
import type { Ask, Composed, ForgeAnswer, ForgeJob } from './jobs.ts';
import { startForgeThread } from './start-thread.ts';
import { createThreads, type ThreadsOptions } from './threads.ts';

/** One more would only take the processor from the matches. */
const THREADS = 1;
const WAITING = 20;
/** Composing and drawing take a tenth of a second, the first time a second more; on a machine that is busy with matches, several times that. */
const JOB_MS = 30_000;
/** A thread holds some fifty MB, and the next meme may be hours away. */
const IDLE_MS = 5 * 60_000;

export interface EngineOptions {
  embedder: Pick<Embedder, 'embed'>;
  log: Log;
  /** Folder of the artwork and the fonts. */
  art: string;
  /** For tests: other threads. */
  threads?: Partial<ThreadsOptions>;
}

/** What an outside service gave towards a meme. */
export interface Given {
  words: unknown;
  background: Uint8Array | null;
}

/** The engine, in threads of its own: nothing of it ever runs on the event loop. Rejects with `ForgeBusy`, `ForgeFailed`, or as the signal says. */
export interface Engine {
  ask(wish: Wish, signal: AbortSignal): Promise<Ask>;
  /** `understood`: the prompt's meaning was known to the composer. */
  compose(wish: Wish, given: Given, signal: AbortSignal): Promise<Composed & { understood: boolean }>;
  draw(drawing: Drawing, signal: AbortSignal): Promise<Drawn>;
  waiting(): number;
  close(): Promise<void>;
}

export function createEngine({ embedder, log, art, threads }: EngineOptions): Engine {
  const defaults = { start: () => startForgeThread(art), most: THREADS, waitingMost: WAITING, jobMs: JOB_MS, idleMs: IDLE_MS };
  const pool = createThreads<ForgeJob, ForgeAnswer>({ ...defaults, ...threads });

  async function meaningOf({ prompt }: Wish): Promise<Meaning> {
    try {
      return (await embedder.embed([prompt]))[0] ?? null;
    } catch (error) {
      log.warn({ why: error instanceof Error ? error.message : String(error) }, 'a meme is composed without its meaning');
      return null;
    }
  }

  return {
    ask: (wish, signal) => pool.run(async () => ({ do: 'ask', wish }), signal) as Promise<Ask>,
    async compose(wish, { words, background }, signal) {
      let meaning: Meaning = null;
      const composed = (await pool.run(async () => {
        meaning = await meaningOf(wish);
        return { do: 'compose', wish, meaning, words, background };
      }, signal)) as Composed;
      return { ...composed, understood: meaning !== null };
    },
    draw: (drawing, signal) => pool.run(async () => ({ do: 'draw', ...drawing }), signal) as Promise<Drawn>,
    waiting: pool.waiting,
    close: pool.close,
  };
}
