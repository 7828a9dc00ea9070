import { randomInt } from 'node:crypto';
import { cleanName, limits, plainText, Username } from '@deadpan/protocol';

/** Who comes without a name that can be used; a piece of their e-mail address would tell others of it. */
const NAMELESS = 'Warrior';
const segments = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Takes a text; returns as much of it as fits, with `room` characters as people count them left free. */
function cut(text: string, room: number): string {
  const parts = [...segments.segment(text)].map(({ segment }) => segment);
  return cleanName(parts.slice(0, limits.username.maxGraphemes - room).join(''));
}

/** Takes the name Google knows; returns it as a username: without what a name may not contain, at most 24 graphemes. */
export function nameFrom(googleName: string): string {
  const plain = plainText(googleName.slice(0, 400).normalize('NFC'));
  const parsed = Username.safeParse(cut(cleanName(plain), 0));
  return parsed.success && /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(parsed.data) ? parsed.data : NAMELESS;
}

/** Takes a username; returns it and then others like it, one after the other, until one is free. */
export function* namesLike(name: string): Generator<string> {
  yield name;
  for (let number = 2; number <= 5; number++) yield `${cut(name, 2)} ${number}`;
  for (let tries = 0; tries < 20; tries++) yield `${cut(name, 6)} ${randomInt(10_000, 100_000)}`;
}
