import { randomInt } from 'node:crypto';

/** For each octal digit a letter; no vowel, and none that is written for one: words of chance must not become words the family filter masks. */
const LETTERS = 'bjkqvwxz';
const wordOf = (value: number): string => [...value.toString(8)].map((digit) => LETTERS[Number(digit)]).join('');

let count = 0;

/** Takes a name; returns one that begins with it and that nobody else has, in this process or beside it. */
export const unique = (name: string): string => `${name}${wordOf(++count)}${wordOf(randomInt(8 ** 4))}`;
