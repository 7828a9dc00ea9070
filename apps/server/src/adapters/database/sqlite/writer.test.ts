import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseAway } from '../../../ports/database-away.ts';
import type { Script } from '../script.ts';
import { connect } from './connect.ts';
import { createWriter } from './writer.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-writer-'));
  path = join(folder, 'things.db');
  const db = connect(path);
  db.exec('create table things (id integer primary key)');
  db.close();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const insert = (id: number | string): Script => ({
  key: `key ${id}`,
  steps: [{ sql: 'insert into things (id) values (?)', parameters: [id] }],
});

const stored = (): number => {
  const db = connect(path);
  const { count } = db.prepare('select count(*) as count from things').get() as { count: number };
  db.close();
  return count;
};

it('saves everything that was asked for before it closes, then refuses, and closes twice', async () => {
  const writer = await createWriter(path);
  const calls = Array.from({ length: 200 }, (_, id) => writer.run(insert(id)));
  await writer.close();
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 200 }, () => null));
  expect(stored()).toBe(200);
  await expect(writer.run(insert(999))).rejects.toBeInstanceOf(DatabaseAway);
  await writer.close();
});

it('answers a few at a time, so that timers are not late behind a crowd', async () => {
  const writer = await createWriter(path);
  let [turn, answered] = [setImmediate(() => {}), 0];
  const each: number[] = [];
  const look = (): void => {
    each.push(answered);
    answered = 0;
    turn = setImmediate(look);
  };
  look();
  await Promise.all(Array.from({ length: 200 }, (_, id) => writer.run(insert(id)).then(() => (answered += 1))));
  clearImmediate(turn);
  expect(Math.max(...each)).toBeLessThanOrEqual(16);
  expect(stored()).toBe(200);
  await writer.close();
});

it('throws what is a mistake of ours as it came', async () => {
  const writer = await createWriter(path);
  await expect(writer.run(insert('not a number'))).rejects.toMatchObject({ code: expect.stringContaining('SQLITE') });
  await expect(writer.run(insert('not a number'))).rejects.not.toBeInstanceOf(DatabaseAway);
  expect(await writer.run(insert(1))).toBeNull();
  await writer.close();
});

it('F18 a disk that stands still is handed no more than so much: what was given up counts until it is answered, the rest is refused at once', async () => {
  const writer = await createWriter(path, 8);
  const other = connect(path);
  other.exec('begin immediate');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const away: number[] = [];
  const ask = (id: number): void => void writer.run(insert(id)).catch((error: unknown) => error instanceof DatabaseAway && away.push(id));
  for (let id = 0; id < 10; id++) ask(id);
  await turn();
  expect(away.slice(0, 2)).toEqual([8, 9]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(away.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // Of the first the thread may have said by now that the file is locked, if this machine stood still too.
  for (let id = 10; id < 18; id++) ask(id);
  await turn();
  expect(away).toEqual(expect.arrayContaining([11, 12, 13, 14, 15, 16, 17]));
  other.exec('rollback');
  other.close();
  vi.useRealTimers();
  let id = 100;
  await expect.poll(() => writer.run(insert(id++)).catch(() => 'away')).toBeNull();
  await writer.close();
});
