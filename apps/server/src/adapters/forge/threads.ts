import type { Worker } from 'node:worker_threads';
import { ForgeBusy, ForgeFailed } from '../../ports/forge.ts';

/** What a thread says when it has done a job; it gets the next one only then. */
export type ThreadAnswer<Answer> = { done: Answer } | { failed: string };

export interface ThreadsOptions {
  start: () => Worker;
  /** How many threads there are at most; each starts when it is first needed. */
  most: number;
  /** How many jobs may wait for one. */
  waitingMost: number;
  /** A thread that takes longer for a job, in ms, is killed; the next job starts another. */
  jobMs: number;
  /** Threads end when nobody needed one for so long, in ms. */
  idleMs: number;
}

/** Threads that do one job after another, the jobs in the order they came. */
export interface Threads<Job, Answer> {
  /**
   * `prepare` is called when it is the job's turn, and makes it. Rejects with `ForgeBusy` when too many wait, with `ForgeFailed` when the thread
   * fails, and as the signal says: who gives up waiting leaves the queue at once, what already runs is finished and forgotten.
   */
  run(prepare: () => Promise<Job>, signal?: AbortSignal): Promise<Answer>;
  waiting(): number;
  /** Ends the threads; what waits or runs is rejected. Twice is fine. */
  close(): Promise<void>;
}

interface Task<Job, Answer> {
  prepare: () => Promise<Job>;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** A thread and what it does now. */
interface Seat<Job, Answer> {
  worker: Worker;
  task: Task<Job, Answer> | null;
  timer: NodeJS.Timeout | undefined;
}

const broken = (why: string): ForgeFailed => new ForgeFailed('broken', { cause: new Error(why) });

export function createThreads<Job, Answer>({ start, most, waitingMost, jobMs, idleMs }: ThreadsOptions): Threads<Job, Answer> {
  const seats = new Set<Seat<Job, Answer>>();
  const queue: Task<Job, Answer>[] = [];
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  /** The thread has nothing to do any more: it answered, died, or was given up. */
  function free(seat: Seat<Job, Answer>): Task<Job, Answer> | null {
    const { task } = seat;
    seat.task = null;
    clearTimeout(seat.timer);
    return task;
  }

  function lose(seat: Seat<Job, Answer>, why: string): void {
    seats.delete(seat);
    free(seat)?.reject(broken(why));
    next();
  }

  function sit(): Seat<Job, Answer> {
    const worker = start();
    const seat: Seat<Job, Answer> = { worker, task: null, timer: undefined };
    worker.on('message', (answer: ThreadAnswer<Answer>) => {
      const task = free(seat);
      if ('failed' in answer) task?.reject(broken(answer.failed));
      else task?.resolve(answer.done);
      next();
    });
    worker.on('error', (error) => lose(seat, error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => lose(seat, `The thread ended with ${code}.`));
    seats.add(seat);
    return seat;
  }

  async function work(seat: Seat<Job, Answer>, task: Task<Job, Answer>): Promise<void> {
    seat.task = task;
    let job: Job;
    try {
      job = await task.prepare();
    } catch (error) {
      if (seat.task === task) free(seat);
      task.reject(error);
      return next();
    }
    // It may have died meanwhile.
    if (seat.task !== task) return;
    seat.timer = setTimeout(() => {
      lose(seat, `A job took longer than ${jobMs} ms.`);
      void seat.worker.terminate();
    }, jobMs);
    try {
      seat.worker.postMessage(job);
    } catch (error) {
      // What cannot be sent to a thread is that job's affair alone.
      free(seat)?.reject(broken(error instanceof Error ? error.message : String(error)));
      next();
    }
  }

  function next(): void {
    clearTimeout(idle);
    const seat = [...seats].find(({ task }) => task === null) ?? (seats.size < most && queue.length > 0 && !closed ? sit() : undefined);
    const task = seat && queue.shift();
    if (seat && task) {
      void work(seat, task);
      return next();
    }
    if ([...seats].some((each) => each.task)) return;
    idle = setTimeout(() => void end(), idleMs);
    idle.unref();
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = [...seats];
    seats.clear();
    for (const seat of ending) free(seat)?.reject(broken('The threads were ended.'));
    await Promise.all(ending.map(({ worker }) => worker.terminate()));
  }

  return {
    run: (prepare, signal) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(broken('The threads are closed.'));
        if (signal?.aborted) return reject(signal.reason);
        const isFree = [...seats].some(({ task }) => task === null) || seats.size < most;
        if (!isFree && queue.length >= waitingMost) return reject(new ForgeBusy('Too many memes wait to be drawn.'));
        const giveUp = (): void => {
          const at = queue.indexOf(task);
          if (at >= 0) queue.splice(at, 1);
          reject(signal?.reason);
        };
        const over = (): void => signal?.removeEventListener('abort', giveUp);
        const task: Task<Job, Answer> = {
          prepare: async () => {
            signal?.throwIfAborted();
            const job = await prepare();
            signal?.throwIfAborted();
            return job;
          },
          resolve: (answer) => {
            over();
            resolve(answer);
          },
          reject: (error) => {
            over();
            reject(error);
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        queue.push(task);
        next();
      }),
    waiting: () => queue.length,
    async close() {
      closed = true;
      for (const task of queue.splice(0)) task.reject(broken('The threads are closed.'));
      await end();
    },
  };
}
