import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './steps.ts';

/**
 * Keeps a made page: with `--check` on the command line it compares, else it writes.
 * Takes the page's path in the repository and its whole text; a stale page ends the process with 1.
 */
export async function keep(path: string, text: string): Promise<void> {
  const file = join(root, path);
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present === text) return;
  if (process.argv.includes('--check')) {
    console.log(`${path} does not say what the code says: run \`npm run docs\` and commit it.`);
    process.exitCode = 1;
    return;
  }
  await writeFile(file, text);
  console.log(`${path} written`);
}
