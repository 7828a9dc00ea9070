import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pack, type Manifest } from './archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a backup that cannot be finished leaves no piece of one', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  for (const path of [from, to]) mkdirSync(path);
  writeFileSync(join(from, 'token.key'), 'a secret');
  const manifest: Manifest = { format: 1, version: '1.2.3', database: 'sqlite', changes: [], at: '2026-11-22T07:00:00.000Z', files: 0 };
  mkdirSync(join(to, 'taken.tar'));
  await expect(pack(from, manifest, join(to, 'taken.tar'))).rejects.toThrow(/EISDIR/);
  await expect(pack(from, manifest, join(to, 'good.tar'))).resolves.toBeUndefined();
  expect(readdirSync(to).toSorted()).toEqual(['good.tar', 'taken.tar']);
});
