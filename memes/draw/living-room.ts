import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** A tidy room with a picture, a plant and a table from 270 to 982, its top at 480. */
export function livingRoom(ctx: Ctx): void {
  box(ctx, '#e2bd85', -200, -200, 1_680, 1_100);
  oval(ctx, '#ebcd9c', 600, 120, 760, 330);
  box(ctx, '#c89560', -200, 560, 1_680, 400);
  box(ctx, '#b07f4e', -200, 556, 1_680, 10);
  placed(ctx, { x: 200, y: 190, turn: -0.052 }, () => placed(ctx, { x: -200, y: -190 }, () => landscape(ctx)));
  plant(ctx);
  fill(ctx, '#54321b', 'M330 510h34v90h-34zM886 510h34v90h-34z');
  box(ctx, '#6d4325', 270, 480, 712, 38);
  box(ctx, '#84532f', 270, 480, 712, 10);
}

function landscape(ctx: Ctx): void {
  box(ctx, '#b0633c', 110, 110, 190, 170);
  box(ctx, '#a9d3dc', 126, 126, 158, 138);
  oval(ctx, '#f0b93c', 214, 168, 20);
  fill(ctx, '#4c9a64', 'M126 264v-40c30-30 60-10 80 6 20-26 50-34 78-20v54z');
  fill(ctx, '#82b85b', 'M126 264v-18c50-20 100-10 158 4v14z');
}

function plant(ctx: Ctx): void {
  fill(ctx, '#bb5f3f', 'M1080 470h120l-16 100h-88z');
  box(ctx, '#d3744f', 1_070, 456, 140, 24);
  stroke(ctx, '#3e7440', 8, 'M1140 456c-8-60-4-110 6-170');
  fill(
    ctx,
    '#5c9c4c',
    'M1142 400c-50 6-76-16-84-44 40-6 74 8 84 44zM1140 346c40 0 70-22 74-56-42 0-72 20-74 56zM1146 300c-30-14-40-44-30-74 28 14 40 42 30 74zM1138 436c44 2 74-14 86-44-42-8-74 10-86 44z',
  );
}

/** A cup of coffee, its foot at (x, y), leaning by `turn`. The second best one is red and empty. */
export function cup(ctx: Ctx, x: number, y: number, turn: number, best = true): void {
  const [side, shade, rim] = best ? ['#8f93bd', '#7378a6', '#a7abd0'] : ['#c0564b', '#9c4238', '#d47a6c'];
  placed(ctx, { x, y, turn }, () => {
    stroke(ctx, side, 14, 'M48-84c44-8 44 52-4 52');
    fill(ctx, side, 'M-52-104H52L40-6C38 4-38 4-40-6Z');
    fill(ctx, shade, 'M32-104H52L40-6C38 0 22 2 10 2Z');
    oval(ctx, rim, 0, -104, 52, 16);
    oval(ctx, best ? '#4b2f25' : '#8a382f', 0, -102, 43, 11);
  });
}

/** An arm in tweed that comes from the right; its knuckles are at (x, y). */
export function narratorsArm(ctx: Ctx, x: number, y: number): void {
  placed(ctx, { x, y, turn: -0.12 }, () => {
    fill(ctx, '#6b6f52', 'M96-44L620-74V74L96 46Z');
    stroke(ctx, '#5a5e44', 5, 'M160-44v88M230-48v98M300-52v108M370-56v116M440-60v124M96-2L600-4');
    box(ctx, '#f1ece0', 74, -42, 36, 88, 6);
    fill(ctx, '#e0ab86', 'M-6-26C20-44 60-42 84-36V40C56 46 20 44-2 34Z');
    for (const [dy, dx] of [
      [-20, 2],
      [-2, -6],
      [16, -4],
      [32, 4],
    ] as const)
      oval(ctx, '#e8b893', dx, dy, 20, 11);
    stroke(ctx, '#c58d68', 4, 'M-4-11h26M-8 7h28M-4 24h24');
  });
}
