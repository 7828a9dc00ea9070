import { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';

export type Ctx = SKRSContext2D;
/** What a style makes of a colour. */
export type Tone = (colour: string) => string;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Place {
  x?: number;
  y?: number;
  /** radians, clockwise */
  turn?: number;
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  alpha?: number;
}

/** Flat shapes on a canvas, every colour through the style's `tone`. */
export interface Pen {
  ctx: Ctx;
  tone: Tone;
}

/** Fills an outline given as SVG path data. */
export function fill({ ctx, tone }: Pen, colour: string, d: string, even = false): void {
  ctx.fillStyle = tone(colour);
  ctx.fill(new Path2D(d), even ? 'evenodd' : 'nonzero');
}

/** Draws a line with round ends, given as SVG path data. */
export function stroke({ ctx, tone }: Pen, colour: string, width: number, d: string): void {
  ctx.strokeStyle = tone(colour);
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(d));
}

/** Fills an ellipse around (x, y); `turn` in radians. */
export function oval({ ctx, tone }: Pen, colour: string, x: number, y: number, rx: number, ry = rx, turn = 0): void {
  ctx.fillStyle = tone(colour);
  ctx.beginPath();
  ctx.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, Math.PI * 2);
  ctx.fill();
}

/** Fills a rectangle, its corners rounded by `r`. */
export function box({ ctx, tone }: Pen, colour: string, x: number, y: number, w: number, h: number, r = 0): void {
  ctx.fillStyle = tone(colour);
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.fill();
}

/** Draws with the origin moved to (x, y), then turned and scaled around it. */
export function placed(
  { ctx }: Pen,
  { x = 0, y = 0, turn = 0, scale = 1, scaleX = 1, scaleY = 1, alpha = 1 }: Place,
  draw: () => void,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(scale * scaleX, scale * scaleY);
  ctx.globalAlpha *= alpha;
  draw();
  ctx.restore();
}

/** Draws only inside an outline given as SVG path data. */
export function within({ ctx }: Pen, d: string, draw: () => void): void {
  ctx.save();
  ctx.clip(new Path2D(d));
  draw();
  ctx.restore();
}

/** Draws only inside a rectangle, its corners rounded by `r`. */
export function inside({ ctx }: Pen, { x, y, w, h }: Box, draw: () => void, r = 0): void {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.clip();
  draw();
  ctx.restore();
}
