import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { restrictDataFolder } from './data-folder.ts';

const work = mkdtempSync(join(tmpdir(), 'deadpan-data-folder-'));
afterAll(() => rmSync(work, { recursive: true }));

/** A folder with this mode, and a file of this name in it that everybody may read. */
function folderWith(mode: number, file: string): string {
  const folder = mkdtempSync(join(work, 'data-'));
  writeFileSync(join(folder, file), '');
  chmodSync(join(folder, file), 0o644);
  chmodSync(folder, mode);
  return folder;
}
const modeOf = (path: string): number => statSync(path).mode & 0o7777;

it('nobody else writes in the folder or reads what is in it; other files there stay as they are', () => {
  const folder = folderWith(0o777, 'deadpan.db');
  mkdirSync(join(folder, 'lan'));
  writeFileSync(join(folder, 'notes'), '');
  for (const name of ['notes', 'lan']) chmodSync(join(folder, name), 0o755);
  expect(restrictDataFolder(folder)).toEqual([]);
  expect([folder, ...['deadpan.db', 'lan', 'notes'].map((name) => join(folder, name))].map(modeOf)).toEqual([0o755, 0o600, 0o700, 0o755]);
});

it('a folder of everybody, such as /tmp, stays as it is, with a warning', () => {
  const folder = folderWith(0o1777, 'token.key');
  expect(restrictDataFolder(folder)).toEqual([expect.stringContaining(`can write to DATA_DIR (${folder})`)]);
  expect([modeOf(folder), modeOf(join(folder, 'token.key'))]).toEqual([0o1777, 0o600]);
});
