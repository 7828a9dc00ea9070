import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, type RoomId } from '@deadpan/protocol';

/** Returns a random arena code (design "Arena code"). */
export function randomCode(): RoomId {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}
