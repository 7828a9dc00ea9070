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

it('fails the test whose figure is above its bound by more than a busy machine explains, and notes it all the same', () => {
  promise('F1', 'back', 3.9, 's', 3);
  promise('F1', 'late', 440, 'ms', 200);
  promise('F1', 'kills', 20);
  expect(noted()).toEqual([
    { fault: 'F1', what: 'back', measured: 3.9, unit: 's', bound: 3 },
    { fault: 'F1', what: 'late', measured: 440, unit: 'ms', bound: 200 },
    { fault: 'F1', what: 'kills', measured: 20, unit: '' },
  ]);
  expect(() => promise('F1', 'back', 4.1, 's', 3)).toThrow('F1 back: 4.1 s, promised are 3 s');
  expect(() => promise('F1', 'late', 460, 'ms', 200)).toThrow('promised are 200 ms');
  expect(() => promise('F1', 'waits', 1.01, 'MB', 1)).toThrow('promised are 1 MB');
  expect(noted()).toHaveLength(6);
});

it('allows as many times as much where everything took as many times as long', () => {
  promise('F1', 'late', 890, 'ms', 200, 2);
  expect(() => promise('F1', 'late', 890, 'ms', 200)).toThrow('promised are 200 ms');
  expect(() => promise('F1', 'late', 910, 'ms', 200, 2)).toThrow('promised are 200 ms');
});

it('fails where nothing was measured: the slowest of none, or no number', () => {
  expect(() => promise('F1', 'back', Math.max(...[].map(Number)), 's', 3)).toThrow('nothing was measured');
  expect(() => promise('F1', 'back', Number.NaN, 's', 3)).toThrow('nothing was measured');
});
