import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Takes an arena key; returns it hashed, as the room keeps it. The key itself is kept nowhere. */
export async function hashKey(key: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(key.normalize('NFC'), salt, HASH_BYTES);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Takes a key and a kept hash; returns whether they match, in time that tells nothing. */
export async function keyMatches(key: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(key.normalize('NFC'), Buffer.from(salt, 'base64url'), HASH_BYTES);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
