import { execFile } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Makes one file of a folder: whole or not at all, and for its owner only, because there are secrets in it. */
export async function pack(folder: string, manifest: Manifest, file: string): Promise<void> {
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const draft = `${file}.partial`;
  try {
    await writeFile(draft, '', { mode: 0o600 });
    await tar('-cf', draft, '-C', folder, '.');
    await rename(draft, file);
  } catch (error) {
    // A piece of everybody's data is no backup, and may fill the disk that had no room for all of it.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Takes such a file apart into a folder; returns what it says of itself. */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  await tar('-xf', file, '-C', folder, '--no-same-owner');
  try {
    return Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  } catch (error) {
    throw new Mistake(`${file} is no backup of Deadpan.`, { cause: error });
  }
}
