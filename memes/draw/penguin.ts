import { fill, oval, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

const COAT = '#252b3a';
const ORANGE = '#ee9a2e';

/** A penguin looking right, standing on (0, 0), 200 high; it stays exactly this stiff. `crouch` from 0 to 1 bends its knees. */
export function penguin(ctx: Ctx, crouch = 0): void {
  oval(ctx, ORANGE, -14, -4, 28, 9);
  oval(ctx, ORANGE, 26, -4, 30, 9);
  ctx.save();
  ctx.translate(0, crouch * 10);
  ctx.scale(1 + crouch * 0.08, 1 - crouch * 0.08);
  fill(ctx, COAT, 'M-62-20C-74-110-50-196 6-200C58-196 74-110 62-20C40 0-40 0-62-20Z');
  fill(ctx, '#f4f1ea', 'M0-12C-24-60-20-120 16-132C50-120 62-60 52-18C36-6 14-6 0-12Z');
  fill(ctx, '#f4f1ea', 'M8-178C30-186 48-172 48-154C46-136 26-128 14-136C2-146 0-168 8-178Z');
  fill(ctx, ORANGE, 'M46-168L86-156L46-146Z');
  stroke(ctx, '#b8701a', 3, 'M48-156H78');
  oval(ctx, '#1a1d26', 30, -160, 6);
  oval(ctx, '#ffffff', 32, -162, 2);
  stroke(ctx, '#1a1d26', 5, 'M20-170H42');
  fill(ctx, '#323a4d', 'M-34-128C-60-110-84-66-74-38C-50-44-26-86-18-120Z');
  ctx.restore();
}

/** A seal of long experience, from the front; its desk hides it below y = 0. */
export function judge(ctx: Ctx, tone: string): void {
  fill(ctx, tone, 'M-52 10C-58-60-40-112 0-114C40-112 58-60 52 10Z');
  oval(ctx, '#e4e2dd', 0, -58, 30, 20);
  oval(ctx, '#23262e', 0, -68, 10, 7);
  stroke(ctx, '#23262e', 4, 'M-16-50H16');
  for (const x of [-22, 22]) {
    oval(ctx, '#23262e', x, -84, 6);
    stroke(ctx, '#23262e', 5, `M${x - 11}-92H${x + 11}`);
  }
  stroke(ctx, '#f4f1ea', 2, 'M-26-60l-30-6M-26-54l-30 4M26-60l30-6M26-54l30 4');
}
