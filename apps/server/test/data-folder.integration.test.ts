import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { aProcess } from './a-process.ts';

const work = mkdtempSync(join(tmpdir(), 'deadpan-data-'));
afterAll(() => rmSync(work, { recursive: true }));
const modeOf = (path: string): number => statSync(path).mode & 0o7777;

it('a server closes its data folder to other users of the machine, and follows no link that waits in it', async () => {
  const [folder, victim] = [join(work, 'data'), join(work, 'victim')];
  mkdirSync(folder);
  const files = ['deadpan.db', 'token.key', 'token.key.previous'].map((name) => join(folder, name));
  const folders = ['blobs', 'lan', 'outbox'].map((name) => join(folder, name));
  // As they come from a copy by hand. SQLite takes an empty file for a new database.
  for (const path of files) writeFileSync(path, path.endsWith('.db') ? '' : 'b'.repeat(64));
  for (const path of folders) mkdirSync(path);
  for (const path of files) chmodSync(path, 0o644);
  for (const path of folders) chmodSync(path, 0o755);
  chmodSync(folder, 0o777);
  writeFileSync(victim, 'of somebody else');
  symlinkSync(victim, join(folder, 'lock.pid'));

  const server = aProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  try {
    await server.address();
    expect(modeOf(folder)).toBe(0o755);
    for (const path of [...files, `${files[0]}-wal`, join(folder, 'lock.db'), join(folder, 'lock.pid')])
      expect(modeOf(path), path).toBe(0o600);
    for (const path of folders) expect(modeOf(path), path).toBe(0o700);
    expect(lstatSync(join(folder, 'lock.pid')).isFile()).toBe(true);
    expect(readFileSync(victim, 'utf8')).toBe('of somebody else');
  } finally {
    await server.end();
  }
  expect(server.printed()).toMatch(/^Deadpan is at \S+\n$/);
});
