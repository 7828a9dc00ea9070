import { glow } from './light.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { penguin } from './penguin.ts';

/** The surface of the lake where the boat lies. */
export const LAKE = 496;

/** A lake in a park, as far as it is behind the boat. */
export function lake(ctx: Ctx): void {
  box(ctx, '#bfe0ea', -200, -200, 1_680, 700);
  glow(ctx, '255, 250, 225', 0.8, 250, 120, 420, 260);
  for (const [x, y, w] of [
    [180, 130, 200],
    [620, 100, 150],
    [820, 150, 220],
  ] as const) {
    oval(ctx, '#e6f3f5', x, y, w / 2, 17);
    oval(ctx, '#e6f3f5', x + 30, y - 16, w / 4, 16);
  }
  for (const [x, r, tone] of [
    [30, 120, '#5f9a63'],
    [200, 90, '#6dab6d'],
    [380, 74, '#5f9a63'],
    [560, 66, '#78b274'],
    [720, 84, '#5f9a63'],
    [900, 70, '#6dab6d'],
    [1_080, 100, '#5f9a63'],
    [1_250, 130, '#6dab6d'],
  ] as const) {
    box(ctx, '#7b5638', x - 7, 250, 14, 70);
    oval(ctx, tone, x, 252, r, r * 0.8);
    oval(ctx, 'rgba(255, 255, 235, 0.14)', x - r * 0.25, 252 - r * 0.28, r * 0.5, r * 0.36);
  }
  box(ctx, '#8fbf76', -200, 306, 1_680, 30);
  kiosk(ctx);
  box(ctx, '#6fb0c4', -200, 330, 1_680, 600);
  box(ctx, '#86c0d0', -200, 330, 1_680, 20);
  for (const [x, y, w] of [
    [120, 380, 160],
    [430, 366, 120],
    [1_150, 392, 170],
    [60, 450, 120],
    [1_220, 452, 120],
  ] as const)
    oval(ctx, '#9fd0dc', x, y, w / 2, 4);
}

/** Where one pays a deposit. Two more swans are out of order. */
function kiosk(ctx: Ctx): void {
  box(ctx, '#f2ead8', 96, 258, 110, 72);
  fill(ctx, '#b8473c', 'M84 262L110 226H192L218 262Z');
  box(ctx, '#5a6b72', 112, 276, 50, 30);
  box(ctx, '#8a5c34', 40, 328, 230, 10);
}

/** What lies in front of everything that floats. */
export function surface(ctx: Ctx): void {
  box(ctx, '#5aa0b8', -200, LAKE, 1_680, 400);
  box(ctx, '#8cc6d6', -200, LAKE - 3, 1_680, 7);
  for (const [x, y, w] of [
    [200, 530, 210],
    [560, 552, 260],
    [930, 528, 190],
    [1_150, 566, 160],
    [320, 584, 150],
    [760, 588, 140],
  ] as const)
    oval(ctx, '#79b7ca', x, y, w / 2, 4);
}

/** The far side of the boat: the seats and the swan's neck. The rim is at y = 424. */
export function swanBehind(ctx: Ctx): void {
  fill(ctx, '#dfe3e2', 'M300 430C360 330 420 300 470 310H850C900 330 930 380 940 430Z');
  for (const x of [446, 650, 824]) box(ctx, '#3f7f9a', x - 76, 290, 152, 150, 34);
  fill(
    ctx,
    '#f7f6f0',
    'M930 470C990 440 1010 380 990 320C970 260 960 180 1020 140C1070 110 1130 140 1130 190C1130 204 1120 214 1100 212C1080 180 1040 190 1046 240C1056 310 1110 400 1060 500Z',
  );
  fill(ctx, '#e9962f', 'M1112 168L1196 200L1188 222L1108 214Z');
  stroke(ctx, '#b8701a', 4, 'M1116 198H1184');
  fill(ctx, '#23262e', 'M1088 162L1122 172L1112 196L1084 184Z');
  oval(ctx, '#23262e', 1_070, 168, 8);
  stroke(ctx, '#23262e', 6, 'M1052 158H1088');
}

/** The near side, in front of the passengers: hull, wing and tail. */
export function swanBefore(ctx: Ctx): void {
  fill(
    ctx,
    '#f7f6f0',
    'M216 372C240 420 280 424 330 424H960C1010 424 1060 440 1072 480C1050 560 960 600 840 610H430C310 600 240 520 216 372Z',
  );
  fill(ctx, '#dcdcd4', 'M252 480C330 560 900 570 1060 516C1030 570 950 604 840 610H430C330 602 280 540 252 480Z');
  fill(ctx, '#e9e8e0', 'M400 452C520 436 720 440 820 470C760 520 640 540 520 520C470 512 420 490 400 452Z');
  stroke(ctx, '#cfcec4', 6, 'M470 496C560 520 700 510 770 480M450 474C560 490 700 486 790 470');
  box(ctx, '#c9c8be', 322, 418, 640, 12, 6);
  oval(ctx, '#c2463c', 890, 470, 36);
  oval(ctx, '#f7f6f0', 890, 470, 20);
}

/** Cabin crew. `left` and `right` are how far the flippers point, 0 to 1. It stands on (0, 0). */
export function attendant(ctx: Ctx, left: number, right: number): void {
  penguin(ctx);
  fill(ctx, '#c2463c', 'M-30-132C0-118 30-118 50-130L56-116C30-104-4-104-38-116Z');
  fill(ctx, '#c2463c', 'M34-122L66-104L40-96Z');
  for (const [side, u] of [
    [-1, left],
    [1, right],
  ] as const) {
    if (u <= 0) continue;
    placed(ctx, { x: side * 34, y: -108, turn: side * (1.5 - 1.6 * u) }, () =>
      fill(ctx, '#323a4d', `M0-18C${side * 50}-24 ${side * 96}-14 ${side * 122} 0C${side * 96} 16 ${side * 50} 22 0 18Z`),
    );
  }
  box(ctx, '#2c5a8a', -10, -214, 44, 18, 4);
  box(ctx, '#23466c', -18, -200, 60, 8, 3);
}

/** The thing from under the seat, hanging from a hand at (0, 0). */
export function plug(ctx: Ctx): void {
  ctx.save();
  ctx.setLineDash([2, 9]);
  stroke(ctx, '#b9c0c6', 7, 'M0 0V62');
  ctx.restore();
  oval(ctx, '#c9ced3', 0, 66, 9);
  box(ctx, '#1d1e24', -34, 72, 68, 22, 8);
  fill(ctx, '#2d2f37', 'M-26 92H26L20 116H-20Z');
}

/** A duck that looks left. It stands on (0, 0), 120 high, and it does stand. */
export function duck(ctx: Ctx, stride: number): void {
  for (const side of [-1, 1]) {
    const s = Math.sin(stride + (side > 0 ? Math.PI : 0));
    stroke(ctx, '#e0912e', 7, `M${6 + side * 8}-44L${6 + side * 8 + s * 13} ${-Math.max(0, -s) * 9}`);
  }
  fill(ctx, '#8a7f72', 'M-52-78C-30-106 40-100 84-96L104-110C104-80 80-40 20-38C-20-36-50-50-52-78Z');
  fill(ctx, '#6f665c', 'M-16-84C20-98 60-88 76-74C50-54 0-52-16-84Z');
  fill(ctx, '#6b4a3a', 'M-56-74C-50-50-30-40-14-40C-16-70-24-96-36-106Z');
  box(ctx, '#f1ede4', -62, -112, 32, 8, 4);
  oval(ctx, '#2f6b52', -48, -132, 27, 25);
  fill(ctx, '#e2b23e', 'M-70-138C-86-138-98-130-102-122C-92-118-78-120-68-122Z');
  oval(ctx, '#f6efdf', -54, -138, 6);
  oval(ctx, '#17161a', -55, -137, 3.4);
  stroke(ctx, '#17161a', 4, 'M-62-145H-46');
}

/** A captain's cap and what the uniform needs, for a bear. */
export function rank(ctx: Ctx): void {
  fill(ctx, '#f4f1ea', 'M-84-334C-96-390-50-412 0-412C50-412 96-390 84-334Z');
  box(ctx, '#1d2a44', -80, -346, 160, 26, 6);
  fill(ctx, '#14161d', 'M-84-322H84C64-300-64-300-84-322Z');
  oval(ctx, '#d9b14a', 0, -362, 17);
  for (const x of [-60, 60]) for (const y of [-110, -60]) oval(ctx, '#d9b14a', x, y, 9);
  for (const side of [-1, 1]) box(ctx, '#d9b14a', side * 124 - 34, -172, 68, 20, 8);
}
