import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

const DOWN = '#8a6a4c';
const FACE = '#e6d3b1';
const INK = '#241a14';

export interface OwlPose {
  /** Where the head points, in radians: 0 to us, half a pi to the right, pi away from us. The body takes no part. */
  turn: number;
  beak?: number;
  lids?: number;
  /** How far the wing points to the right, 0 to 1. */
  point?: number;
}

/** An owl in a blazer from the front: the blazer ends at (0, 0), the eyes are around (0, -268). */
export function owl(ctx: Ctx, { turn, beak = 0, lids = 0.42, point = 0 }: OwlPose): void {
  if (point > 0)
    placed(ctx, { x: 118, y: -120, turn: -0.95 * point + 1.1 * (1 - point) }, () => {
      fill(ctx, '#59402c', 'M-20-26C60-52 150-40 214-8C150 34 60 44-20 30Z');
      stroke(ctx, '#452f1f', 5, 'M90-18L176-4M84 6L160 10');
    });
  fill(ctx, '#7a2f45', 'M-70-186C-150-160-178-80-184 10H184C178-80 150-160 70-186Z');
  fill(ctx, '#efe4cd', 'M-62-180L0 10L62-180Z');
  for (const [x, y] of [
    [-18, -124],
    [16, -112],
    [-6, -84],
    [8, -54],
  ] as const)
    stroke(ctx, '#b89a74', 5, `M${x - 8} ${y}q8 10 16 0`);
  fill(ctx, '#8f3a52', 'M-70-188L-112-136L-84-122L-100-104L-8 8L-50-176ZM70-188L112-136L84-122L100-104L8 8L50-176Z');
  fill(ctx, '#d9b23c', 'M0-176L-46-198V-152ZM0-176L46-198V-152Z');
  box(ctx, '#b8922a', -11, -188, 22, 24, 5);
  head(ctx, turn, beak, lids);
}

function head(ctx: Ctx, turn: number, beak: number, lids: number): void {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  for (const side of [-1, 1]) {
    const x = side * 74 * cos;
    fill(ctx, '#6e5239', `M${x - 26}-340L${x + side * 16}-402L${x + 26}-336Z`);
  }
  oval(ctx, DOWN, 0, -274, 118, 96);
  oval(ctx, '#97765a', 0, -322, 84, 44);
  if (cos < -0.25) {
    for (const [x, y] of [
      [-44, -300],
      [0, -310],
      [44, -300],
      [-24, -266],
      [24, -266],
      [0, -232],
    ] as const)
      stroke(ctx, '#6e5239', 6, `M${x - 14} ${y}q14 14 28 0`);
    return;
  }
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(0, -274, 118, 96, 0, 0, Math.PI * 2);
  ctx.clip();
  placed(ctx, { x: sin * 84, y: -268, scaleX: Math.max(0.12, Math.abs(cos)) }, () => {
    for (const side of [-1, 1]) {
      oval(ctx, FACE, side * 50, 0, 56, 58);
      for (let i = 0; i < 10; i++) {
        const a = (i * Math.PI) / 5;
        stroke(
          ctx,
          '#cdb48c',
          4,
          `M${side * 50 + 42 * Math.cos(a)} ${42 * Math.sin(a)}L${side * 50 + 52 * Math.cos(a)} ${52 * Math.sin(a)}`,
        );
      }
      eye(ctx, side * 50, lids);
    }
    if (beak > 0) fill(ctx, '#7c2a2a', `M-12 40H12L0 ${50 + beak * 16}Z`);
    fill(ctx, '#3d3a36', `M-14 ${44 + beak * 12}H14L0 ${60 + beak * 16}Z`);
    fill(ctx, '#55514a', 'M-18 20Q0 10 18 20L0 60Z');
  });
  ctx.restore();
}

function eye(ctx: Ctx, x: number, lids: number): void {
  if (lids > 0.9) {
    stroke(ctx, INK, 8, `M${x - 34} 4H${x + 34}`);
    return;
  }
  oval(ctx, '#e9a92c', x, 0, 36);
  oval(ctx, INK, x, 2, 20);
  oval(ctx, '#fff7e0', x + 8, -7, 5);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - 40, -40, 80, 12 + lids * 44);
  ctx.clip();
  oval(ctx, '#b99a6e', x, 0, 37);
  ctx.restore();
  const y = -28 + lids * 44;
  stroke(ctx, INK, 7, `M${x - 37} ${y}H${x + 37}`);
}
