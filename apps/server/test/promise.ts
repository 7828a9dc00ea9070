import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** How a figure is counted: seconds, milliseconds, megabytes, or things. */
type Unit = 's' | 'ms' | 'MB' | '';

/**
 * How much longer a machine that does other work may take than it would alone, ms, by how long it took. For time that
 * a running match may lose beside an outage, told by the length of the outage.
 */
export const slackOf = (tookMs: number): number => Math.max(250, tookMs / 4);

/**
 * Notes what a test measured of a fault (F1 to F21 of `docs/promises.md`), for `npm run promises`, which names the folder; anywhere else nothing is noted.
 * `bound`: what is promised, in the same unit. Seconds are held against it by `npm run promises` alone, which fails when any is above: in `npm test` the
 * machine does other work, and a slow machine is no failure. Bytes and counts do not depend on the machine: above the bound they throw.
 */
export function promise(fault: `F${number}`, what: string, measured: number, unit: Unit = '', bound: number | null = null): void {
  // The slowest of none is no figure.
  if (!Number.isFinite(measured)) throw new Error(`${fault} ${what}: nothing was measured`);
  const folder = process.env['PROMISES_DIR'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    const line = JSON.stringify({ fault, what, measured, unit, ...(bound !== null && { bound }) });
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
  }
  const isTime = unit === 's' || unit === 'ms';
  if (bound !== null && !isTime && measured > bound)
    throw new Error(`${fault} ${what}: ${measured} ${unit}, promised are ${bound} ${unit}`);
}
