import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** One figure of a bench, for the table of speed (`bench/speed`). */
export interface Figure {
  /** What was measured, as the table says it. */
  what: string;
  measured: number;
  unit: '' | '×' | 'ms' | 'µs' | 'KiB' | '/s' | '%';
  /** What is wanted; absent: told for comparison. */
  goal?: { atMost: number } | { atLeast: number };
}

/** Notes a figure where `npm run bench:speed` collects them; on its own a bench only prints. */
export function note(figure: Figure): void {
  const file = process.env['SPEED_FIGURES'];
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
