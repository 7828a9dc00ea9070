import { afterEach, describe, expect, it } from 'vitest';
import type { ProcessLimits } from '../src/adapters/workers/process-limits.ts';
import { createWorkerPool, type WorkerPool } from '../src/adapters/workers/worker-pool.ts';
import { WorkerDiedError } from '../src/adapters/workers/worker-errors.ts';
import type { TestAnswer, TestJob } from './test-worker.ts';

const LIMITS: ProcessLimits = { heapMb: 64, dataMb: 512, cpuSeconds: 600, niceness: 0 };
const opened: WorkerPool<TestJob, TestAnswer>[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

function aPool(limits: Partial<ProcessLimits> = {}, { processes = 1, idleMs = 600_000, hangsAfterMs = 60_000 } = {}) {
  const deaths: string[] = [];
  const pool = createWorkerPool<TestJob, TestAnswer>({
    here: import.meta.url,
    worker: 'test-worker',
    args: ['passed on'],
    processes,
    limits: { ...LIMITS, ...limits },
    idleMs,
    hangsAfterMs,
    onDeath: ({ reason }) => void deaths.push(reason),
  });
  opened.push(pool);
  const pidOf = async (job: TestJob = { do: 'tell' }): Promise<number> => (await pool.run(job)).result.pid;
  return { ...pool, deaths, pidOf };
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a pool of worker processes', () => {
  it('does one job after another in one process, which is not this one', async () => {
    const { run, pidOf } = aPool();
    const pids = await Promise.all([pidOf(), pidOf(), pidOf()]);
    expect(new Set(pids).size).toBe(1);
    expect(pids[0]).not.toBe(process.pid);
    const { result } = await run({ do: 'tell' });
    expect(result.args).toEqual(['passed on']);
  });

  it('gives its processes no secret of the environment', async () => {
    process.env['JWT_SECRET'] = 'a secret of the server';
    try {
      const { result } = await aPool().run({ do: 'tell' });
      expect(result.environment).not.toContain('JWT_SECRET');
      expect(result.environment).toContain('PATH');
    } finally {
      delete process.env['JWT_SECRET'];
    }
  });

  it('fails the one job its process died over, tells of it once, and does the next in another', async () => {
    const { run, deaths, pidOf } = aPool();
    const first = await pidOf();
    const [died, next] = await Promise.allSettled([run({ do: 'die' }), pidOf()]);
    expect(died).toMatchObject({ status: 'rejected', reason: expect.any(WorkerDiedError) });
    expect(next).toMatchObject({ status: 'fulfilled' });
    expect((next as PromiseFulfilledResult<number>).value).not.toBe(first);
    expect(deaths).toEqual(['exit code 7']);
  });

  it('tells what the worker threw, and keeps the process', async () => {
    const { run, deaths, pidOf } = aPool();
    const before = await pidOf();
    await expect(run({ do: 'throw' })).rejects.toThrow('out of the worker');
    expect(await pidOf()).toBe(before);
    expect(deaths).toEqual([]);
  });

  it('goes on when an idle process was killed from outside', async () => {
    const { deaths, pidOf } = aPool();
    const before = await pidOf();
    process.kill(before, 'SIGKILL');
    await expect.poll(() => isAlive(before)).toBe(false);
    expect(await pidOf()).not.toBe(before);
    expect(deaths).toEqual([]);
  });

  it('a heap that grows too large ends its process alone', async () => {
    const { run, deaths } = aPool();
    await expect(run({ do: 'fill_heap' })).rejects.toThrow(WorkerDiedError);
    expect(deaths).toEqual([expect.stringMatching(/^SIG(ABRT|TRAP|ILL).*heap/)]);
  });

  it('memory beside the heap is bounded, too', async () => {
    const { run } = aPool({ dataMb: 256 });
    await expect(run({ do: 'fill_buffers' })).rejects.toThrow(/memory|allocat|SIG/i);
  });

  it('processor time is bounded; a wait of any length is not', async () => {
    const { run, deaths, pidOf } = aPool({ cpuSeconds: 3 });
    await expect(run({ do: 'spin' })).rejects.toThrow(WorkerDiedError);
    expect(deaths).toEqual([expect.stringMatching(/^SIG(XCPU|KILL)/)]);
    expect(await pidOf()).toBeGreaterThan(0);
  });

  it('a process that has a job and uses no processor time is ended', async () => {
    const { run, deaths } = aPool({}, { hangsAfterMs: 1_200 });
    await expect(run({ do: 'hang' })).rejects.toThrow(WorkerDiedError);
    expect(deaths).toEqual(['SIGKILL']);
  });

  it('a process retires before it runs out of processor time, and no job is lost', async () => {
    const { run, deaths, pidOf } = aPool({ cpuSeconds: 8 });
    const before = await pidOf();
    await run({ do: 'spin', ms: 4_000 });
    const after = await Promise.all([pidOf(), pidOf()]);
    expect(after[0]).not.toBe(before);
    expect(new Set(after).size).toBe(1);
    expect(deaths).toEqual([]);
  });

  it('an aborted job leaves the queue at once; one that runs is finished', async () => {
    const { run, pidOf } = aPool();
    const before = await pidOf();
    const running = run({ do: 'spin', ms: 200 });
    const giveUp = new AbortController();
    const waiting = run({ do: 'die' }, giveUp.signal);
    giveUp.abort(new Error('never mind'));
    await expect(waiting).rejects.toThrow('never mind');
    await running;
    expect(await pidOf()).toBe(before);
    await expect(run({ do: 'tell' }, giveUp.signal)).rejects.toThrow('never mind');
  });

  it('processes end when nobody needs them, and when the pool closes, with what runs', async () => {
    const { pidOf } = aPool({}, { idleMs: 1 });
    const idle = await pidOf();
    await expect.poll(() => isAlive(idle)).toBe(false);

    const closing = aPool();
    const pid = await closing.pidOf();
    const running = closing.run({ do: 'spin' });
    await Promise.all([closing.close(), expect(running).rejects.toThrow('terminated')]);
    await expect.poll(() => isAlive(pid)).toBe(false);
    await closing.close();
    await expect(closing.run({ do: 'tell' })).rejects.toThrow('closed');
    expect(closing.deaths).toEqual([]);
  });
});
