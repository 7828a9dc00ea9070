import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SqlValue } from '../script.ts';
import { connect, type Connection } from './connect.ts';
import { groupCommitter, takeGroup, type Job } from './group-commit.ts';

const insert = (id: number, value: SqlValue, key = `key ${id}`): Job => ({
  id,
  script: { key, steps: [{ sql: 'insert into things (id, value) values (?, ?)', parameters: [id, value] }] },
});

describe('takeGroup', () => {
  it('takes the oldest of every key and leaves the rest in order', () => {
    const queue = [insert(1, 'a', 'x'), insert(2, 'b', 'y'), insert(3, 'c', 'x'), insert(4, 'd', 'x'), insert(5, 'e', 'z')];
    const ids = (jobs: Job[]): number[] => jobs.map((job) => job.id);
    expect(ids(takeGroup(queue))).toEqual([1, 2, 5]);
    expect(ids(queue)).toEqual([3, 4]);
    expect(ids(takeGroup(queue))).toEqual([3]);
    expect(ids(takeGroup(queue))).toEqual([4]);
    expect(takeGroup(queue)).toEqual([]);
  });
});

describe('a group', () => {
  let folder = '';
  let db: Connection;
  let commits: number;
  let commit: (group: Job[]) => ReturnType<ReturnType<typeof groupCommitter>>;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deadpan-group-'));
    db = connect(join(folder, 'things.db'));
    db.exec('create table things (id integer primary key, value text not null)');
    commits = 0;
    const counted = new Proxy(db, {
      get: (target, name) => {
        if (name === 'exec') {
          return (sql: string) => {
            target.exec(sql);
            if (sql === 'COMMIT') commits += 1;
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    commit = groupCommitter(counted);
  });
  afterEach(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });

  const stored = (): unknown[] =>
    db
      .prepare('select id from things order by id')
      .all()
      .map((row) => (row as { id: number }).id);

  it('is saved by one commit', () => {
    expect(commit([insert(1, 'a'), insert(2, 'b'), insert(3, 'c')])).toEqual([1, 2, 3].map((id) => ({ id, refused: null })));
    expect(stored()).toEqual([1, 2, 3]);
    expect(commits).toBe(1);
  });

  it('answers each script for itself: a refused one is undone whole, the others are saved', () => {
    const refused: Job = {
      id: 2,
      script: {
        key: 'two',
        steps: [
          { sql: 'insert into things (id, value) values (?, ?)', parameters: [2, 'b'] },
          { sql: 'update things set value = ? where id = ?', parameters: ['x', 99], orElse: 'stale' },
          { sql: 'insert into things (id, value) values (?, ?)', parameters: [4, 'd'] },
        ],
      },
    };
    expect(commit([insert(1, 'a'), refused, insert(3, 'c')])).toEqual([
      { id: 1, refused: null },
      { id: 2, refused: 'stale' },
      { id: 3, refused: null },
    ]);
    expect(stored()).toEqual([1, 3]);
    expect(commits).toBe(1);
  });

  it('that fails is tried again one by one, so that only the bad script fails', () => {
    const [one, two, three] = commit([insert(1, 'a'), insert(2, null), insert(3, 'c')]);
    expect([one, three]).toEqual([
      { id: 1, refused: null },
      { id: 3, refused: null },
    ]);
    expect(two).toMatchObject({ id: 2, failed: { code: expect.stringContaining('SQLITE_CONSTRAINT') } });
    expect(stored()).toEqual([1, 3]);
    expect(commits).toBe(2);
  });
});
