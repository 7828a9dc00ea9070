import { apart, mixed } from './colour.ts';
import type { Frame } from './frame.ts';

/** The mood's strong colour, unless the one who stands before it has that colour. */
export function popOf({ kit: { palette }, plan, shades }: Frame, place = 'main'): string {
  const near = shades(plan.art[place] ?? '').some((shade) => apart(shade, palette.pop) < 76);
  return near ? mixed(palette.deep, palette.floor, 0.45) : palette.pop;
}
