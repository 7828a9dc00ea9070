import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** By path. What comes with the product stays as it is while it runs, and a deck's clips are some megabytes. */
const known = new Map<string, string>();

/** Takes the path of a file that comes with the product; returns the name of its content, as addresses have it behind `?v=`. Reads it once. */
export function contentVersion(path: string): string {
  const version = known.get(path) ?? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
  known.set(path, version);
  return version;
}
