import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { chanceFrom } from './chance.ts';
import type { Ctx } from './pen.ts';

const TILE = 256;
const tiles = new Map<string, Canvas>();

function tile(name: string, paint: (ctx: Ctx) => void): Canvas {
  const known = tiles.get(name);
  if (known) return known;
  const canvas = createCanvas(TILE, TILE);
  paint(canvas.getContext('2d'));
  tiles.set(name, canvas);
  return canvas;
}

/** The dots of an old printing press. */
function dots(ctx: Ctx): void {
  ctx.fillStyle = 'rgba(70, 44, 24, 0.16)';
  for (let row = 0; row < 64; row++)
    for (let column = 0; column < 32; column++) {
      ctx.beginPath();
      ctx.arc(column * 8 + (row % 2) * 4, row * 4, 1.5, 0, Math.PI * 2);
      ctx.fill();
    }
}

/** Fibres and specks of paper. */
function fibres(ctx: Ctx): void {
  const chance = chanceFrom(4_711);
  for (let i = 0; i < 2_600; i++) {
    const dark = chance() < 0.6;
    ctx.fillStyle = dark ? `rgba(60, 36, 16, ${0.02 + 0.07 * chance()})` : `rgba(255, 248, 226, ${0.03 + 0.08 * chance()})`;
    const length = 1 + 3 * chance();
    ctx.fillRect(TILE * chance(), TILE * chance(), chance() < 0.5 ? length : 1, chance() < 0.5 ? 1 : length);
  }
}

/** Ages a picture that is painted: dots, paper, brown edges. Letters come after it and stay sharp. */
export function aged(ctx: Ctx, w: number, h: number): void {
  for (const [name, paint] of [
    ['dots', dots],
    ['fibres', fibres],
  ] as const) {
    ctx.fillStyle = ctx.createPattern(tile(name, paint), 'repeat');
    ctx.fillRect(0, 0, w, h);
  }
  const edge = ctx.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.4, w / 2, h / 2, Math.hypot(w, h) * 0.56);
  edge.addColorStop(0, 'rgba(94, 58, 22, 0)');
  edge.addColorStop(1, 'rgba(94, 58, 22, 0.3)');
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, w, h);
}
