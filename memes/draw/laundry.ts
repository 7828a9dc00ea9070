import { eyes } from './face.ts';
import { glow, shadow, wash } from './light.ts';
import { box, fill, oval, placed, stroke, within } from './pen.ts';
import type { Ctx } from './pen.ts';

/** What stands in the laundry stands on this line. */
export const TILES = 566;
/** The middle of the room, where things are shown. */
export const SPOT = 560;

const CLOTH = '#f4f1e8';
const SHADE = '#d5d3cc';
const STRIPE = '#7fa3c4';

/** A laundry in the morning: a machine on the left, a cupboard on the right. */
export function laundry(ctx: Ctx): void {
  wash(ctx, ['#cfe3d6', '#dcebdf'], -60, 0, 1_400, 520);
  for (let x = -40; x < 1_340; x += 64) stroke(ctx, '#c0d7c8', 3, `M${x} 300V500`);
  for (let y = 300; y < 500; y += 50) stroke(ctx, '#c0d7c8', 3, `M-60 ${y}H1340`);
  box(ctx, '#9fc0ab', -60, 290, 1_400, 12);
  box(ctx, '#f6f3ea', 470, 92, 250, 168, 6);
  wash(ctx, ['#a9d8ea', '#dff1f4'], 484, 106, 222, 140);
  stroke(ctx, '#f6f3ea', 9, 'M595 106V246');
  glow(ctx, '255, 250, 220', 0.5, 595, 176, 260, 200);
  wash(ctx, ['#b99d7a', '#a58763'], -60, 500, 1_400, 220);
  box(ctx, '#8d7252', -60, 498, 1_400, 8);
  machine(ctx);
  cupboard(ctx);
}

function machine(ctx: Ctx): void {
  shadow(ctx, 190, 570, 150, 14, 0.25);
  box(ctx, '#f2f2ee', 70, 300, 240, 268, 14);
  box(ctx, '#dcdedb', 70, 300, 240, 54, 14);
  oval(ctx, '#3c4650', 270, 328, 13);
  box(ctx, '#3c4650', 92, 316, 86, 22, 5);
  oval(ctx, '#b9bfc2', 190, 462, 82);
  oval(ctx, '#37444f', 190, 462, 64);
  oval(ctx, '#4a5b68', 176, 448, 40, 34);
  fill(ctx, '#c6566a', 'M136 480C160 462 176 500 206 478C226 466 240 486 244 478C238 514 214 526 190 526C164 526 142 508 136 480Z');
  placed(ctx, { x: 200, y: 300 }, () => {
    box(ctx, '#4f86c2', -34, -62, 68, 62, 6);
    box(ctx, '#f6f3ea', -24, -46, 48, 28, 4);
    box(ctx, '#e0a93a', -14, -78, 28, 18, 4);
  });
}

function cupboard(ctx: Ctx): void {
  shadow(ctx, 1_080, 572, 190, 14, 0.25);
  box(ctx, '#8a6545', 900, 96, 360, 474, 8);
  for (const x of [912, 1_084]) {
    box(ctx, '#a47a55', x, 110, 164, 446, 4);
    box(ctx, '#946c49', x + 20, 132, 124, 180, 4);
    box(ctx, '#946c49', x + 20, 334, 124, 200, 4);
  }
  for (const x of [1_062, 1_098]) oval(ctx, '#e5c26a', x, 326, 8);
}

/** Stripes of the sheet within an outline. */
function striped(ctx: Ctx, outline: string): void {
  fill(ctx, CLOTH, outline);
  within(ctx, outline, () => {
    for (let x = -420; x < 420; x += 46) stroke(ctx, STRIPE, 9, `M${x} -420L${x + 26} 420`);
    fill(ctx, 'rgba(30, 40, 60, 0.12)', 'M60-420C100-200 110 100 90 420H420V-420Z');
  });
}

/** The sheet as a bundle held before the chest, around (0, 0). */
export function bundle(ctx: Ctx): void {
  striped(ctx, 'M-120 20C-150-40-90-78-40-62C0-96 70-84 92-50C140-40 142 30 96 46C60 76-70 78-120 20Z');
  stroke(ctx, SHADE, 6, 'M-70 30C-40 0 10 10 30-30M40 40C60 20 90 20 100-10');
}

/** The sheet hanging from its corners at these heights: from one hand, or from both; its foot is at y = 330. */
export function hanging(ctx: Ctx, left: { x: number; y: number }, right: { x: number; y: number }): void {
  const foot = 322;
  const outline =
    `M${left.x} ${left.y}Q${(left.x + right.x) / 2} ${Math.max(left.y, right.y) + 370} ${right.x} ${right.y}` +
    `C${right.x + 40} ${right.y + 120} ${right.x - 10} ${foot - 90} ${right.x + 16} ${foot}` +
    `Q${right.x - 60} ${foot - 26} ${(left.x + right.x) / 2 + 20} ${foot}T${left.x - 10} ${foot}` +
    `C${left.x + 16} ${foot - 110} ${left.x - 40} ${left.y + 140} ${left.x} ${left.y}Z`;
  striped(ctx, outline);
  for (const { x, y } of [left, right]) stroke(ctx, SHADE, 7, `M${x} ${y + 8}q-16 40 -6 84M${x} ${y + 8}q10 50 4 100`);
}

/** Somebody inside a sheet, standing on (0, 0), about 380 high. `wild` is how much they mind, `phase` radians of it. */
export function lump(ctx: Ctx, wild: number, phase: number): void {
  const count = 16;
  const points = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + Math.PI / 2;
    const bulge = 1 + 0.05 * Math.sin(i * 2.7) + wild * 0.24 * Math.sin(i * 2.3 + phase) * Math.sin(phase * 0.63 + i);
    const [x, y] = [
      Math.cos(a) * 132 * bulge * (1 + 0.22 * Math.max(0, Math.sin(a))),
      -186 + Math.sin(a) * 192 * (Math.sin(a) > 0 ? 0.97 : bulge),
    ];
    return { x, y: Math.min(0, y) };
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % count] ?? { x: 0, y: 0 }, points[(i + 1) % count] ?? { x: 0, y: 0 }];
    return { a, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = middle(count - 1);
  const path = points.map((_, i) => {
    const { a, x, y } = middle(i);
    return `Q${a.x} ${a.y} ${x} ${y}`;
  });
  shadow(ctx, 0, 2, 140, 14, 0.28);
  striped(ctx, `M${start.x} ${start.y}${path.join('')}Z`);
  stroke(ctx, SHADE, 7, `M-40-330q${10 + 20 * wild * Math.sin(phase)} 60 -20 130M50-300q-20 90 10 190M-80-120q30 40 20 100`);
}

export interface Sleeper {
  /** Where the eyes between the folds look; absent when nobody is home. */
  look?: number;
  lids?: number;
  cloth: string;
  trim: string;
  item?: 'glasses' | 'tie' | 'bow' | 'hat' | 'watch' | 'pipe';
}

/** A sheet, perfectly folded, lying on (0, 0), 210 wide and 96 high; and what was left over. */
export function folded(ctx: Ctx, { look, lids = 0.4, cloth, trim, item }: Sleeper): void {
  for (const [i, y] of [-32, -64, -96].entries()) {
    box(ctx, cloth, -105 + i, y, 210 - 2 * i, 30, 14);
    stroke(ctx, trim, 5, `M-92 ${y + 15}H${92 - i * 3}`);
  }
  box(ctx, 'rgba(20, 24, 40, 0.14)', 60, -96, 44, 96, 14);
  if (look !== undefined) {
    box(ctx, '#17130f', -64, -74, 128, 40, 18);
    eyes(ctx, { y: -54, gap: 28, size: 15, look, lids, ink: '#0c0a08' });
    stroke(ctx, cloth, 8, 'M-66-76H66M-66-32H66');
  }
  if (item) leftover(ctx, item);
}

function leftover(ctx: Ctx, item: NonNullable<Sleeper['item']>): void {
  switch (item) {
    case 'glasses':
      stroke(ctx, '#23242c', 6, 'M-52-122h40v24h-40zM12-122h40v24h-40zM-12-112q12-8 24 0M-52-116l-18 14M52-116l18 14');
      return;
    case 'tie':
      fill(ctx, '#b3382f', 'M-60-98L-46-110L30-104L52-98L30-94L-46-90Z');
      return;
    case 'bow':
      fill(ctx, '#d9b23c', 'M0-106L-40-124V-90ZM0-106L40-124V-90Z');
      box(ctx, '#b8922a', -9, -116, 18, 20, 5);
      return;
    case 'hat':
      box(ctx, '#2f3340', -62, -106, 124, 12, 6);
      fill(ctx, '#2f3340', 'M-40-104C-42-150 42-150 40-104Z');
      return;
    case 'watch':
      stroke(ctx, '#6b4a33', 12, 'M-44-104H44');
      oval(ctx, '#d9c06a', 0, -106, 18);
      oval(ctx, '#f6f1e0', 0, -106, 13);
      return;
    case 'pipe':
      stroke(ctx, '#3c2a1e', 8, 'M-44-108L20-102');
      fill(ctx, '#6b3f24', 'M14-132H44L40-98H22Z');
      return;
    default:
      item satisfies never;
  }
}

/** The inside of the cupboard, seen from its front: two shelves at y = 322 and y = 546. */
export function shelves(ctx: Ctx): void {
  wash(ctx, ['#a0805a', '#866645'], -60, 0, 1_400, 720);
  for (let x = 20; x < 1_300; x += 130) stroke(ctx, '#8d6d4a', 4, `M${x} 40V640`);
  for (const y of [322, 546]) {
    box(ctx, '#6f5034', -60, y, 1_400, 26);
    box(ctx, '#b68a60', -60, y, 1_400, 8);
    box(ctx, 'rgba(10, 6, 2, 0.35)', -60, y + 26, 1_400, 16);
  }
}
