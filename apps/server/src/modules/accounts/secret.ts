import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes the data folder; returns the secret kept in it, of 32 random bytes made on the first start and readable by its owner only. */
export function keptSecret(folder: string): Uint8Array {
  const path = join(folder, 'token.key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    // A link is made whole or not at all, and never over an existing file: two first starts end with one secret.
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  chmodSync(path, 0o600);
  return read(path);
}

function read(path: string): Uint8Array {
  const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (secret.length !== 32)
    throw new Error(`${path} does not hold a secret of 32 bytes. Remove it to make a new one; everybody signs in again.`);
  return secret;
}

/** Takes the data folder; returns the secret that signs, and the one an operator has put aside as `token.key.previous`, if there is one. */
export function keptSecrets(folder: string): Uint8Array[] {
  const previous = join(folder, 'token.key.previous');
  return [keptSecret(folder), ...(existsSync(previous) ? [read(previous)] : [])];
}
