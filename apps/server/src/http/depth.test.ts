import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDeeper, isDeeperText } from './depth.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

it('counts objects and arrays within each other, however many, and nothing else', () => {
  expect([isDeeper(nested(16), 16), isDeeper(nested(17), 16)]).toEqual([false, true]);
  expect(isDeeper({ a: { b: [{ c: 1 }] } }, 4)).toBe(false);
  expect(isDeeper({ a: [1, { b: [{ c: {} }] }] }, 4)).toBe(true);
  for (const flat of [null, undefined, 7, 'text', [], {}, Array.from({ length: 30_000 }, () => 1)]) expect(isDeeper(flat, 1)).toBe(false);
});

it('does not end in a stack that is too small, whatever fits into a body', () => {
  expect(isDeeper(nested(32_000), 16)).toBe(true);
});

it('says the same of a text before it is parsed, whatever is quoted in it', () => {
  const compare = (value: unknown, most: number): void => {
    expect(isDeeperText(JSON.stringify(value), most), JSON.stringify(value)).toBe(isDeeper(value, most));
  };
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 1, max: 6 }), compare));
  for (const value of [['[[[['], { '{{': '"[[\\"[[' }, '\\"[[[', [['\\']]]) compare(value, 2);
  expect(isDeeperText('['.repeat(65_536), 16)).toBe(true);
});
