import { serveJobs } from '../src/adapters/workers/serve-jobs.ts';

/** What the tests' worker can be asked to do to itself. */
export type TestJob = { do: 'tell' | 'die' | 'throw' | 'hang' | 'fill_heap' | 'fill_buffers' } | { do: 'spin'; ms?: number };
export interface TestAnswer {
  pid: number;
  args: string[];
  environment: string[];
}

const held: unknown[] = [];

serveJobs(async (job: TestJob): Promise<TestAnswer> => {
  if (job.do === 'die') process.exit(7);
  if (job.do === 'throw') throw new Error('out of the worker');
  if (job.do === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (job.do === 'spin') {
    // Of the process's own time, not of the clock's: a busy machine changes nothing.
    const start = process.cpuUsage();
    const spent = (): number => process.cpuUsage(start).user + process.cpuUsage(start).system;
    while (spent() < (job.ms ?? Infinity) * 1000);
  }
  while (job.do === 'fill_heap') held.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  while (job.do === 'fill_buffers') held.push(Buffer.alloc(8 * 1024 * 1024, 1));
  return { pid: process.pid, args: process.argv.slice(3), environment: Object.keys(process.env) };
});
