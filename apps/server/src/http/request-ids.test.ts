import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { requestIds } from './request-ids.ts';

const from = (id?: string | string[]) => ({ headers: id === undefined ? {} : { 'x-request-id': id } }) as unknown as IncomingMessage;

it('takes the name that our proxy gave, and no name that could not be one', () => {
  const name = requestIds(true);
  expect(name(from('0b6c-41'))).toBe('0b6c-41');
  for (const bad of ['', 'a b', 'x'.repeat(65), '"},{"level":60', ['a', 'b']]) expect(name(from(bad))).toMatch(/^[\w-]{12}$/);
});

it('takes no name from a stranger, and gives none twice', () => {
  const name = requestIds(false);
  const names = new Set(Array.from({ length: 50 }, () => name(from('mine'))));
  expect([names.size, names.has('mine')]).toEqual([50, false]);
});
