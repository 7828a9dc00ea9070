import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
afterEach(() => rmSync(folder, { recursive: true }));

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
