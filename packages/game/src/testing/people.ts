import type { Person } from '../command.ts';

/** Takes a name; returns a person of that name, whose id is the name in small letters. */
export function person(username: string): Person {
  return { id: username.toLowerCase(), username, picture: null };
}

export const ann = person('Ann');
export const bob = person('Bob');
export const cara = person('Cara');
export const dan = person('Dan');
