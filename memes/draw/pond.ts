import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** A pond at sunrise: hills, the sun on the water, reeds on both sides. The far shore is at y = 372. */
export function pond(ctx: Ctx): void {
  box(ctx, '#f7d3a6', -200, -200, 1_680, 1_000);
  oval(ctx, '#fae0b9', 640, 372, 560, 330);
  oval(ctx, '#fdeccc', 640, 372, 340, 240);
  oval(ctx, '#f2994a', 640, 372, 150);
  fill(ctx, '#a9aec0', 'M-20 372L150 250 300 340 420 290 520 372ZM760 372L900 262 1010 330 1130 236 1300 372Z');
  fill(ctx, '#8b95ab', 'M-20 372L60 310 210 372ZM1010 372L1180 300 1300 352V372Z');
  box(ctx, '#7fb3b5', -200, 372, 1_680, 500);
  box(ctx, '#93c1bf', -200, 372, 1_680, 26);
  for (const [x, y, w] of [
    [640, 392, 250],
    [640, 416, 190],
    [640, 440, 220],
    [660, 466, 130],
    [628, 492, 160],
  ] as const)
    oval(ctx, '#f6b877', x, y, w / 2, 6);
  for (const [x, y, w] of [
    [180, 440, 120],
    [1_060, 424, 150],
    [330, 560, 140],
    [940, 548, 110],
    [80, 520, 90],
    [1_180, 500, 120],
  ] as const)
    oval(ctx, '#a7d0cb', x, y, w / 2, 4);
  lilyPad(ctx, 250, 486, 0.5);
  lilyPad(ctx, 1_030, 470, 0.42);
  reeds(ctx, 70, 1);
  reeds(ctx, 1_200, -1);
}

/** A lily pad around (x, y), 400 wide at scale 1. */
export function lilyPad(ctx: Ctx, x: number, y: number, scale: number, tilt = 0): void {
  placed(ctx, { x, y, scale, turn: tilt }, () => {
    oval(ctx, '#5c9a97', 0, 16, 214, 50);
    fill(ctx, '#3f7d4a', 'M200 8A200 46 0 1 1 150-30L40-2Z');
    fill(ctx, '#4f9458', 'M196 0A200 44 0 1 1 146-36L40-8Z');
  });
}

function reeds(ctx: Ctx, x: number, side: number): void {
  for (const [dx, top, lean] of [
    [0, 210, 14],
    [34, 260, -10],
    [-36, 290, 20],
    [70, 330, 6],
  ] as const) {
    const [foot, tip] = [x + side * dx, x + side * (dx + lean)];
    stroke(ctx, '#4a7a4d', 9, `M${foot} 610Q${foot} 430 ${tip} ${top}`);
    stroke(ctx, '#7a4a2b', 24, `M${tip} ${top + 10}L${tip - side * lean * 0.2} ${top + 74}`);
  }
}
