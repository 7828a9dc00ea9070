import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BlobsFull, type BlobStore, type ListedBlob } from '../../ports/blobs.ts';
import { isKey, mustBeKey } from './key.ts';
import { mapDiskError } from './map-disk-errors.ts';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR');
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A name that was given to a file is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What lies in this folder and those in it, by names that begin with `prefix`. */
async function* filesIn(path: string, prefix: string): AsyncGenerator<ListedBlob> {
  const entries = await orNull(opendir(path));
  if (!entries) return;
  for await (const entry of entries) {
    const [inner, key] = [join(path, entry.name), `${prefix}/${entry.name}`];
    if (!isKey(key)) continue;
    if (entry.isDirectory()) yield* filesIn(inner, key);
    const found = entry.isFile() ? await orNull(stat(inner)) : null;
    if (found) yield { key, at: found.mtimeMs };
  }
}

const DRAFT = /^\.[0-9a-f]{16}$/;

/** The paths of half-written files in this folder and those in it. */
async function* draftsIn(path: string): AsyncGenerator<string> {
  const entries = await orNull(opendir(path));
  if (!entries) return;
  for await (const entry of entries) {
    const inner = join(path, entry.name);
    if (entry.isDirectory() && isKey(entry.name)) yield* draftsIn(inner);
    if (entry.isFile() && DRAFT.test(entry.name)) yield inner;
  }
}

/** Throws `BlobsFull` when so many bytes more would leave less than `keepFree` of the disk. */
async function mustHaveRoom(folder: string, bytes: number, keepFree: number): Promise<void> {
  if (keepFree === 0) return;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < keepFree)
    throw new BlobsFull('There is no room for files: little is free, and that is kept for matches and accounts.');
}

/**
 * Takes a folder, made on the first write, and how many bytes of its disk are always left free; the `BlobStore` port over files in it. Half-written
 * ones lie under a name that no key has.
 */
export function createDiskBlobs(folder: string, keepFree = 0): BlobStore {
  const pathOf = (key: string): string => {
    mustBeKey(key);
    return join(folder, key);
  };

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const parent = dirname(path);
      await mkdir(parent, { recursive: true, mode: 0o700 });
      await mustHaveRoom(parent, bytes.length, keepFree);
      const draft = join(parent, `.${randomBytes(8).toString('hex')}`);
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw mapDiskError(error);
      }
      await syncFolder(parent);
    },

    get: async (key) => orNull(readFile(pathOf(key))),

    async size(key) {
      const found = await orNull(stat(pathOf(key)));
      return found?.isFile() ? found.size : null;
    },

    async stream(key, range) {
      const file = await orNull(open(pathOf(key), 'r'));
      if (!file) return null;
      const found = await file.stat();
      if (found.isFile()) return { size: range ? range.end - range.start + 1 : found.size, bytes: file.createReadStream(range) };
      await file.close();
      return null;
    },

    delete: async (key) => rm(pathOf(key), { force: true }),

    async *list(name) {
      yield* filesIn(pathOf(name), name);
    },

    async tidy(name, before) {
      let removed = 0;
      for await (const draft of draftsIn(pathOf(name))) {
        const found = await orNull(stat(draft));
        if (!found || found.mtimeMs >= before) continue;
        await rm(draft, { force: true });
        removed++;
      }
      return removed;
    },
  };
}
