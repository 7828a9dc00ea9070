import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Shape } from './shapes.ts';

/** Of the icon's 32 units. */
export interface Survey {
  /** where there is ink: x, y, width, height */
  box: readonly [number, number, number, number];
  /** the largest circle that fits into the ink: x, y, radius; a face has room there */
  room: readonly [number, number, number];
}

const SIZE = 128;
const UNIT = SIZE / 32;

/** Takes an icon's outlines; returns where its ink is, null when there is none. */
export function surveyed(shapes: readonly Shape[]): Survey | null {
  const canvas = createCanvas(SIZE, SIZE);
  const ctx = canvas.getContext('2d');
  ctx.scale(UNIT, UNIT);
  for (const [colour, d, more] of shapes) {
    if (more?.line) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = more.line;
      ctx.stroke(new Path2D(d));
    } else {
      ctx.fillStyle = colour;
      ctx.fill(new Path2D(d), more?.even ? 'evenodd' : 'nonzero');
    }
  }
  const { data } = ctx.getImageData(0, 0, SIZE, SIZE);
  const solid = (x: number, y: number) => x >= 0 && y >= 0 && x < SIZE && y < SIZE && (data[(y * SIZE + x) * 4 + 3] ?? 0) > 127;
  let [left, top, right, bottom] = [SIZE, SIZE, -1, -1];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      if (solid(x, y)) [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  if (right < left) return null;
  const units = (v: number) => Math.round((v / UNIT) * 100) / 100;
  return { box: [units(left), units(top), units(right + 1 - left), units(bottom + 1 - top)], room: roomOf(solid, units) };
}

function roomOf(solid: (x: number, y: number) => boolean, units: (v: number) => number): readonly [number, number, number] {
  let best: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < SIZE; y += 2)
    for (let x = 0; x < SIZE; x += 2) {
      let r = best[2];
      while (fits(solid, x, y, r + 1)) r++;
      // Equal room: rather in the middle across.
      if (r > best[2] || (r === best[2] && r > 0 && Math.abs(x - SIZE / 2) < Math.abs(best[0] - SIZE / 2) && fits(solid, x, y, r)))
        best = [x, y, r];
    }
  return [units(best[0]), units(best[1]), units(best[2])];
}

function fits(solid: (x: number, y: number) => boolean, x: number, y: number, r: number): boolean {
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    if (!solid(Math.round(x + Math.cos(a) * r), Math.round(y + Math.sin(a) * r))) return false;
  }
  return solid(x, y);
}
