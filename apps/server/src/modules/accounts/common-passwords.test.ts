import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'Password1',
  'password1',
  'PASSWORD1',
  'Password1!',
  ' Password1 ',
  '**Qwerty123**',
  'Ｐassword1',
  'Trustno1',
  'Passw0rd',
  'Abcd1234',
])('%j is one of the first that somebody would guess', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Straight-Face-1', 'Straight Face 1', 'StoneCold1', 'Password1 of Greta', 'P1'])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
