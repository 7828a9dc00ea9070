import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { chanceFrom } from './chance.ts';
import type { Ctx } from './pen.ts';

const TILE = 256;
const sheets = new Map<string, Canvas>();

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

/** A sheet of old paper to lay over a picture: dots, fibres, brown edges. Made once for each size. */
function sheet(w: number, h: number): Canvas {
  const known = sheets.get(`${w}x${h}`);
  if (known) return known;
  const canvas = createCanvas(w, h);
  const ctx = canvas.getContext('2d');
  for (const paint of [dots, fibres]) {
    const tile = createCanvas(TILE, TILE);
    paint(tile.getContext('2d'));
    for (let y = 0; y < h; y += TILE) for (let x = 0; x < w; x += TILE) ctx.drawImage(tile, x, y);
  }
  const edge = ctx.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.4, w / 2, h / 2, Math.hypot(w, h) * 0.56);
  edge.addColorStop(0, 'rgba(94, 58, 22, 0)');
  edge.addColorStop(1, 'rgba(94, 58, 22, 0.3)');
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, w, h);
  sheets.set(`${w}x${h}`, canvas);
  return canvas;
}

/** Ages a picture that is painted. Letters come after it and stay sharp. */
export const aged = (ctx: Ctx, w: number, h: number): void => ctx.drawImage(sheet(w, h), 0, 0);
