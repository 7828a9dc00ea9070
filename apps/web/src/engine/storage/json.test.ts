import { describe, expect, it } from 'vitest';
import { readFields, readJson } from './json.ts';

const storage = (text: string | null) => ({ getItem: () => text });
const forbidden = {
  getItem: (): string => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
};

describe('what a storage keeps as JSON', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['0.25', 0.25],
    ['[1]', [1]],
    ['null', null],
    [null, null],
    ['not JSON', null],
    ['', null],
  ])('%s', (text, said) => {
    expect(readJson(storage(text), 'key')).toEqual(said);
  });

  it('is nothing where storage is forbidden', () => {
    expect(readJson(forbidden, 'key')).toBeNull();
    expect(readFields(forbidden, 'key')).toEqual({});
  });

  it.each(['null', '3', '"text"', 'true', 'not JSON', null])('%s has no fields', (text) => {
    expect(readFields(storage(text), 'key')).toEqual({});
  });

  it('has the fields of an object', () => {
    expect(readFields(storage('{"a":{"b":1}}'), 'key')).toEqual({ a: { b: 1 } });
  });
});
