import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './steps.ts';

/** Takes folders of the repository and what a file's name must match; returns the paths of those files, sorted, without what is installed or built. */
export async function filesIn(folders: readonly string[], wanted: RegExp): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length));
    }),
  );
  return lists
    .flat()
    .filter((path) => wanted.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .sort();
}
