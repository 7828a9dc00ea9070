import { execFile } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { BlobStore } from '../../ports/blobs.ts';
import { fileFolders } from '../../ports/kept-files.ts';
import { Mistake } from '../mistake.ts';

const run = promisify(execFile);

/** What a backup says of itself. */
const Manifest = z.object({
  format: z.literal(1),
  /** the program's version */
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** names of the changes of the schema */
  changes: z.array(z.string()),
  /** when the database was copied, ISO */
  at: z.string(),
  files: z.number(),
});
export type Manifest = z.infer<typeof Manifest>;

/**
 * Copies all files of a store into a folder; returns how many. One that goes meanwhile is left out, though the database, which was copied before, may
 * still have its row: pages show something else in its place.
 */
export async function copyFiles(blobs: BlobStore, to: string): Promise<number> {
  let count = 0;
  for (const folder of fileFolders) {
    for await (const { key } of blobs.list(folder)) {
      const blob = await blobs.stream(key);
      if (!blob) continue;
      await mkdir(dirname(join(to, key)), { recursive: true });
      await pipeline(blob.bytes, createWriteStream(join(to, key)));
      count++;
    }
  }
  return count;
}

/** Puts all files of a folder into a store; returns how many. */
export async function putFiles(from: string, blobs: BlobStore): Promise<number> {
  let count = 0;
  for (const folder of fileFolders) {
    const names = await readdir(join(from, folder)).catch(() => []);
    for (const name of names) {
      await blobs.put(`${folder}/${name}`, await readFile(join(from, folder, name)));
      count++;
    }
  }
  return count;
}

async function tar(...args: string[]): Promise<void> {
  try {
    await run('tar', args);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : '';
    throw new Mistake(`tar failed: ${said}`, { cause: error });
  }
}

/** Packs a folder into a new file that only its owner may read, because the archive holds secrets. */
export async function pack(folder: string, manifest: Manifest, file: string): Promise<void> {
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // tar keeps the mode of a file that exists. `wx` refuses a file, or a link, that somebody else has put there.
  await writeFile(file, '', { mode: 0o600, flag: 'wx' });
  await tar('-cf', file, '-C', folder, '.');
}

/** File systems without hard links: FAT, and some network shares. */
const hasNoLinks = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(String(error.code));

/** Gives a finished file its final name. A link is made whole or not at all, and neither replaces nor follows what already has the name. */
export async function publish(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (hasNoLinks(error)) return rename(draft, file);
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw new Mistake(takenName(file), { cause: error });
    throw error;
  }
}

export const takenName = (file: string): string => `${file} exists. A backup is never written over another one.`;

/** An archive of ours has files and folders only. A link could lead a restore to any file that the operator may read or write. */
async function refuseLinks(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw new Error(`${odd.name} is neither a file nor a folder`);
}

/** Takes such a file apart into a folder; returns what it says of itself. */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  // Without the modes of the archive: the umask of the operator's commands closes every file to others.
  await tar('-xf', file, '-C', folder, '--no-same-owner', '--no-same-permissions');
  try {
    await refuseLinks(folder);
    return Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  } catch (error) {
    throw new Mistake(`${file} is no backup of Deadpan.`, { cause: error });
  }
}
