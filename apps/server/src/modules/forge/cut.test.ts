import { expect, it } from 'vitest';
import { cut } from './cut.ts';

it.each([
  ['a cat', 5, 'a cat'],
  ['a cats', 5, 'a ca…'],
  ['cat dog', 5, 'cat…'],
  ['🏳️‍🌈👩‍👩‍👧‍👦', 2, '🏳️‍🌈👩‍👩‍👧‍👦'],
  ['🏳️‍🌈👩‍👩‍👧‍👦é', 2, '🏳️‍🌈…'],
])('cuts %j at %d characters: %j', (text, most, expected) => {
  expect(cut(text, most)).toBe(expected);
});
