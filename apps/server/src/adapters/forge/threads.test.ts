import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { ForgeFailed } from '../../ports/forge.ts';
import { createThreads, type Threads, type ThreadsOptions } from './threads.ts';

/** A thread that does what its job says: answers, fails, hangs with the processor, dies, or waits until it is told to go on. */
const PROGRAM = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (job) => {
    if (job === 'hang') for (;;);
    if (job === 'die') process.exit(7);
    if (job === 'throw') throw new Error('out of the thread');
    if (job === 'fail') return parentPort.postMessage({ failed: 'no such thing' });
    if (job instanceof Int32Array) Atomics.wait(job, 0, 0);
    parentPort.postMessage({ done: threadId });
  });
`;
type Job = string | Int32Array;

const opened: Threads<Job, number>[] = [];
afterEach(async () => {
  for (const threads of opened.splice(0)) await threads.close();
});
function some(options: Partial<ThreadsOptions> = {}) {
  let started = 0;
  const start = (): Worker => {
    started += 1;
    return new Worker(PROGRAM, { eval: true });
  };
  const threads = createThreads<Job, number>({ start, most: 1, waitingMost: 20, jobMs: 60_000, idleMs: 60_000, ...options });
  opened.push(threads);
  return { threads, started: () => started, run: (job: Job, signal?: AbortSignal) => threads.run(async () => job, signal) };
}
/** Nothing that a thread could be sent. */
const unsendable = (() => 'code') as unknown as Job;
/** A job that runs until it is let go. */
function held() {
  const job = new Int32Array(new SharedArrayBuffer(4));
  return {
    job,
    let: (): void => {
      Atomics.store(job, 0, 1);
      Atomics.notify(job, 0);
    },
  };
}

describe('the threads of the forge', () => {
  it('go on when a job cannot be sent to them', async () => {
    const { run } = some();
    await expect(run(unsendable)).rejects.toThrow(ForgeFailed);
    expect(await run('a')).toBeGreaterThan(0);
  });

  it('start when they are first needed, do one job after another, and end when nobody needs them', async () => {
    const { run, started } = some({ idleMs: 20 });
    expect(started()).toBe(0);
    expect(new Set(await Promise.all([run('a'), run('b'), run('c')])).size).toBe(1);
    expect(started()).toBe(1);
    let last = await run('d');
    // A new one has another number.
    await expect
      .poll(
        async () => {
          const before = last;
          last = await run('e');
          return last !== before;
        },
        { interval: 100 },
      )
      .toBe(true);
  });

  it('work beside each other when there are several', async () => {
    const { run } = some({ most: 2 });
    const hold = held();
    const first = run(hold.job);
    const second = await run('b');
    hold.let();
    expect(await first).not.toBe(second);
  });

  it('never run on the thread that asks: it is free while they hang', async () => {
    const { run } = some({ jobMs: 1_000 });
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 1);
    await expect(run('hang')).rejects.toThrow('broken');
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(1);
  });

  it('refuse what is too much at once, and nothing after that', async () => {
    const { threads, run } = some({ waitingMost: 2 });
    const hold = held();
    const jobs = [run(hold.job), run('b'), run('c')];
    expect(threads.waiting()).toBe(2);
    await expect(run('d')).rejects.toMatchObject({ name: 'ForgeBusy' });
    hold.let();
    await Promise.all(jobs);
    expect(threads.waiting()).toBe(0);
    expect(await run('e')).toEqual(expect.any(Number));
  });

  it.each(['hang', 'die', 'throw'])('are replaced when one does %s in the middle: the job is told, the next one works', async (what) => {
    const { run, started } = some({ jobMs: what === 'hang' ? 500 : 60_000 });
    const [bad, good] = [run(what), run('b')];
    await expect(bad).rejects.toMatchObject({ name: 'ForgeFailed', fault: 'broken' });
    // The one that was killed started slowly too: the next has the same half second.
    await good.catch(() => undefined);
    await expect.poll(() => run('c').catch(() => null)).toEqual(expect.any(Number));
    expect(started()).toBeGreaterThan(1);
  });

  it('go on after a job that failed', async () => {
    const { run, started } = some();
    await expect(run('fail')).rejects.toMatchObject({ name: 'ForgeFailed', cause: { message: 'no such thing' } });
    await run('b');
    expect(started()).toBe(1);
  });

  it('let go at once of whoever gives up waiting, and the place is free', async () => {
    const { threads, run } = some({ waitingMost: 1 });
    const hold = held();
    const first = run(hold.job);
    const giveUp = new AbortController();
    const second = run('b', giveUp.signal);
    giveUp.abort(new Error('never mind'));
    await expect(second).rejects.toThrow('never mind');
    expect(threads.waiting()).toBe(0);
    const third = run('c');
    hold.let();
    expect(await third).toBe(await first);
    await expect(run('d', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });

  it('do not begin what was given up while it was prepared, and go on', async () => {
    const { threads, run } = some();
    const giveUp = new AbortController();
    let prepared = 0;
    let go = (): void => undefined;
    const first = threads.run(async () => {
      await new Promise<void>((resolve) => (go = resolve));
      prepared += 1;
      return 'hang';
    }, giveUp.signal);
    giveUp.abort(new Error('never mind'));
    await expect(first).rejects.toThrow('never mind');
    go();
    expect(await run('b')).toEqual(expect.any(Number));
    // Had it begun, the thread would hang.
    expect(prepared).toBe(1);
  });

  it('fail the job whose preparation fails, and no other', async () => {
    const { threads, run } = some();
    await expect(threads.run(() => Promise.reject(new Error('no meaning')))).rejects.toThrow('no meaning');
    expect(await run('b')).toEqual(expect.any(Number));
  });

  it('tell everybody who waits when they are closed, and take nothing afterwards', async () => {
    const { threads, run } = some();
    const jobs = [run(held().job), run('b')];
    const ended = Promise.allSettled(jobs);
    await threads.close();
    await threads.close();
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(run('c')).rejects.toThrow('broken');
  });
});
