import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Takes the path of a file that comes with the product; returns the name of its content, as addresses have it behind `?v=`. */
export function contentVersion(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
}
