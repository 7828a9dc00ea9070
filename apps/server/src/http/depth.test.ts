import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDeeper } from './depth.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** How deep it is, once it is parsed. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

it('counts objects and arrays within each other, however many, and nothing else', () => {
  expect([isDeeper(nested(16), 16), isDeeper(nested(17), 16)]).toEqual([false, true]);
  expect(isDeeper('{"a":{"b":[{"c":1}]}}', 4)).toBe(false);
  expect(isDeeper('{"a":[1,{"b":[{"c":{}}]}]}', 4)).toBe(true);
  for (const flat of ['null', '7', '"text"', '[]', '{}', `[${'1,'.repeat(30_000)}1]`]) expect(isDeeper(flat, 1)).toBe(false);
  expect(isDeeper('['.repeat(65_536), 16)).toBe(true);
});

it('says of any text what is true of its value, whatever is quoted in it', () => {
  const compare = (value: unknown, most: number): void => {
    expect(isDeeper(JSON.stringify(value), most), JSON.stringify(value)).toBe(depthOf(value) > most);
  };
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 1, max: 6 }), compare));
  for (const value of [['[[[['], { '{{': '"[[\\"[[' }, '\\"[[[', [['\\']]]) compare(value, 2);
});
