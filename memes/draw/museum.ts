import { glow } from './light.ts';
import { box, fill, letters, oval, placed, stroke, within } from './pen.ts';
import type { Ctx } from './pen.ts';

/** Where the exhibit hangs on its wall, and the painting on the wall across. */
export const EXHIBIT = { x: 640, y: 236 };
export const PAINTING = { x: 640, y: 228 };

/** A wall of a museum, its floor at y = 520. */
export function galleryWall(ctx: Ctx, wall: string, panel: string): void {
  box(ctx, wall, -200, -200, 1_680, 760);
  box(ctx, '#efe8d8', -200, 58, 1_680, 18);
  box(ctx, '#d8cfba', -200, 76, 1_680, 6);
  for (const x of [-60, 1_060]) stroke(ctx, panel, 6, `M${x} 116H${x + 280}V440H${x}Z`);
  box(ctx, '#efe8d8', -200, 492, 1_680, 28);
  box(ctx, '#7b5536', -200, 520, 1_680, 400);
  for (let x = -240; x < 1_480; x += 90) stroke(ctx, '#6a482c', 4, `M${x} 520L${x + (x - 640) * 0.5} 660`);
  box(ctx, '#5d3f27', -200, 520, 1_680, 6);
}

/** Number nine under its lamp, with its plate and a rope that keeps people at a distance. */
export function exhibit(ctx: Ctx): void {
  fill(ctx, 'rgba(255, 236, 180, 0.3)', 'M610 92H670L880 520H400Z');
  box(ctx, '#3a3f45', 600, 78, 80, 22, 8);
  glow(ctx, '255, 240, 195', 0.5, EXHIBIT.x, EXHIBIT.y, 230, 220);
  placed(ctx, EXHIBIT, () => extinguisher(ctx));
  box(ctx, '#fbf8ef', 806, 236, 104, 66, 3);
  letters(ctx, '9', 828, 266, { size: 24, color: '#17161a' });
  stroke(ctx, '#8b8576', 4, 'M820 280H892M820 290H870M846 256H892M846 266H880');
}

/** A fire extinguisher, 280 high, around (0, 0). */
function extinguisher(ctx: Ctx): void {
  oval(ctx, 'rgba(20, 12, 16, 0.2)', 14, 136, 84, 12);
  box(ctx, '#8d9196', -18, -100, 36, 40, 6);
  fill(ctx, '#2b2d33', 'M-14-128H58L70-112H10V-92H-26V-116Z');
  stroke(ctx, '#2b2d33', 10, 'M-8-130L52-148');
  stroke(ctx, '#2b2d33', 15, 'M-22-96C-92-96-96-20-82 60');
  fill(ctx, '#2b2d33', 'M-92 54H-72L-64 104H-100Z');
  box(ctx, '#c62f2a', -58, -76, 116, 214, 34);
  box(ctx, '#de4a42', -44, -66, 22, 190, 11);
  box(ctx, '#a3231f', 34, -60, 20, 184, 10);
  box(ctx, '#f4f0e6', -40, -8, 80, 84, 4);
  fill(ctx, '#c62f2a', 'M0 4C18 22 20 36 14 50C8 60-8 60-14 50C-20 40-12 30-8 24C-6 32 2 28 0 4Z');
  stroke(ctx, '#17161a', 5, 'M-26 66H26');
  oval(ctx, '#f4f0e6', 26, -88, 15);
  stroke(ctx, '#2b8a57', 4, 'M26-88L32-97');
}

/** The rope in front of what must not be touched. */
export function rope(ctx: Ctx): void {
  for (const x of [330, 950]) {
    box(ctx, '#c79a3b', x - 8, 430, 16, 130, 5);
    oval(ctx, '#e0b955', x, 424, 17);
    box(ctx, '#a67d28', x - 30, 552, 60, 14, 7);
  }
  stroke(ctx, '#8c2436', 15, 'M338 446Q640 560 942 446');
}

/** A landscape of some age in a golden frame. `burnt` from 0 to 1 is what a fire has made of it; `hang` turns it. */
export function landscape(ctx: Ctx, burnt: number, hang = 0): void {
  placed(ctx, { x: PAINTING.x - 200, y: PAINTING.y - 130, turn: hang }, () =>
    placed(ctx, { x: 200, y: 130 }, () => {
      box(ctx, 'rgba(20, 12, 16, 0.25)', -222, -136, 460, 296, 6);
      const frame = burnt >= 1 ? ['#2a2522', '#3a332d'] : ['#b98a32', '#dcb457'];
      box(ctx, frame[0] ?? '', -236, -152, 472, 304, 6);
      box(ctx, frame[1] ?? '', -224, -140, 448, 280, 4);
      box(ctx, '#201b18', -200, -116, 400, 232);
      if (burnt < 1) view(ctx);
      else scraps(ctx);
    }),
  );
}

function view(ctx: Ctx): void {
  within(ctx, 'M-200-116H200V116H-200Z', () => {
    box(ctx, '#a9c6c4', -200, -116, 400, 232);
    oval(ctx, '#e8d9ae', 70, -50, 130, 46);
    oval(ctx, '#dfe6da', -90, -70, 80, 20);
    fill(ctx, '#6f8f7c', 'M-200 20C-120-50-60-20 0 10C60-40 140-30 200 0V116H-200Z');
    fill(ctx, '#55703f', 'M-200 60C-100 20 60 70 200 40V116H-200Z');
    fill(ctx, '#9cc0c8', 'M-40 116C-20 80 40 76 20 48C60 72 60 96 90 116Z');
    stroke(ctx, '#4a3322', 9, 'M-140 70V-20');
    oval(ctx, '#3f5c35', -140, -44, 50, 46);
    for (const x of [110, 146]) {
      box(ctx, '#e9e2d2', x, 60, 26, 14, 6);
      oval(ctx, '#3a2a22', x + 28, 62, 6);
    }
  });
}

/** What is left of it: one corner with half a sheep. */
function scraps(ctx: Ctx): void {
  within(ctx, 'M200 116H96L112 92L104 76L132 66L140 44L168 50L182 30L200 34Z', () => view(ctx));
  stroke(ctx, '#453a33', 5, 'M-180-90l40 26M-160 80l60-30M20-90l30 40M-60 20l50 34');
}

/** Fire on a foot from (0, 0) to (w, 0), about h high. It flickers eight times a second. */
export function flames(ctx: Ctx, w: number, h: number, t: number): void {
  const beat = Math.floor(t / 125);
  for (const [color, size] of [
    ['#d9482b', 1],
    ['#f08a2c', 0.72],
    ['#f8d05a', 0.42],
  ] as const) {
    const tongues = Math.max(2, Math.round(w / 56));
    for (let i = 0; i < tongues; i++) {
      const x = ((i + 0.5) * w) / tongues;
      const wide = (w / tongues) * 0.72 * (0.6 + 0.4 * size);
      const tall = h * size * (0.72 + 0.28 * Math.sin(beat * 2.1 + i * 1.7)) * (0.8 + 0.2 * Math.cos(i * 2.3));
      const lean = 14 * Math.sin(beat * 1.3 + i * 2.9);
      fill(
        ctx,
        color,
        `M${x - wide} 4C${x - wide} ${-tall * 0.4} ${x + lean} ${-tall * 0.5} ${x + lean} ${-tall}C${x + wide * 0.4 + lean} ${-tall * 0.6} ${x + wide} ${-tall * 0.35} ${x + wide} 4Z`,
      );
    }
  }
}

/** Smoke that rises from (0, 0). */
export function smoke(ctx: Ctx, t: number, much: number): void {
  for (let i = 0; i < 6; i++) {
    const u = (Math.floor(t / 100) / 26 + i / 6) % 1;
    oval(
      ctx,
      `rgba(60, 54, 56, ${0.34 * much * (1 - u)})`,
      26 * Math.sin(u * 5 + i),
      -u * 170,
      (16 + 34 * u) * (0.5 + 0.5 * much),
      (14 + 26 * u) * (0.5 + 0.5 * much),
    );
  }
}

/** What the museum hands out at the entrance, on a head whose ears are at (±w, 0) and whose top is h above them. */
export function headphones(ctx: Ctx, w: number, h: number): void {
  stroke(ctx, '#23262e', 12, `M${-w}-6C${-w}-${h * 1.36} ${w}-${h * 1.36} ${w}-6`);
  for (const side of [-1, 1]) box(ctx, '#3f8f86', side * w - 14, -24, 28, 50, 12);
}
