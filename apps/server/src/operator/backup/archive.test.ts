import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pack, publish, type Manifest } from './archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));
const manifest: Manifest = { format: 1, version: '1.2.3', database: 'sqlite', changes: [], at: '2026-11-22T07:00:00.000Z', files: 0 };

it('an archive is a new file that only its owner reads: nothing is written into what is there already', async () => {
  const from = join(folder, 'from');
  mkdirSync(from);
  writeFileSync(join(from, 'token.key'), 'a secret');
  const [own, open, link] = ['own.tar', 'open.tar', 'link.tar'].map((name) => join(folder, name)) as [string, string, string];
  writeFileSync(open, 'of somebody else', { mode: 0o666 });
  symlinkSync(join(folder, 'elsewhere'), link);
  await pack(from, manifest, own);
  expect(statSync(own).mode & 0o777).toBe(0o600);
  for (const taken of [open, link]) await expect(pack(from, manifest, taken)).rejects.toThrow('EEXIST');
  expect(readFileSync(open, 'utf8')).toBe('of somebody else');
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
});

it('a finished archive takes the place of nothing that came meanwhile', async () => {
  const [draft, good, file, link] = ['draft', 'good', 'file', 'link'].map((name) => join(folder, name)) as [string, string, string, string];
  writeFileSync(draft, 'all of it');
  writeFileSync(file, 'another backup');
  symlinkSync(join(folder, 'elsewhere'), link);
  await publish(draft, good);
  expect(readFileSync(good, 'utf8')).toBe('all of it');
  for (const taken of [file, link]) await expect(publish(draft, taken)).rejects.toThrow('never written over another one');
  expect(readFileSync(file, 'utf8')).toBe('another backup');
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
});
