import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecret, keptSecrets } from './secret.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadpan-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is made once, of 32 random bytes only the owner may read', () => {
  const secret = keptSecret(folder);
  expect(secret).toHaveLength(32);
  expect(keptSecret(folder)).toEqual(secret);
  expect(readdirSync(folder)).toEqual(['token.key']);
  expect(statSync(join(folder, 'token.key')).mode & 0o777).toBe(0o600);
  expect(keptSecret(join(folder, 'another'))).not.toEqual(secret);
});

it('is not used when it is damaged', () => {
  writeFileSync(join(folder, 'token.key'), 'abc');
  expect(() => keptSecret(folder)).toThrow(/does not hold a secret of 32 bytes/);
});

it('is followed by the one before, when an operator puts it aside', () => {
  const home = join(folder, 'rotated');
  const before = keptSecret(home);
  renameSync(join(home, 'token.key'), join(home, 'token.key.previous'));
  const [now, previous, ...more] = keptSecrets(home);
  expect(now).not.toEqual(before);
  expect([previous, more]).toEqual([before, []]);
});
