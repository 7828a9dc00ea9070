import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseAway } from '../../../ports/database-away.ts';
import { createRunner } from './runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SCRIPT = { key: 'a room', steps: ['one', 'two'].map((sql) => ({ sql, parameters: [] })) };

/** A pool as it is, whose one connection answers as the test says; what it leaves open fails when the pool ends the connection. */
function poolOver(answer: (sql: string) => Promise<{ rowCount: number }> | 'nothing') {
  const asked: string[] = [];
  const ended: string[] = [];
  class Connection extends EventEmitter {
    readonly _queryable = true;
    readonly #open: ((error: Error) => void)[] = [];
    connect(done: () => void): void {
      done();
    }
    query(sql: string): Promise<{ rowCount: number }> {
      asked.push(sql);
      const answered = answer(sql);
      return answered === 'nothing' ? new Promise((_, reject) => void this.#open.push(reject)) : answered;
    }
    end(done: () => void): void {
      ended.push(asked.at(-1) ?? '');
      for (const reject of this.#open.splice(0)) reject(new Error('Connection terminated'));
      done();
    }
    ref(): void {}
    unref(): void {}
  }
  return { pool: new pg.Pool({ max: 1, Client: Connection as unknown as new () => pg.ClientBase } as pg.PoolConfig), asked, ended };
}
const outcomeOver = (pool: pg.Pool): Promise<unknown> =>
  createRunner(pool)
    .run(SCRIPT)
    .catch((error: unknown) => error);
const done = Promise.resolve({ rowCount: 1 });
const failure = (message: string, code = ''): Promise<never> => Promise.reject(Object.assign(new Error(message), code && { code }));

it('F5 a connection that is given up while a transaction is undone is given back once, and the database is away', async () => {
  const { pool, asked, ended } = poolOver((sql) =>
    sql === 'two' ? failure('canceling statement due to statement timeout', '57014') : sql === 'rollback' ? 'nothing' : done,
  );
  const outcome = outcomeOver(pool);
  await vi.advanceTimersByTimeAsync(1_999);
  expect([asked, ended]).toEqual([['begin', 'one', 'two', 'rollback'], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(DatabaseAway);
  expect([ended, pool.totalCount]).toEqual([['rollback'], 0]);
});

it('F5 a connection on which nothing comes back is given up after 2 s, and the database is away', async () => {
  const { pool, ended } = poolOver((sql) => (sql === 'commit' ? 'nothing' : done));
  const outcome = outcomeOver(pool);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toBeInstanceOf(DatabaseAway);
  expect([ended, pool.totalCount]).toEqual([['commit'], 0]);
});

it('what is a mistake of ours is thrown as it came, and the connection is used again', async () => {
  const { pool, asked } = poolOver((sql) =>
    sql === 'two' && !asked.includes('rollback') ? failure('a column is missing', '42703') : done,
  );
  const runner = createRunner(pool);
  await expect(runner.run(SCRIPT)).rejects.toMatchObject({ code: '42703' });
  expect(await runner.run(SCRIPT)).toBeNull();
  expect([asked.slice(4), pool.totalCount, pool.idleCount]).toEqual([['begin', 'one', 'two', 'commit'], 1, 1]);
});
