import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { mix } from './timing.ts';

const FUR = '#efe6d8';
const SHADE = '#d8c9b3';
const PATCH = '#a9764a';
const MUZZLE = '#e6cdb9';
const HORN = '#8a7a63';
const INK = '#2a1a16';

export interface GoatPose {
  /** 0 shut, 0.4 a sung vowel, 1 everything. */
  mouth: number;
  /** 0 shut, 0.5 composed, 1 wide. */
  eyes: number;
  /** Turn of the head in radians. */
  head?: number;
  /** Turn of the bow tie in radians. */
  tie?: number;
  /** 1 when a hoof lies on the heart. */
  heart?: number;
  /** How far the chest is filled, 0 to 1. */
  breath?: number;
}

/** A goat in tails, seen from the front: its eyes are around (0, -45), its tailcoat ends at 330. */
export function goat(ctx: Ctx, { mouth, eyes, head = 0, tie = 0, heart = 0, breath = 0 }: GoatPose): void {
  placed(ctx, { y: 330, scaleX: 1 + breath * 0.1, scaleY: 1 + breath * 0.05 }, () => placed(ctx, { y: -330 }, () => tailcoat(ctx)));
  placed(ctx, { y: 190, turn: tie }, () => {
    fill(ctx, '#ffffff', 'M0 0L-62-30V30ZM0 0L62-30V30Z');
    fill(ctx, '#d9d6d0', 'M-62 30L-20 6L-14 0ZM62 30L20 6L14 0Z');
    box(ctx, '#ffffff', -14, -14, 28, 28, 6);
  });
  placed(ctx, { y: 100, turn: head }, () => placed(ctx, { y: -100 }, () => headOf(ctx, mouth, eyes)));
  if (heart > 0) hoof(ctx, heart);
}

function tailcoat(ctx: Ctx): void {
  fill(ctx, FUR, 'M-56 60H56L74 200H-74Z');
  fill(ctx, SHADE, 'M-56 110Q0 190 56 110L62 160Q0 214-62 160Z');
  fill(ctx, '#1f1d26', 'M-66 158C-150 176-206 214-222 340H222C206 214 150 176 66 158L0 330Z');
  fill(ctx, '#f6f3ec', 'M-62 160Q0 224 62 160L34 340H-34Z');
  fill(ctx, '#34313e', 'M-66 158L-100 190L-84 220L-104 236L-26 340H-10L-54 176ZM66 158L100 190L84 220L104 236L26 340H10L54 176Z');
  for (const y of [236, 272, 308]) oval(ctx, '#b9b3a6', 0, y, 5);
}

function hoof(ctx: Ctx, heart: number): void {
  const [x, y] = [mix(-190, -82, heart), mix(390, 262, heart)];
  stroke(ctx, '#2a2833', 64, `M-188 290Q-196 ${mix(360, 330, heart)} ${x - 30} ${y + 22}`);
  placed(ctx, { x, y, turn: -0.6 }, () => {
    box(ctx, '#ffffff', -20, -34, 18, 68, 5);
    box(ctx, FUR, -4, -27, 44, 54, 12);
    fill(ctx, '#4b4038', 'M34-29H60Q80-26 82-6L58-2V2L82 6Q80 26 60 29H34Z');
  });
}

function headOf(ctx: Ctx, mouth: number, eyes: number): void {
  for (const side of [-1, 1]) {
    placed(ctx, { scaleX: side }, () => {
      fill(ctx, HORN, 'M22-112C30-190 96-236 168-214C128-204 86-168 74-92Z');
      stroke(ctx, '#6f614d', 5, 'M36-142l40 14M54-172l38 20M82-196l26 24');
      fill(ctx, SHADE, 'M76-70C130-104 196-84 222-30C172-8 112-16 76-34Z');
      fill(ctx, '#d9a795', 'M96-62C138-82 178-70 200-38C162-26 120-32 96-44Z');
    });
  }
  jaw(ctx, mouth);
  fill(
    ctx,
    FUR,
    'M0-132C62-132 94-96 90-46C88 0 72 40 64 84C60 116 34 128 0 128C-34 128-60 116-64 84C-72 40-88 0-90-46C-94-96-62-132 0-132Z',
  );
  fill(ctx, PATCH, 'M90-46C92-96 70-120 44-126C20-100 14-50 30-14C46 8 74 8 84 0C88-16 89-30 90-46Z');
  oval(ctx, MUZZLE, 0, 84, 62, 42);
  fill(ctx, '#a8685c', 'M-22 62Q0 54 22 62Q14 82 0 84Q-14 82-22 62Z');
  stroke(ctx, '#8c5147', 5, 'M-30 72q-8 10 0 18M30 72q8 10 0 18');
  if (mouth < 0.06) stroke(ctx, INK, 6, 'M0 84V100M-40 108Q-18 114 0 100Q18 114 40 108');
  fill(ctx, SHADE, 'M-40-128C-30-158 30-158 40-128C34-104 22-98 16-78C10-98 4-100 0-84C-6-102-14-100-18-80C-24-102-36-106-40-128Z');
  for (const side of [-1, 1]) eye(ctx, side, eyes);
}

function jaw(ctx: Ctx, mouth: number): void {
  const drop = mouth * 96;
  fill(
    ctx,
    SHADE,
    `M-26 ${118 + drop}C-22 ${170 + drop} -8 ${196 + drop} 4 ${214 + drop}C12 ${190 + drop} 24 ${166 + drop} 26 ${118 + drop}Z`,
  );
  fill(ctx, MUZZLE, `M-56 92L-48 ${116 + drop}Q0 ${158 + drop} 48 ${116 + drop}L56 92Z`);
  if (mouth < 0.06) return;
  fill(ctx, '#571a1e', `M-46 96L-38 ${112 + drop}Q0 ${140 + drop} 38 ${112 + drop}L46 96Z`);
  oval(ctx, '#d8737a', 0, 112 + drop * 0.86, 28, 10 + drop * 0.16);
  if (mouth > 0.7) {
    fill(ctx, '#d8737a', `M-24 ${106 + drop * 0.86}Q-30 ${176 + drop} 6 ${188 + drop}Q36 ${178 + drop} 26 ${106 + drop * 0.86}Z`);
    stroke(ctx, '#b9555e', 5, `M2 ${112 + drop * 0.86}Q0 ${146 + drop} 6 ${166 + drop}`);
  } else fill(ctx, '#f7f2e6', `M-18 ${124 + drop}h36l-4-12h-28z`);
}

function eye(ctx: Ctx, side: number, eyes: number): void {
  const x = side * 52;
  if (eyes < 0.1) {
    stroke(ctx, INK, 6, `M${x - 22} -44Q${x} -30 ${x + 22} -44`);
    return;
  }
  const wide = Math.max(0, eyes - 0.5) * 2;
  const [rx, ry] = [mix(22, 31, wide), mix(12, 30, wide)];
  if (wide > 0.5) oval(ctx, INK, x, -46, rx + 4, ry + 4);
  oval(ctx, '#f2dfa0', x, -46, rx, ry);
  const w = mix(24, 20, wide);
  // At the top of its voice a goat looks both ways at once.
  box(ctx, INK, x - w / 2 + side * wide * 7, -51 - side * wide * 5, w, 10, 4);
  if (wide < 0.5) stroke(ctx, INK, 6, `M${x - 25} -58H${x + 25}`);
}
