import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { promise } from './promise.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-noted-'));
  vi.stubEnv('PROMISES_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const noted = (): unknown[] =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  );

it('notes every figure, and fails no test for seconds: the machine may be slow', () => {
  promise('F1', 'back', 390, 's', 3);
  promise('F1', 'late', 44_000, 'ms', 200);
  promise('F1', 'kills', 20);
  expect(noted()).toEqual([
    { fault: 'F1', what: 'back', measured: 390, unit: 's', bound: 3 },
    { fault: 'F1', what: 'late', measured: 44_000, unit: 'ms', bound: 200 },
    { fault: 'F1', what: 'kills', measured: 20, unit: '' },
  ]);
});

it('fails the test whose bytes or counts are above the bound, and notes them all the same', () => {
  promise('F1', 'waits', 1, 'MB', 1);
  expect(() => promise('F1', 'waits', 1.01, 'MB', 1)).toThrow('F1 waits: 1.01 MB, promised are 1 MB');
  expect(() => promise('F1', 'lost', 1, '', 0)).toThrow('promised are 0');
  expect(noted()).toHaveLength(3);
});

it('notes nothing outside of `npm run promises`', () => {
  vi.stubEnv('PROMISES_DIR', undefined);
  promise('F1', 'back', 1, 's', 3);
  expect(noted()).toEqual([]);
});

it('fails where nothing was measured: the slowest of none, or no number', () => {
  expect(() => promise('F1', 'back', Math.max(...[].map(Number)), 's', 3)).toThrow('nothing was measured');
  expect(() => promise('F1', 'back', Number.NaN, 's', 3)).toThrow('nothing was measured');
});
