import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Beyond this many waiting, a key is not looked at rather than some seconds later. */
const WAITING_MAX = 100;

/** Arena keys. */
export interface Keys {
  /** Takes an arena key; returns it hashed, as the room keeps it. The key itself is kept nowhere. Null: too many wait. */
  hash(key: string): Promise<string | null>;
  /** Takes a key and a kept hash; returns whether they match, in time that tells nothing. Null: too many wait. */
  matches(key: string, kept: string): Promise<boolean | null>;
}

class TooManyWait extends Error {}

/** Hashes one at a time: the few threads that do it also read files and look up names for everybody. Takes how many may wait. */
export function createKeys(waitingMax = WAITING_MAX): Keys {
  const turns = takeTurns(1, waitingMax, () => new TooManyWait());
  const inTurn = (key: string, salt: Buffer): Promise<Buffer | null> =>
    turns(() => derive(key.normalize('NFC'), salt, HASH_BYTES)).catch((error: unknown) => {
      if (error instanceof TooManyWait) return null;
      throw error;
    });

  return {
    async hash(key) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await inTurn(key, salt);
      return hash && `${salt.toString('base64url')}.${hash.toString('base64url')}`;
    },

    async matches(key, kept) {
      const [salt = '', hash = ''] = kept.split('.');
      const expected = Buffer.from(hash, 'base64url');
      const actual = await inTurn(key, Buffer.from(salt, 'base64url'));
      return actual && expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}
import { takeTurns } from '../../async/turns.ts';
