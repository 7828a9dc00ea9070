import { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';

export type Ctx = SKRSContext2D;

const paths = new Map<string, Path2D>();

function path(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  const made = new Path2D(d);
  // Only fixed shapes repeat; animated ones differ every frame and would pile up.
  if (paths.size < 2_000) paths.set(d, made);
  return made;
}

/** Fills an outline given as SVG path data. */
export function fill(ctx: Ctx, color: string, d: string): void {
  ctx.fillStyle = color;
  ctx.fill(path(d));
}

/** Draws a line with round ends, given as SVG path data. */
export function stroke(ctx: Ctx, color: string, width: number, d: string): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(path(d));
}

/** Fills an ellipse around (x, y); `turn` in radians. */
export function oval(ctx: Ctx, color: string, x: number, y: number, rx: number, ry = rx, turn = 0): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, Math.PI * 2);
  ctx.fill();
}

/** Fills a rectangle, its corners rounded by `r`. */
export function box(ctx: Ctx, color: string, x: number, y: number, w: number, h: number, r = 0): void {
  ctx.fillStyle = color;
  if (r === 0) {
    ctx.fillRect(x, y, w, h);
    return;
  }
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.fill();
}

export interface Place {
  x?: number;
  y?: number;
  /** Radians, clockwise. */
  turn?: number;
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  alpha?: number;
}

/** Draws with the origin moved to (x, y), then turned and scaled around it. */
export function placed(ctx: Ctx, { x = 0, y = 0, turn = 0, scale = 1, scaleX = 1, scaleY = 1, alpha = 1 }: Place, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(scale * scaleX, scale * scaleY);
  ctx.globalAlpha *= alpha;
  draw();
  ctx.restore();
}

interface Lettering {
  size: number;
  color: string;
  weight?: 'bold' | 'normal';
  align?: 'left' | 'center' | 'right';
  spacing?: number;
  family?: string;
}

/** Writes one line of text with its baseline at y. */
export function letters(ctx: Ctx, text: string, x: number, y: number, style: Lettering): void {
  const { size, color, weight = 'bold', align = 'center', spacing = 0, family = 'Liberation Sans' } = style;
  ctx.font = `${weight} ${size}px "${family}", sans-serif`;
  ctx.letterSpacing = `${spacing}px`;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = color;
  // The spacing after the last letter would push centred text off its centre.
  ctx.fillText(text, align === 'center' ? x + spacing / 2 : x, y);
}

/** Draws only inside an outline given as SVG path data. */
export function within(ctx: Ctx, d: string, draw: () => void): void {
  ctx.save();
  ctx.clip(path(d));
  draw();
  ctx.restore();
}
