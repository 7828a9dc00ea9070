import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exchange, type Exchange } from './exchange.ts';

const work = mkdtempSync(join(tmpdir(), 'deadpan-exchange-'));
afterAll(() => rmSync(work, { recursive: true }));

/** A folder with a database and a secret, and another with those that are to come. */
function folders(): Exchange & { held(): Record<string, string> } {
  const [from, to] = [mkdtempSync(join(work, 'from-')), mkdtempSync(join(work, 'to-'))];
  for (const name of ['deadpan.db', 'token.key']) {
    writeFileSync(join(to, name), `the old ${name}`);
    writeFileSync(join(from, name), `the new ${name}`);
  }
  mkdirSync(join(from, 'lan'));
  const aside = join(to, 'before');
  const held = (): Record<string, string> =>
    Object.fromEntries(readdirSync(to).map((name) => [name, name.includes('.') ? readFileSync(join(to, name), 'utf8') : 'a folder']));
  return { from, to, leaving: ['deadpan.db', 'deadpan.db-wal', 'token.key'], coming: ['lan', 'token.key', 'deadpan.db'], aside, held };
}

/** Refuses the moves with these numbers, as a disk that fails does. */
function refusing(...numbers: number[]): typeof rename {
  let count = 0;
  return async (was, is) => {
    if (numbers.includes(++count)) throw new Error(`EIO at ${count}`);
    await rename(was, is);
  };
}

it('what comes is in its place, what was there is put aside', async () => {
  const { held, ...of } = folders();
  expect(await exchange(of)).toBe(true);
  expect(held()).toEqual({ before: 'a folder', lan: 'a folder', 'deadpan.db': 'the new deadpan.db', 'token.key': 'the new token.key' });
  expect(readFileSync(join(of.aside, 'deadpan.db'), 'utf8')).toBe('the old deadpan.db');
  expect(await exchange({ ...of, leaving: ['nothing'], coming: [], aside: join(work, 'unused') })).toBe(false);
});

it.each([1, 2, 3, 4, 5])('when move %i is refused, everything is where it was', async (number) => {
  const { held, ...of } = folders();
  await expect(exchange(of, refusing(number))).rejects.toThrow(`${of.to} is as it was: EIO at ${number}`);
  expect(held()).toEqual({ 'deadpan.db': 'the old deadpan.db', 'token.key': 'the old token.key' });
  expect(readdirSync(of.from).toSorted()).toEqual(['deadpan.db', 'lan', 'token.key']);
});

it('when something cannot be put back either, the error says where it is, and the rest is where it was', async () => {
  const { held, ...of } = folders();
  await expect(exchange(of, refusing(5, 8))).rejects.toThrow(`What was there is in ${of.aside}`);
  expect(held()).toEqual({ before: 'a folder', 'deadpan.db': 'the old deadpan.db' });
  expect(readFileSync(join(of.aside, 'token.key'), 'utf8')).toBe('the old token.key');
});
