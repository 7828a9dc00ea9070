import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { DatabaseAway } from '../../../ports/database-away.ts';
import { startWorker } from '../../start-worker.ts';
import { asAway } from '../away.ts';
import type { Script, Writer } from '../script.ts';
import type { Answer, Job } from './group-commit.ts';

/** design "Database away": a call that takes longer is given up; its outcome is then unknown. */
const TIMEOUT_MS = 2_000;
/** So many answers are passed on in one turn of the event loop: whoever waited has much to tell then, and timers are due meanwhile. */
const ANSWERS_A_TURN = 8;
/**
 * So many scripts are with the thread at most. Who has given one up asks again, but the thread still has it: while a disk stands still, every
 * room would hand over its state every few seconds, for ever. Twice as many as rooms that one machine can keep in step.
 */
const MOST_UNANSWERED = 4_096;

interface Waiting {
  resolve: (refused: string | null) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

class SqliteFailure extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Takes the path of the database file, and how many scripts may be without an answer; returns the writer once its thread runs. A thread that
 * ever dies is started again by the next call.
 */
export async function createWriter(path: string, mostUnanswered = MOST_UNANSWERED): Promise<Writer> {
  const waiting = new Map<number, Waiting>();
  const answered: Answer[] = [];
  let isPassing = false;
  let lastId = 0;
  /** How many scripts the thread has, those that were given up included. */
  let unanswered = 0;
  let closed = false;
  let worker: Worker | null = start();

  function settle(id: number, act: (call: Waiting) => void): void {
    const call = waiting.get(id);
    if (!call) return;
    waiting.delete(id);
    clearTimeout(call.timer);
    act(call);
  }

  /** One message answers a group of scripts. */
  function take(answers: Answer[]): void {
    answered.push(...answers);
    if (!isPassing) passOn();
  }

  function passOn(): void {
    for (const answer of answered.splice(0, ANSWERS_A_TURN)) {
      settle(answer.id, (call) => {
        if ('failed' in answer) call.reject(asAway(new SqliteFailure(answer.failed.message, answer.failed.code)));
        else call.resolve(answer.refused);
      });
    }
    isPassing = true;
    setImmediate(() => {
      isPassing = false;
      if (answered.length > 0) passOn();
    });
  }

  function start(): Worker {
    const started = startWorker(import.meta.url, 'writer-worker', { workerData: { path } });
    unanswered = 0;
    const lost = (reason: string): void => {
      if (worker !== started) return;
      worker = null;
      while (answered.length > 0) passOn();
      for (const id of [...waiting.keys()]) settle(id, (call) => call.reject(new DatabaseAway(`The writer stopped: ${reason}`)));
    };
    started.on('message', (message: Answer[] | 'ready') => {
      if (message === 'ready') return;
      if (worker === started) unanswered -= message.length;
      take(message);
    });
    started.on('error', (error) => lost(error instanceof Error ? error.message : String(error)));
    started.on('exit', (code) => lost(`exit code ${code}`));
    return started;
  }

  // Starting a thread takes longer on a busy machine than a call may.
  if (worker) await once(worker, 'message');

  return {
    run: (script: Script) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new DatabaseAway('The database is closed.'));
        worker ??= start();
        if (unanswered >= mostUnanswered) return reject(new DatabaseAway('Too much waits for the database.'));
        unanswered += 1;
        const id = ++lastId;
        const timer = setTimeout(() => settle(id, (call) => call.reject(new DatabaseAway('The database took too long.'))), TIMEOUT_MS);
        waiting.set(id, { resolve, reject, timer });
        worker.postMessage({ id, script } satisfies Job);
      }),

    load: () => [['waiting', waiting.size]],

    close: async () => {
      closed = true;
      const closing = worker;
      if (!closing) return;
      const gone = new Promise<void>((resolve) => closing.once('exit', () => resolve()));
      closing.postMessage('close');
      await gone;
    },
  };
}
