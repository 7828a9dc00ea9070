import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';

/** Another process serves this folder. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
}

function holder(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}

/**
 * Takes the data folder (made when missing) for this process, or throws `FolderTaken`. The guard is an exclusive lock on `lock.db`, which the system frees however the
 * process ends; the pid beside it is only for the message (in a container it is always 1). Returns the release.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pidFile = join(folder, 'lock.pid');
  const guard = new Sqlite(join(folder, 'lock.db'));
  try {
    guard.pragma('busy_timeout = 500');
    guard.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    guard.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('SQLITE_BUSY')) throw error;
    throw new FolderTaken(`The data folder ${folder} is in use by ${holder(pidFile)}. Stop it, or give this server a DATA_DIR of its own.`);
  }
  // The lock is held, so a file of this name is a left-over. Without `wx` a link of this name would be followed.
  rmSync(pidFile, { force: true });
  writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600, flag: 'wx' });
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    rmSync(pidFile, { force: true });
    guard.exec('ROLLBACK');
    guard.close();
  };
}
