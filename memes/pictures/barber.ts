import { GRETA, TOBIAS } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke, within } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person, seat } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 700;
const LEAF = '#5d8a45';
const DARK = '#47702f';
const LIGHT = '#77a358';

function shop(ctx: Ctx): void {
  wash(ctx, ['#e9d9bb', '#f2e6cc', '#e0cfae'], 0, 0, 1_200, 470);
  wash(ctx, ['#7a3330', '#63262a'], 0, 470, 1_200, FLOOR - 470);
  for (let x = 0; x < 1_200; x += 100) stroke(ctx, '#511d22', 4, `M${x + 12} 500H${x + 88}V670H${x + 12}Z`);
  box(ctx, '#f2e9d8', 0, 462, 1_200, 14);
  wash(ctx, ['#c9c2b4', '#e4ddd0'], 0, FLOOR, 1_200, 200);
  for (let row = 0; row < 3; row++) {
    const [y, h] = [FLOOR + [0, 50, 118][row]!, [50, 68, 82][row]!];
    for (let i = -8; i < 9; i++) {
      if ((i + row) % 2 === 0) continue;
      const [top, bottom] = [(dx: number) => 600 + dx * (90 + row * 22), (dx: number) => 600 + dx * (112 + row * 28)];
      fill(ctx, '#3b3540', `M${top(i)} ${y}H${top(i + 1)}L${bottom(i + 1)} ${y + h}H${bottom(i)}Z`);
    }
  }
}

/** The styles on offer: ball, cone, and what one is talked into. */
function styles(ctx: Ctx): void {
  for (const x of [70, 210, 350]) {
    box(ctx, '#5b3a26', x - 8, 76, 116, 146, 4);
    box(ctx, '#f7f1e2', x, 84, 100, 130);
  }
  oval(ctx, LEAF, 120, 134, 32);
  fill(ctx, LEAF, 'M260 96L292 172H228Z');
  fill(
    ctx,
    LEAF,
    'M366 168C356 140 372 130 388 142C404 152 412 140 402 124C396 112 402 100 416 104C430 110 424 130 428 146C446 150 440 172 420 174H384Z',
  );
  for (const x of [120, 260, 402]) {
    stroke(ctx, '#6b4a30', 6, `M${x} 168V186`);
    fill(ctx, '#b8643f', `M${x - 16} 184H${x + 16}L${x + 11} 206H${x - 11}Z`);
  }
}

function mirror(ctx: Ctx): void {
  box(ctx, '#8a5c34', 512, 60, 336, 348, 12);
  wash(ctx, ['#b9d0d2', '#dbe7e4'], 530, 78, 300, 312);
  fill(ctx, 'rgba(255, 255, 255, 0.4)', 'M560 390L690 78H750L620 390Z');
  for (const x of [512, 848])
    for (const y of [110, 200, 290, 380]) {
      glow(ctx, '255, 226, 150', 0.5, x, y, 52);
      oval(ctx, '#fff6d8', x, y, 13);
    }
  box(ctx, '#8a5c34', 470, 420, 420, 22, 5);
  for (const [x, color, h] of [
    [500, '#3f8fa8', 60],
    [536, '#c9a04c', 44],
    [862, '#6d9a58', 56],
  ] as const) {
    box(ctx, color, x - 12, 420 - h, 24, h, 6);
    box(ctx, '#2b2d33', x - 6, 410 - h, 12, 14, 3);
  }
}

function pole(ctx: Ctx): void {
  box(ctx, '#c9ccd0', 1_086, 96, 62, 24, 10);
  box(ctx, '#c9ccd0', 1_086, 352, 62, 24, 10);
  within(ctx, 'M1094 120H1140V352H1094Z', () => {
    box(ctx, '#f6f2e8', 1_094, 120, 46, 232);
    for (let y = 60; y < 380; y += 78) {
      stroke(ctx, '#c2463c', 18, `M1080 ${y + 50}L1156 ${y}`);
      stroke(ctx, '#3f6fa8', 18, `M1080 ${y + 88}L1156 ${y + 38}`);
    }
  });
}

/** Leaves around an outline, so that it is a hedge and no ball. */
function foliage(ctx: Ctx, x: number, y: number, r: number, wild: number, seed: number): void {
  for (let i = 0; i < 96; i++) {
    const angle = (i / 96) * Math.PI * 2;
    const out = r * (0.96 + wild * (i % 4) * 0.3 * (0.6 + 0.4 * Math.sin(i * 12.9898 + seed)));
    oval(ctx, i % 2 ? LEAF : DARK, x + Math.cos(angle) * out, y + Math.sin(angle) * out, 20, 11, angle + 0.6 * Math.sin(i * 7));
  }
  oval(ctx, LEAF, x, y, r);
  for (let i = 0; i < 70; i++) {
    const angle = i * 2.399;
    const out = r * 0.95 * Math.sqrt(i / 70);
    const [px, py] = [x + Math.cos(angle) * out, y + Math.sin(angle) * out];
    oval(ctx, px + py < x + y - r * 0.4 ? LIGHT : i % 3 ? LEAF : DARK, px, py, 15, 8, angle * 1.7);
  }
}

function customer(ctx: Ctx): void {
  shadow(ctx, 640, 866, 190, 22, 0.3);
  box(ctx, '#b9bec4', 606, 740, 68, 100, 10);
  oval(ctx, '#8d939a', 640, 852, 120, 22);
  oval(ctx, '#c9ced3', 640, 844, 116, 18);
  box(ctx, '#8c2f2f', 500, 420, 280, 330, 40);
  box(ctx, '#a43c3a', 524, 440, 232, 290, 30);
  for (const x of [468, 752]) {
    box(ctx, '#c9ced3', x + 12, 620, 34, 120, 8);
    box(ctx, '#8c2f2f', x, 604, 60, 36, 16);
  }
  stroke(ctx, '#6b4a30', 40, 'M640 460V520');
  foliage(ctx, 640, 330, 138, 0.06, 1);
  oval(ctx, '#e9ecec', 640, 480, 54, 20);
  fill(ctx, '#f4f3ee', 'M590 476C620 500 660 500 690 476C760 520 800 610 812 770C760 800 520 800 468 770C480 610 520 520 590 476Z');
  stroke(ctx, '#d5d6d2', 6, 'M560 540Q530 650 524 770M720 540Q750 650 756 770M640 520V780');
  eyes(ctx, { x: 640, y: 316, gap: 40, size: 20, look: 0, lids: 0.5 });
  mouth(ctx, 640, 382, 54, '#24351a', 8);
  for (const [x, y, turn] of [
    [560, 560, 0.4],
    [700, 610, 1.2],
    [610, 690, 2],
    [742, 700, 0.2],
    [420, 830, 0.3],
    [500, 860, 1.4],
    [780, 850, 0.7],
    [840, 812, 2.2],
    [720, 874, 0.1],
    [560, 836, 1],
  ] as const)
    oval(ctx, y % 20 ? LEAF : DARK, x, y, 17, 8, turn);
}

function withShears(ctx: Ctx): void {
  placed(ctx, { x: 1_010, y: 570, scale: 1.04 }, () => {
    box(ctx, '#3c3542', -118, -8, 236, 300, 10);
    person(ctx, { ...TOBIAS, dress: 'shirt', coat: '#d9e4e6', look: -0.8, lookY: 0.1, lids: 0.5 });
    fill(ctx, '#3c3542', 'M-70-120L-54-176L-40-170L-34-110H34L40-170L54-176L70-120L118 10V240H-118V10Z');
    box(ctx, '#2f2935', -60, 60, 120, 70, 8);
    stroke(ctx, '#c9ced3', 6, 'M-30 70V20M-10 70V30');
  });
}

/** They are new. */
function shears(ctx: Ctx): void {
  arm(ctx, { path: [888, 460, 850, 430, 876, 352], sleeve: '#b9c8cc', skin: TOBIAS.skin, width: 52 });
  placed(ctx, { x: 756, y: 248, turn: 0.36 }, () => {
    for (const side of [-1, 1]) {
      stroke(ctx, '#c98f45', 18, `M10 0L150 ${side * 34}`);
      fill(ctx, side > 0 ? '#aeb6bd' : '#d2d8dc', `M16 ${side * -6}L-30 ${side * -34}L-170 ${side * -34}L-20 ${side * -2}Z`);
    }
    oval(ctx, '#6f777f', 8, 0, 11);
  });
  oval(ctx, TOBIAS.skin, 884, 318, 30, 30, 0.3);
  arm(ctx, { path: [1_134, 460, 1_176, 580, 1_128, 660], sleeve: '#c6d3d6', skin: TOBIAS.skin, width: 52 });
}

function waiting(ctx: Ctx): void {
  shadow(ctx, 200, 868, 250, 20, 0.3);
  box(ctx, '#6b4630', 20, 690, 400, 30, 8);
  for (const x of [50, 370]) box(ctx, '#54351f', x, 716, 22, 140);
  placed(ctx, { x: 112, y: 676, scale: 0.72 }, () => {
    seat(ctx, '#4a4a5c');
    person(ctx, { ...GRETA, dress: 'sweater', coat: '#8a5f86', look: 0.1, lookY: 0.5, lids: 0.55 });
    for (const side of [-1, 1])
      arm(ctx, { path: [side * 124, -120, side * 150, -20, side * 84, -50], sleeve: '#7c537a', skin: GRETA.skin });
    fill(ctx, '#f4efe0', 'M-98-110L0-96L98-110V-10L0 4L-98-10Z');
    oval(ctx, LEAF, -48, -62, 24);
    fill(ctx, LEAF, 'M48-92L70-40H26Z');
    stroke(ctx, '#c9c2b0', 4, 'M0-94V0');
  });
  stroke(ctx, '#6b4a30', 26, 'M320 600V640');
  fill(ctx, '#b8643f', 'M250 610H390L374 692H266Z');
  box(ctx, '#c9774e', 242, 600, 156, 24, 6);
  foliage(ctx, 320, 500, 92, 0.62, 4);
  eyes(ctx, { x: 326, y: 500, gap: 28, size: 14, look: 0.9, lids: 0.4 });
  mouth(ctx, 330, 546, 36, '#24351a', 6);
}

export const barber: Picture = {
  id: 'barber',
  title: 'Not Too Short at the Sides',
  alt: "A round hedge under a white cape sits in a barber's chair, and the barber holds garden shears. A shaggy bush in a pot waits beside a woman with a magazine.",
  draw(ctx) {
    shop(ctx);
    styles(ctx);
    mirror(ctx);
    pole(ctx);
    withShears(ctx);
    customer(ctx);
    shears(ctx);
    waiting(ctx);
    glow(ctx, '255, 226, 170', 0.16, 640, 330, 420, 360);
    vignette(ctx, 0.32);
  },
};
