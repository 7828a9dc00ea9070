import { box, fill, letters, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** The wall of a news studio. */
export function studioWall(ctx: Ctx): void {
  box(ctx, '#143250', 0, 0, 1_280, 720);
  fill(ctx, '#1a3d60', 'M0 58H300L120 470H0ZM620 58H820L640 470H440Z');
  stroke(ctx, '#235078', 3, 'M0 160H1280M0 262H1280M0 364H1280');
  for (let x = 80; x < 1_280; x += 160) stroke(ctx, '#235078', 3, `M${x} 58V470`);
  fill(
    ctx,
    '#2b618f',
    'M40 150l90-40 70 20-10 60-60 30-30 70-40-60zM150 300l50-10 20 60-40 80-30-60zM1010 130l110-30 110 40 30 70-90 20-40 50-60-40-70-20zM1160 330l60-10 30 40-50 40-50-30z',
  );
}

/** The desk in front of whoever reads: its edge at y = 452. */
export function desk(ctx: Ctx): void {
  fill(ctx, '#0d1c2c', 'M120 452H740L790 610H70Z');
  box(ctx, '#d8dde3', 100, 446, 660, 18, 6);
  fill(ctx, '#b3382f', 'M140 500H722L734 540H126Z');
}

/** What is known so far, in a bar along the lower edge. */
export function lowerThird(ctx: Ctx, tag: string, text: string): void {
  box(ctx, '#f3efe6', 60, 520, 1_160, 60);
  box(ctx, '#c8322b', 60, 520, 210, 60);
  letters(ctx, tag, 165, 561, { size: 28, color: '#ffffff', spacing: 1 });
  letters(ctx, text, 296, 563, { size: 34, color: '#17161a', align: 'left' });
}

/** A framed picture beside the anchor, 470 wide; `u` from 0 to 1 lets it pop up. */
export function inset(ctx: Ctx, u: number, draw: () => void): void {
  if (u <= 0) return;
  placed(ctx, { x: 970, y: 262, scale: u }, () => {
    box(ctx, '#f3efe6', -243, -165, 486, 330);
    ctx.save();
    ctx.beginPath();
    ctx.rect(-233, -155, 466, 310);
    ctx.clip();
    draw();
    ctx.restore();
  });
}

/** A man with bread on a bench in a park. The bench stands on y = 480, the man sits at x = 760. */
export function park(ctx: Ctx, { eyes = 0, bread = true } = {}): void {
  box(ctx, '#bfe1ea', -200, -100, 1_680, 700);
  oval(ctx, '#d5ebef', 300, 150, 190, 40);
  oval(ctx, '#d5ebef', 980, 120, 150, 32);
  for (const [x, y, r] of [
    [80, 300, 150],
    [260, 320, 110],
    [1_080, 290, 160],
    [1_260, 320, 140],
    [560, 340, 90],
  ] as const) {
    box(ctx, '#7b5638', x - 14, y, 28, 160);
    oval(ctx, '#6aa25c', x, y - 20, r, r * 0.86);
    oval(ctx, '#7db36b', x - r * 0.25, y - r * 0.34, r * 0.55, r * 0.42);
  }
  box(ctx, '#93c472', -200, 410, 1_680, 400);
  fill(ctx, '#dccba4', 'M-200 500H1480V800H-200Z');
  bench(ctx);
  placed(ctx, { x: 760, y: 400 }, () => man(ctx, eyes, bread));
}

function bench(ctx: Ctx): void {
  for (const x of [590, 930]) box(ctx, '#3f4a42', x - 8, 300, 16, 200);
  for (const y of [306, 344]) box(ctx, '#9b6a3d', 560, y, 400, 26, 5);
  box(ctx, '#8a5c33', 550, 404, 420, 24, 5);
}

function man(ctx: Ctx, eyes: number, hasBread: boolean): void {
  stroke(ctx, '#3f4d66', 44, 'M-30 4L-52 90M34 4L52 90');
  box(ctx, '#2a2523', -84, 84, 58, 22, 10);
  box(ctx, '#2a2523', 26, 84, 58, 22, 10);
  fill(ctx, '#a95f46', 'M-70 20C-76-70-60-112 0-116C60-112 76-70 70 20Z');
  box(ctx, '#d9a583', -18, -140, 36, 40, 10);
  oval(ctx, '#e6b693', 0, -172, 48, 54);
  fill(ctx, '#5b6472', 'M-54-182C-54-238 54-238 54-182L84-176Q70-166 46-170H-54Z');
  for (const x of [-18, 18]) {
    oval(ctx, '#ffffff', x, -166, 12, 11);
    oval(ctx, '#2a1a16', x + eyes * 6, -165, 5);
  }
  stroke(ctx, '#c48f6c', 5, 'M0-162q6 10-2 14');
  stroke(ctx, '#6b3a2c', 5, 'M-14-136H14');
  if (hasBread) placed(ctx, { x: 4, y: -66, turn: -0.35 }, () => loaf(ctx));
  else
    for (const [x, y] of [
      [-40, -176],
      [30, 30],
      [64, -214],
    ] as const)
      stroke(ctx, '#aab4c1', 7, `M${x} ${y}l22-9`);
  for (const [x, y] of [
    [-52, -50],
    [56, -86],
  ] as const)
    oval(ctx, '#e6b693', x, y, 20, 18);
  stroke(ctx, '#97523b', 34, 'M-64-84L-62-54M66-94L64-88');
}

/** A loaf in its paper, 256 long, around (0, 0). */
export function loaf(ctx: Ctx): void {
  box(ctx, '#d69a4e', -128, -24, 256, 48, 24);
  stroke(ctx, '#f0c886', 8, 'M-84-12l22 22M-40-14l22 24M4-14l22 24M48-12l22 22');
  fill(ctx, '#f6f1e4', 'M-50-32H40V32H-50Z');
  stroke(ctx, '#d8d0bd', 4, 'M-30-32V32M14-32V32');
}
