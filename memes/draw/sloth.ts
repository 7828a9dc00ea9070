import { mouth } from './face.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { mix } from './timing.ts';

const FUR = '#9a8266';
const SHADE = '#7d684f';
const MASK = '#e3d3b4';
const PATCH = '#5b4632';
const INK = '#241a14';

export interface SlothPose {
  /** How far the beater has come: 0 hangs, 1 touches the triangle. */
  arm: number;
  /** How far each lid is down: 0 wide awake, 1 shut. */
  lids: readonly [left: number, right: number];
  /** Swing of the triangle in radians. */
  swing?: number;
}

/** A sloth in tails with a triangle on a stand to its right; its chest ends at (0, 0), its eyes are around (0, -262). */
export function sloth(ctx: Ctx, { arm, lids, swing = 0 }: SlothPose): void {
  fill(ctx, '#1f1d26', 'M-40-188C-120-176-158-140-166 0H166C158-140 120-176 40-188Z');
  fill(ctx, '#f6f3ec', 'M-44-190L0 6L44-190Z');
  fill(ctx, '#34313e', 'M-46-190L-92-140L-72-122L-90-104L-6 0H-2L-34-150ZM46-190L92-140L72-122L90-104L6 0H2L34-150Z');
  head(ctx, lids);
  fill(ctx, '#ffffff', 'M0-168L-52-194V-142ZM0-168L52-194V-142Z');
  box(ctx, '#e8e4da', -12, -180, 24, 24, 6);
  triangle(ctx, swing);
  beater(ctx, arm);
}

function head(ctx: Ctx, [left, right]: readonly [number, number]): void {
  fill(ctx, FUR, 'M0-362C70-362 104-320 100-266C98-214 56-178 0-178C-56-178-98-214-100-266C-104-320-70-362 0-362Z');
  fill(ctx, SHADE, 'M34-356C90-320 84-230 30-182C70-190 98-220 100-266C103-316 78-350 34-356Z');
  fill(ctx, MASK, 'M0-334C52-336 78-300 76-262C74-220 40-194 0-194C-40-194-74-220-76-262C-78-300-52-336 0-334Z');
  fill(ctx, FUR, 'M-40-334C-24-300 24-300 40-334C20-350-20-350-40-334Z');
  for (const side of [-1, 1]) {
    placed(ctx, { x: side * 38, y: -262, turn: side * 0.42 }, () => oval(ctx, PATCH, side * 10, 2, 44, 20));
    eye(ctx, side * 33, side < 0 ? left : right);
  }
  fill(ctx, INK, 'M-20-240Q0-252 20-240Q14-222 0-222Q-14-222-20-240Z');
  mouth(ctx, 0, -206, 52, INK, 6);
}

function eye(ctx: Ctx, x: number, lid: number): void {
  const top = -276 + lid * 22;
  if (lid < 0.95) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(x - 20, top, 40, 40);
    ctx.clip();
    oval(ctx, '#f3ead6', x, -264, 14, 13);
    oval(ctx, INK, x - 4, -262, 7.5);
    oval(ctx, '#ffffff', x - 1, -266, 2.2);
    ctx.restore();
  }
  stroke(ctx, INK, 5, `M${x - 17} ${top}H${x + 17}`);
}

function triangle(ctx: Ctx, swing: number): void {
  stroke(ctx, '#3b3f48', 9, 'M-250 40V-330H-196');
  placed(ctx, { x: -196, y: -330, turn: swing }, () => {
    stroke(ctx, '#8a8f98', 3, 'M0 0V36');
    stroke(ctx, '#cfd5db', 10, 'M-40 104L0 36L52 126H-44');
    stroke(ctx, '#f2f5f7', 3, 'M-38 101L-1 39');
  });
}

/** The right arm comes up as slowly as it is asked to. */
function beater(ctx: Ctx, arm: number): void {
  const [x, y] = [mix(-176, -106, arm), mix(-10, -168, arm)];
  stroke(ctx, '#2a2833', 56, `M-112-120Q${mix(-196, -190, arm)} ${mix(-60, -40, arm)} ${x} ${y + 40}`);
  placed(ctx, { x, y: y + 16, turn: mix(-0.3, -0.72, arm) }, () => {
    box(ctx, '#ffffff', -30, 4, 60, 18, 5);
    oval(ctx, FUR, 0, -8, 32, 26);
    stroke(ctx, '#dfe3e6', 7, 'M-6-14V-92');
    for (const dx of [-18, 0, 18]) stroke(ctx, '#efe6d2', 9, `M${dx} -22Q${dx - 4} -48 ${dx - 12} -44`);
  });
}
