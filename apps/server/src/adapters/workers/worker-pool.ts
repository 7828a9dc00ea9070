import { fileURLToPath } from 'node:url';
import workerpool, { type Pool } from 'workerpool';
import { watchForHang } from './hang-watch.ts';
import { limitProcess, type ProcessLimits } from './process-limits.ts';
import type { JobReport, JobStarted } from './serve-jobs.ts';
import { describeDeath, hasRetired, WorkerDiedError } from './worker-errors.ts';

/** Tells the log and the metrics that a process died, and why. */
export type OnWorkerDeath = (death: { worker: string; reason: string }) => void;

export interface WorkerPoolOptions {
  /** `import.meta.url` of the module beside which the worker's file is; in the bundle, too, it is beside it (`bundle.ts`) */
  here: string;
  /** name of the worker's file without its ending; it calls `serveJobs` */
  worker: string;
  /** passed on to the worker, from `process.argv[3]` on */
  args?: readonly string[];
  processes: number;
  limits: ProcessLimits;
  /** ms without a job after which the processes end */
  idleMs: number;
  onDeath: OnWorkerDeath;
  /** ms in which a process at work gets some of the processor on any machine, whatever its priority */
  hangsAfterMs?: number;
}

/** Processes that do one job after another, in the order the jobs came. They start when they are needed, and are replaced when they die. */
export interface WorkerPool<Job, Result> {
  /**
   * Rejects with `WorkerDiedError` when the process died over the job, with what the worker threw, or with the signal's reason.
   * An aborted job leaves the queue at once; one that runs is finished and forgotten.
   */
  run(job: Job, signal?: AbortSignal): Promise<JobReport<Result>>;
  /** jobs in the queue */
  waiting(): number;
  /** Ends the processes; jobs that run or wait are rejected. Twice is fine. */
  close(): Promise<void>;
}

const HANGS_AFTER_MS = 30_000;
/** The last bound, for systems that know no other: nothing honest takes this long even with a twentieth of a core. */
const MOST_MS = 15 * 60_000;
/** Retired processes a job may meet: one for each of the pool's, and one more for luck. */
const ATTEMPTS_SPARE = 2;

/** Workers get no secret of the server's. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'TMPDIR', 'TZ', 'LANG', 'NODE_ENV'];
  return Object.fromEntries(passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}

/** From the sources (development, tests) the worker is TypeScript, which `tsx` loads. */
function resolveWorker(here: string, worker: string): { script: string; execArgv: string[] } {
  const isSource = here.endsWith('.ts');
  const script = fileURLToPath(new URL(`./${worker}.${isSource ? 'ts' : 'js'}`, here));
  return { script, execArgv: isSource ? ['--import', import.meta.resolve('tsx')] : [] };
}

function openPool({ here, worker, args = [], processes, limits }: WorkerPoolOptions): Pool {
  const { script, execArgv } = resolveWorker(here, worker);
  return workerpool.pool(script, {
    workerType: 'process',
    maxWorkers: processes,
    forkArgs: [String(limits.cpuSeconds * 500), ...args],
    forkOpts: { ...limitProcess(limits, execArgv), env: bareEnvironment(), serialization: 'advanced' },
    // Kept from the server's own output: a dying V8 prints pages.
    emitStdStreams: true,
  });
}

export function createWorkerPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
  const { worker, processes, idleMs, onDeath, hangsAfterMs = HANGS_AFTER_MS } = options;
  let pool: Pool | null = null;
  let idle: NodeJS.Timeout | undefined;
  let open = 0;
  let closed = false;

  async function endProcesses(): Promise<void> {
    const ending = pool;
    pool = null;
    clearTimeout(idle);
    await ending?.terminate(true);
  }

  /** One try on one process. */
  async function attempt(job: Job, signal: AbortSignal | undefined): Promise<JobReport<Result>> {
    let stopWatch: (() => void) | undefined;
    let output = '';
    const on = (event: JobStarted | { stdout: string } | { stderr: string }): void => {
      if ('startedIn' in event) stopWatch = watchForHang(event.startedIn, hangsAfterMs);
      else if ('stderr' in event) output = `${output}${event.stderr}`.slice(0, 4_000);
    };
    pool ??= openPool(options);
    const used = pool;
    const call = used.exec('run', [job], { on });
    const leaveQueue = (): void => {
      if (!stopWatch) call.cancel();
    };
    signal?.addEventListener('abort', leaveQueue, { once: true });
    try {
      return (await call.timeout(MOST_MS)) as JobReport<Result>;
    } catch (error) {
      const reason = describeDeath(error, output);
      if (reason === null || closed) throw error;
      // After a death workerpool (10.0.3) leaves its queue alone until the next call: it waits for an exit that has been.
      if (used.stats().pendingTasks > 0) void used.exec('methods').catch(() => undefined);
      if (hasRetired(error)) throw error;
      onDeath({ worker, reason });
      throw new WorkerDiedError(reason);
    } finally {
      stopWatch?.();
      signal?.removeEventListener('abort', leaveQueue);
    }
  }

  async function attemptAll(job: Job, signal: AbortSignal | undefined): Promise<JobReport<Result>> {
    for (let left = processes + ATTEMPTS_SPARE; ; left -= 1) {
      try {
        return await attempt(job, signal);
      } catch (error) {
        if (!hasRetired(error) || closed || left === 0) throw error;
      }
    }
  }

  function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    if (!signal) return promise;
    return new Promise((resolve, reject) => {
      const abort = (): void => reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
  }

  return {
    async run(job, signal) {
      if (closed) throw new Error('The worker pool is closed.');
      signal?.throwIfAborted();
      clearTimeout(idle);
      open += 1;
      const running = attemptAll(job, signal).finally(() => {
        open -= 1;
        if (open === 0 && !closed) idle = setTimeout(() => void endProcesses(), idleMs).unref();
      });
      return untilAborted(running, signal);
    },
    waiting: () => pool?.stats().pendingTasks ?? 0,
    async close() {
      closed = true;
      await endProcesses();
    },
  };
}
