import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testNames } from './test-names.ts';

const root = join(import.meta.dirname, '..');
const folder = 'apps/server/test/security';
const rows = readFileSync(join(root, 'docs/security-tests.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (threat|-)/.test(line));
const namedIn = (row: string) => [...row.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path = '', words = '']) => ({ path, words }));

/** Takes a test file's path; returns whether one of its tests or groups is called so, in these words or with more around them. */
function isThere(path: string, words: string): boolean {
  return testNames(readFileSync(join(root, path), 'utf8')).some((name) => name.includes(words));
}

it('every line of docs/security-tests.md names tests that are there', () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) {
    const named = namedIn(row);
    expect(named.length, `no test: ${row}`).toBeGreaterThan(0);
    for (const { path, words } of named) expect(isThere(path, words), `${path}: ${words}`).toBe(true);
  }
});

it('words that stand in a test and are the name of none are not taken for one', () => {
  const path = `${folder}/unload.integration.test.ts`;
  expect(readFileSync(join(root, path), 'utf8')).toContain('beforeAll');
  expect(isThere(path, 'beforeAll')).toBe(false);
});

it('every security test is named there', () => {
  const named = new Set(rows.flatMap(namedIn).map(({ path }) => path));
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => !named.has(`${folder}/${name}`))).toEqual([]);
});
