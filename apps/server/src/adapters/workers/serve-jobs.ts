import workerpool from 'workerpool';

/** What a worker sends back for a job. */
export interface JobReport<Result> {
  result: Result;
  /** processor time of the job, in ms, all threads of the process together */
  cpuMs: number;
}

/** The event that tells the pool that a job left the queue, and in which process. */
export interface JobStarted {
  startedIn: number;
}

const cpuMsSince = (start?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/** The worker's end of a pool: runs one job after another. `process.argv[2]` is the processor time after which the process retires, in ms. */
export function serveJobs<Job, Result>(handle: (job: Job) => Promise<Result>): void {
  const retireAfterMs = Number(process.argv[2]);
  // An interrupt from a terminal reaches the whole process group. The server decides when its workers end.
  process.on('SIGINT', () => undefined);

  async function run(job: Job): Promise<JobReport<Result>> {
    // Before the job, not after it: then no answer can be lost. The pool gives the job to a fresh process.
    if (cpuMsSince() > retireAfterMs) process.exit(0);
    workerpool.workerEmit({ startedIn: process.pid } satisfies JobStarted);
    const start = process.cpuUsage();
    const result = await handle(job);
    return { result, cpuMs: cpuMsSince(start) };
  }
  workerpool.worker({ run });
}
