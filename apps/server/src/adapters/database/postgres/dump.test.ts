import { expect, it } from 'vitest';
import { withoutPassword } from './dump.ts';

it.each([
  ['postgres://ann:a%20secret@db.example/game?sslmode=require', 'postgres://ann@db.example/game?sslmode=require'],
  ['postgres://ann@db.example/game?options=-c%20x%3D1&password=a+secret', 'postgres://ann@db.example/game?options=-c%20x%3D1'],
  ['postgres://ann:another@db.example/game?password=a%20secret', 'postgres://ann@db.example/game'],
])('%s reaches the programs of PostgreSQL without its password among the arguments', (url, bare) => {
  expect(withoutPassword(url)).toMatchObject({ url: bare, env: { PGPASSWORD: 'a secret' } });
});

it('an address without a password is left as it is', () => {
  const url = 'postgres://deadpan@localhost/postgres?host=%2Ftmp%2Fa+b&options=-c%20x';
  expect(withoutPassword(url)).toEqual({ url, env: process.env });
});
