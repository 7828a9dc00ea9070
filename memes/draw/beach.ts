import { eye } from './face.ts';
import { glow, wash } from './light.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** Where the sea begins, and where the sand does. */
const SEA = 330;
export const SAND = 468;

/** A sea at night under a moon that is larger than necessary. `t` moves the surf. */
export function nightBeach(ctx: Ctx, t: number): void {
  wash(ctx, ['#11141d', '#2a303e', '#5a6374'], -200, -100, 1_680, SEA + 100);
  glow(ctx, '235, 240, 250', 0.5, 860, 220, 420);
  oval(ctx, '#eef0f2', 860, 214, 128);
  oval(ctx, '#dadde2', 820, 190, 26);
  oval(ctx, '#dadde2', 900, 250, 34);
  oval(ctx, '#dfe2e6', 890, 160, 16);
  fill(ctx, '#1a1d26', `M-200 ${SEA}V210L-40 190 60 150 170 160 210 240 300 262 340 ${SEA}Z`);
  wash(ctx, ['#8d97a6', '#4a5262', '#343a48'], -200, SEA, 1_680, SAND - SEA + 20);
  for (let i = 0; i < 9; i++) {
    const w = 240 - i * 12;
    oval(ctx, 'rgba(240, 243, 248, 0.5)', 860 + 26 * Math.sin(i * 2.2), SEA + 8 + i * 14, w / 2, 2.5);
  }
  surf(ctx, t, '#e4e7ec', '#3f434e');
}

/** The same place as it is: noon, no wind. */
export function dayBeach(ctx: Ctx): void {
  wash(ctx, ['#8fd0ea', '#c9ecf3'], -200, -100, 1_680, SEA + 100);
  oval(ctx, '#fff3b8', 1_080, 130, 54);
  wash(ctx, ['#3f9fc0', '#6cc4cf'], -200, SEA, 1_680, SAND - SEA + 20);
  surf(ctx, 0, '#f6fbfb', '#efd9a4');
  for (const [x, y] of [
    [180, 560],
    [420, 590],
    [980, 570],
    [1_160, 540],
    [90, 520],
  ] as const)
    oval(ctx, '#dcc188', x, y, 16, 4);
  placed(ctx, { x: 170, y: 470 }, () => {
    stroke(ctx, '#f4f0e6', 9, 'M0 60L-24-120');
    fill(ctx, '#d9534a', 'M-150-60C-140-170 60-200 110-104Z');
    fill(ctx, '#f4f0e6', 'M-104-74C-90-150-50-166-28-130L-30-88ZM14-96C10-140 0-150-28-130C40-170 80-150 110-104L62-100Z');
  });
}

function surf(ctx: Ctx, t: number, foam: string, sand: string): void {
  const at = (i: number) => SAND + 12 * Math.sin(i * 1.7 + t / 900);
  let edge = `M-200 ${at(0)}`;
  for (let i = 0; i < 14; i++) edge += `Q${-140 + i * 120} ${at(i) + 16} ${-80 + i * 120} ${at(i + 1)}`;
  fill(ctx, foam, `${edge}V900H-200Z`);
  placed(ctx, { y: 14 }, () => fill(ctx, sand, `${edge}V900H-200Z`));
}

/** A horse at full gallop, looking left, about 420 long around (0, 0). `phase` moves legs, mane and tail. */
export function gallop(ctx: Ctx, phase: number): void {
  const leg = (x: number, y: number, swing: number, color: string) => {
    const a = Math.sin(phase + swing);
    stroke(ctx, color, 24, `M${x} ${y}L${x + a * 62} ${y + 78}L${x + a * 62 + Math.cos(phase + swing) * 44 + 14} ${y + 138}`);
  };
  const flow = 14 * Math.sin(phase * 2);
  leg(-96, 40, 2.6, '#8e8f98');
  leg(110, 40, 0.6, '#8e8f98');
  stroke(ctx, '#55565f', 26, `M160-20C220-50 250 ${10 + flow} 320 ${-6 - flow}`);
  fill(ctx, '#c9cad1', 'M-150-30C-110-74 90-80 160-44C186-10 176 50 140 70C60 50-60 64-110 66C-150 50-164 10-150-30Z');
  fill(ctx, '#c9cad1', 'M-70-56C-120-110-150-160-176-190L-206-140C-180-90-160-30-140 20Z');
  fill(ctx, '#55565f', `M-176-196C-120-${196 + flow} -90-${140 - flow} -30-${110 + flow}C-50-90-60-70-56-50C-110-100-140-150-184-186Z`);
  fill(ctx, '#d6d7dd', 'M-166-200C-196-208-216-190-232-160L-286-96C-288-76-268-62-250-70L-196-116C-170-130-156-170-166-200Z');
  oval(ctx, '#3a3b44', -274, -84, 5, 7);
  fill(ctx, '#c9cad1', 'M-176-196L-172-240L-150-192Z');
  eye(ctx, -208, { y: -150, gap: 0, size: 11, look: -0.5, lids: 0.45 });
  leg(-120, 44, 0, '#c9cad1');
  leg(132, 44, 3.6, '#c9cad1');
}

/** The same horse from the front, its eyes around (0, -250), its neck ending at (0, 0). */
export function horseFace(ctx: Ctx): void {
  fill(ctx, '#b3b4bc', 'M-80 0C-84-120-70-220-50-280H50C70-220 84-120 80 0Z');
  for (const side of [-1, 1]) fill(ctx, '#c9cad1', `M${side * 18}-330L${side * 66}-412L${side * 66}-316Z`);
  fill(ctx, '#d6d7dd', 'M-68-320C-60-356 60-356 68-320C78-260 60-200 52-140C64-110 50-62 0-62C-50-62-64-110-52-140C-60-200-78-260-68-320Z');
  fill(ctx, '#bfc0c8', 'M-54-130C-40-150 40-150 54-130C62-100 46-62 0-62C-46-62-62-100-54-130Z');
  fill(ctx, '#55565f', 'M-26-352C-40-300-20-270-8-250C-6-290 4-300 8-262C26-290 36-320 28-352Z');
  for (const side of [-1, 1]) {
    eye(ctx, side * 54, { y: -262, gap: 0, size: 15, look: 0, lids: 0.5 });
    oval(ctx, '#55565f', side * 22, -118, 8, 11);
  }
  stroke(ctx, '#55565f', 6, 'M-24-84H24');
}

/** Twelve litres, standing on (0, 0), 150 high. */
export function bucket(ctx: Ctx, handle = true): void {
  if (handle) stroke(ctx, '#8f959b', 7, 'M-78-140C-70-236 70-236 78-140');
  fill(ctx, '#d23b34', 'M-84-142H84L62-6C58 6-58 6-62-6Z');
  fill(ctx, '#e6625a', 'M-70-130H-44L-34-10L-54-14Z');
  fill(ctx, '#aa2b27', 'M52-132H76L56-8L38-2Z');
  oval(ctx, '#b5312c', 0, -142, 84, 17);
  oval(ctx, '#8a211e', 0, -140, 72, 12);
  box(ctx, '#e6625a', -88, -128, 176, 12, 6);
}
