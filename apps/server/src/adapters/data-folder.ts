import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files with secrets or personal data, by the names that only this program gives. */
const FILES = ['deadpan.db', 'deadpan.db-wal', 'deadpan.db-shm', 'token.key', 'token.key.previous'];
const FOLDERS = ['blobs', 'lan', 'outbox'];
const GROUP_OR_OTHERS = 0o077;
const WRITABLE_BY_OTHERS = 0o022;
/** In a folder with this bit, such as /tmp, only its owner removes a file. */
const STICKY = 0o1000;

/** Takes away permissions, where this process may; a file system without permissions, or another owner, leaves the path as it is. */
function removePermissions(path: string, removed: number): void {
  try {
    const { mode } = statSync(path);
    if ((mode & removed) !== 0) chmodSync(path, mode & 0o7777 & ~removed);
  } catch {
    // The caller is told what is still open.
  }
}

const isOpen = (path: string, bits: number): boolean => (statSync(path).mode & bits) !== 0;

/**
 * Closes the data folder to other users of the machine. New files are closed by the umask; this is for those that were copied here by hand, with the
 * modes they had elsewhere. The folder itself keeps its read permissions: an operator may name one that holds other things too.
 * Returns a warning for every path that is still open.
 */
export function restrictDataFolder(folder: string): string[] {
  // Windows has no such permissions.
  if (process.getuid === undefined) return [];
  const inside = [...FILES, ...FOLDERS].map((name) => join(folder, name)).filter((path) => existsSync(path));
  for (const path of inside) removePermissions(path, GROUP_OR_OTHERS);
  if (!isOpen(folder, STICKY)) removePermissions(folder, WRITABLE_BY_OTHERS);
  return [
    ...(isOpen(folder, WRITABLE_BY_OTHERS)
      ? [
          `Other users of this machine can write to DATA_DIR (${folder}), and could replace the database: give the server a folder of its own.`,
        ]
      : []),
    ...inside
      .filter((path) => isOpen(path, GROUP_OR_OTHERS))
      .map((path) => `Other users of this machine can read ${path}, and its permissions cannot be changed: see to its owner.`),
  ];
}
