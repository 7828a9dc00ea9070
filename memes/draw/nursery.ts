import { eyes, mouth } from './face.ts';
import { glow, shadow, wash } from './light.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** Where the lamp hangs its cord. */
const LAMP = { x: 250, y: 236 };
/** The top rail of the cot. */
export const RAIL = 398;

/** A child's room in the evening; `lit` 0 is what remains when the lamp is off. */
export function nursery(ctx: Ctx, lit: boolean): void {
  wash(ctx, lit ? ['#4a5486', '#5d6699'] : ['#10131f', '#141827'], -60, 0, 1_400, 520);
  for (let i = 0; i < 28; i++) {
    const [x, y] = [40 + ((i * 197) % 1_220), 80 + ((i * 113) % 360)];
    star(ctx, x, y, lit ? '#6b75a8' : '#1a1f31', 9 + (i % 3) * 3);
  }
  moonWindow(ctx, lit);
  box(ctx, lit ? '#39406a' : '#0d101a', -60, 486, 1_400, 12);
  wash(ctx, lit ? ['#7a5a48', '#64493a'] : ['#0c0d14', '#090a10'], -60, 498, 1_400, 220);
  oval(ctx, lit ? '#8c4f5c' : '#10101a', 700, 572, 470, 40);
  oval(ctx, lit ? '#a2616e' : '#12121c', 700, 570, 380, 29);
  dresser(ctx, lit);
  if (lit) glow(ctx, '255, 214, 140', 0.5, LAMP.x, LAMP.y, 420, 380);
}

function star(ctx: Ctx, x: number, y: number, color: string, r: number): void {
  fill(
    ctx,
    color,
    `M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28} ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}L${x - r * 0.28} ${y - r * 0.28}Z`,
  );
}

function moonWindow(ctx: Ctx, lit: boolean): void {
  box(ctx, lit ? '#e9e2d2' : '#2a2f42', 1_000, 108, 200, 220, 6);
  wash(ctx, ['#16224a', '#2b3a6e'], 1_014, 122, 172, 192);
  oval(ctx, '#f3ecd2', 1_120, 190, 36);
  oval(ctx, '#1c2952', 1_104, 180, 33);
  for (const [x, y] of [
    [1_040, 150],
    [1_052, 260],
    [1_160, 280],
  ] as const)
    oval(ctx, '#cfd6f0', x, y, 3);
  stroke(ctx, lit ? '#e9e2d2' : '#2a2f42', 10, 'M1100 122V314M1014 218H1186');
}

function dresser(ctx: Ctx, lit: boolean): void {
  const [wood, dark, pale] = lit ? ['#c9a77c', '#a9875e', '#e0c49b'] : ['#191a22', '#121319', '#1e1f28'];
  shadow(ctx, 230, 560, 170, 14, 0.3);
  box(ctx, wood, 90, 366, 290, 190, 8);
  box(ctx, pale, 80, 354, 310, 18, 6);
  for (const y of [386, 468]) {
    box(ctx, dark, 108, y, 254, 70, 6);
    oval(ctx, pale, 235, y + 35, 12);
  }
  box(ctx, dark, LAMP.x - 9, 262, 18, 92);
  oval(ctx, dark, LAMP.x, 352, 50, 10);
  fill(ctx, lit ? '#ffdf9a' : '#23242e', `M${LAMP.x - 42} 170H${LAMP.x + 42}L${LAMP.x + 76} 266H${LAMP.x - 76}Z`);
  bear(ctx, lit);
}

/** A toy that has heard the song before. */
function bear(ctx: Ctx, lit: boolean): void {
  const [fur, muzzle] = lit ? ['#9a6b42', '#d8b78e'] : ['#16161d', '#1e1e27'];
  placed(ctx, { x: 138, y: 354 }, () => {
    for (const s of [-1, 1]) oval(ctx, fur, s * 24, -84, 13);
    oval(ctx, fur, 0, -22, 34, 30);
    oval(ctx, fur, 0, -62, 32, 29);
    oval(ctx, muzzle, 0, -52, 15, 12);
    if (!lit) return;
    oval(ctx, '#221a16', 0, -57, 6, 4);
    mouth(ctx, 0, -46, 12, '#221a16', 3);
    eyes(ctx, { y: -68, gap: 12, size: 5.5, lids: 0.5 });
  });
}

/** What turns above the cot: a moon, a star and a face, `turn` in radians. */
export function mobile(ctx: Ctx, turn: number, swing: number, lit: boolean): void {
  const color = lit ? '#f0d890' : '#20212a';
  placed(ctx, { x: 620, y: 40, turn: swing }, () => {
    stroke(ctx, lit ? '#2b3157' : '#1a1b24', 4, 'M0 0V64');
    for (let i = 0; i < 3; i++) {
      const a = turn + (i * Math.PI * 2) / 3;
      const [x, near] = [Math.sin(a) * 118, Math.cos(a)];
      stroke(ctx, lit ? '#2b3157' : '#1a1b24', 4, `M0 64L${x} 74V${106 + near * 8}`);
      placed(ctx, { x, y: 128 + near * 8, scale: 0.9 + near * 0.12 }, () => {
        if (i === 0) star(ctx, 0, 0, color, 30);
        else if (i === 1) fill(ctx, color, 'M10-28C-30-26-30 26 10 28C-10 12-10-12 10-28Z');
        else {
          oval(ctx, color, 0, 0, 27);
          for (const ex of [-9, 9]) oval(ctx, lit ? '#2b3157' : '#101118', ex, -5, 4);
          mouth(ctx, 0, 10, 20, lit ? '#2b3157' : '#101118', 4);
        }
      });
    }
  });
}

export interface BabyPose {
  look: number;
  lookY?: number;
  lids: number;
  /** The dummy: in the mouth at 0, on its way down at more. */
  dummy: number;
  /** Sings: how open the mouth is. */
  sings?: number;
  /** The arm that reaches for the cord, 0 to 1. */
  reach?: number;
}

/** A baby of great calm, sitting on (0, 0) behind its bars, 250 high. */
export function baby(ctx: Ctx, { look, lookY = 0, lids, dummy, sings = 0, reach = 0 }: BabyPose): void {
  const [skin, shade, suit] = ['#eec3a4', '#cf9c7c', '#8fc0a9'];
  fill(ctx, suit, 'M-78 20C-86-60-56-100 0-104C56-100 86-60 78 20Z');
  stroke(ctx, '#79aa93', 4, 'M0-96V10');
  for (const y of [-70, -36]) oval(ctx, '#f6f1e0', 0, y, 5);
  if (reach > 0) {
    stroke(ctx, suit, 36, `M-56-66Q-110 ${-80 - 30 * reach} ${-90 - 110 * reach} ${-50 - 66 * reach}`);
    oval(ctx, skin, -104 - 110 * reach, -54 - 70 * reach, 20, 18);
  }
  for (const x of [-98, 98]) oval(ctx, shade, x, -172, 15, 21);
  fill(ctx, skin, 'M0-272C64-272 104-232 102-176C100-118 56-92 0-92C-56-92-100-118-102-176C-104-232-64-272 0-272Z');
  ctx.save();
  ctx.globalAlpha *= 0.35;
  fill(ctx, shade, 'M40-266C84-246 104-216 102-176C100-124 64-98 20-93C70-130 78-200 40-266Z');
  ctx.restore();
  stroke(ctx, '#a5703f', 7, 'M-6-270C-30-296 6-312 14-292C18-280 2-276 2-286');
  eyes(ctx, { y: -184, gap: 40, size: 21, look, lookY, lids });
  stroke(ctx, shade, 5, 'M-5-152Q0-146 6-152');
  if (sings > 0) oval(ctx, '#5a1c1c', 0, -120, 15 + 8 * sings, 8 + 16 * sings);
  else mouth(ctx, 0, -122, 40, '#8a4a3a', 6);
  if (dummy < 1)
    placed(ctx, { y: -122 + dummy * 190, turn: dummy * 2 }, () => {
      oval(ctx, '#e6b93c', 0, 0, 30, 20);
      oval(ctx, '#f6d878', 0, 0, 12, 10);
      ctx.strokeStyle = '#c8922a';
      ctx.lineWidth = 5;
      ctx.beginPath();
      ctx.arc(0, 16, 13, 0, Math.PI * 2);
      ctx.stroke();
    });
}

/** Only the eyes of it. */
export function eyesInTheDark(ctx: Ctx, look: number, lids: number): void {
  if (lids > 0.95) return;
  eyes(ctx, { y: -184, gap: 40, size: 21, look, lids, white: '#d9d4c4', ink: '#0d0f18' });
}

/** The front of the cot, from (430, 398) to (850, 576). */
export function cot(ctx: Ctx, lit: boolean): void {
  const [wood, shade] = lit ? ['#efe6d6', '#cfc3ad'] : ['#1c1e28', '#15161e'];
  shadow(ctx, 640, 582, 250, 12, 0.35);
  box(ctx, lit ? '#b7c4e0' : '#151722', 440, 500, 400, 56);
  for (let x = 452; x <= 828; x += 47) box(ctx, shade, x - 7, RAIL, 14, 170, 6);
  for (const x of [424, 838]) box(ctx, wood, x - 6, RAIL - 44, 30, 226, 10);
  box(ctx, wood, 424, RAIL - 8, 440, 24, 10);
  box(ctx, wood, 424, 552, 440, 26, 10);
}

/** The cord of the lamp, as it passes by the cot, pulled down by `u`. */
export function cord(ctx: Ctx, u: number, lit: boolean): void {
  const color = lit ? '#e9e2d2' : '#2a2c38';
  stroke(ctx, color, 4, `M${LAMP.x + 50} 262Q${LAMP.x + 120} ${330 + 30 * u} 426 ${296 + 26 * u}V${316 + 26 * u}`);
  oval(ctx, color, 426, 324 + 26 * u, 10);
}
