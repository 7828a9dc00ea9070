import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Notes what a test measured of a fault (F1 to F19 of `docs/promises.md`), for `npm run promises`, which names the folder; anywhere else nothing is noted.
 * `bound`: what is promised, in the same unit; a measurement above it is shown, and is a failure only of the test that says so.
 */
export function promise(fault: `F${number}`, what: string, measured: number, unit: '' | 's' | 'ms' = '', bound?: number): void {
  const folder = process.env['PROMISES_DIR'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(
    join(folder, `${process.pid}.jsonl`),
    `${JSON.stringify({ fault, what, measured, unit, ...(bound !== undefined && { bound }) })}\n`,
  );
}
