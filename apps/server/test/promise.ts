import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** How a figure is counted: seconds, milliseconds, megabytes, or things. */
type Unit = 's' | 'ms' | 'MB' | '';

/**
 * How much longer a machine that does other work may take than it would alone, ms, by how long it took. For what a test waits for; the table of
 * `docs/promises.md` allows nothing.
 */
export const slackOf = (tookMs: number): number => Math.max(250, tookMs / 4);

/** Takes a figure; returns how far above what is promised a test lets it be, in its unit. */
function slack(measured: number, unit: Unit): number {
  if (unit === 's') return slackOf(measured * 1_000) / 1_000;
  return unit === 'ms' ? slackOf(measured) : 0;
}

/**
 * Notes what a test measured of a fault (F1 to F20 of `docs/promises.md`), for `npm run promises`, which names the folder; anywhere else nothing is noted.
 * `bound`: what is promised, in the same unit. Throws when the figure is above it by more than a busy machine explains; `npm run promises` fails when it
 * is above it at all. `slowness`: how many times as long everything took meanwhile as it would have alone, where a test knows.
 */
export function promise(
  fault: `F${number}`,
  what: string,
  measured: number,
  unit: Unit = '',
  bound: number | null = null,
  slowness = 1,
): void {
  // The slowest of none is no figure.
  if (!Number.isFinite(measured)) throw new Error(`${fault} ${what}: nothing was measured`);
  const folder = process.env['PROMISES_DIR'];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    const line = JSON.stringify({ fault, what, measured, unit, ...(bound !== null && { bound }) });
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
  }
  if (bound !== null && measured > (bound + slack(measured, unit)) * slowness) {
    throw new Error(`${fault} ${what}: ${measured} ${unit}, promised are ${bound} ${unit}`);
  }
}
