import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

const HEAD = '#7e8ea3';
const WING = '#aab4c1';
const INK = '#1d2129';

export interface AnchorPose {
  /** 0 beak shut, 1 open. */
  beak: number;
  /** Where the pupils look, -1 left to 1 right, and -1 up to 1 down. */
  look: number;
  lookY?: number;
  /** How far the head is thrust forward: pigeons cannot think otherwise. */
  bob?: number;
  /** How much larger the pupils are, 0 to 1. */
  want?: number;
}

/** A pigeon in a suit, from the front: its chest ends at (0, 0), its eyes are around (0, -262). */
export function anchor(ctx: Ctx, { beak, look, lookY = 0, bob = 0, want = 0 }: AnchorPose): void {
  fill(ctx, '#5b8f86', 'M-66-236C-70-180-96-150-120-120H120C96-150 70-180 66-236Z');
  fill(ctx, '#7d69a2', 'M-82-174C-40-146 40-146 82-174L106-130H-106Z');
  fill(ctx, '#2c3548', 'M-84-140C-150-124-186-70-192 10H192C186-70 150-124 84-140L0-40Z');
  fill(ctx, '#f4f1ea', 'M-62-142L0-120L62-142L34 10H-34Z');
  fill(ctx, '#c33c3c', 'M-17-124H17L10-98L24-10L0 14L-24-10L-10-98Z');
  fill(ctx, '#3b465e', 'M-84-140L-104-96L-78-84L-98-66L-30 10H-16L-62-144ZM84-140L104-96L78-84L98-66L30 10H16L62-144Z');
  placed(ctx, { y: -262 + bob * 16, scale: 1 + bob * 0.05 }, () => {
    oval(ctx, HEAD, 0, 8, 82, 86);
    oval(ctx, '#8d9cb0', 0, -26, 62, 46);
    for (const side of [-1, 1]) eye(ctx, side * 50, look, lookY, want);
    fill(ctx, '#3c3f48', `M-15 ${36 + beak * 14}H15L0 ${62 + beak * 22}Z`);
    if (beak > 0.05) fill(ctx, '#8c3b3f', `M-13 34H13L0 ${44 + beak * 26}Z`);
    fill(ctx, '#4b4f5a', 'M-19 26Q0 18 19 26L0 62Z');
    oval(ctx, '#f2ede2', -10, 22, 14, 10, -0.3);
    oval(ctx, '#f2ede2', 10, 22, 14, 10, 0.3);
  });
}

function eye(ctx: Ctx, x: number, look: number, lookY: number, want: number): void {
  oval(ctx, '#f3eee2', x, -8, 31);
  oval(ctx, '#ef8b2c', x, -8, 26);
  const size = 11 + 9 * want;
  oval(ctx, INK, x + look * 12, -8 + lookY * 9, size);
  oval(ctx, '#ffffff', x + look * 12 + 4, -13 + lookY * 9, 3.4);
}

/** The day's papers on a desk whose edge is at y = 0. */
export function papers(ctx: Ctx): void {
  fill(ctx, '#f7f4ec', 'M-84-30H84L98 6H-98Z');
  stroke(ctx, '#c9c4b8', 4, 'M-60-20H50M-66-8H60');
}

/** Two wings, folded on whatever lies on the desk. */
export function wings(ctx: Ctx): void {
  for (const side of [-1, 1]) {
    placed(ctx, { x: side * 128, y: -10, scaleX: side }, () => {
      fill(ctx, WING, 'M-46 10C-30-26 20-34 62-14V16H-40Z');
      stroke(ctx, '#8793a3', 4, 'M-30 4L-6-8M-14 8L12-6');
    });
  }
}

/** A pigeon of the public, from the side, looking right; it stands on (0, 0), about 120 high. */
export function bystander(ctx: Ctx, pose: { bob?: number; dark?: boolean } = {}): void {
  const { bob = 0, dark = false } = pose;
  const [coat, wing] = dark ? ['#5f6b7d', '#4d5867'] : ['#8f9bac', '#76828f'];
  stroke(ctx, '#d9705f', 6, 'M-8-20V0M-8 0h14M14-20V0M14 0h14');
  fill(ctx, wing, 'M-104-34L-40-64L-30-30L-96-20Z');
  fill(ctx, coat, 'M-60-40C-50-84 0-100 40-88C62-80 58-20 10-16C-24-14-50-20-60-40Z');
  fill(ctx, wing, 'M-66-38C-50-78-6-84 14-62C6-34-26-26-66-38Z');
  placed(ctx, { x: bob * 14, y: -bob * 3 }, () => {
    fill(ctx, '#5b8f86', 'M6-86C14-110 20-120 30-124L58-112C58-92 56-80 50-66Z');
    oval(ctx, dark ? '#56616f' : HEAD, 40, -124, 24, 22);
    fill(ctx, '#3c3f48', 'M60-128L84-118L60-112Z');
    oval(ctx, '#f2ede2', 62, -126, 7, 6);
    oval(ctx, '#ef8b2c', 46, -128, 8);
    oval(ctx, INK, 47, -128, 4);
  });
}

/** What remains of a pigeon in a hurry. */
export function feather(ctx: Ctx): void {
  fill(ctx, WING, 'M-34 0C-20-16 14-18 36-4C14 12-18 12-34 0Z');
  stroke(ctx, '#8793a3', 3, 'M-44 4L30-3');
}

/** The chair of an anchor, from the front, `width` from -1 to 1 while it spins. */
export function chair(ctx: Ctx, width: number): void {
  box(ctx, '#14181f', -12, -60, 24, 90);
  placed(ctx, { scaleX: Math.max(0.12, Math.abs(width)) }, () => {
    box(ctx, width >= 0 ? '#59616f' : '#444b57', -118, -300, 236, 270, 46);
    if (width >= 0) box(ctx, '#6a7382', -88, -272, 176, 210, 30);
  });
}
