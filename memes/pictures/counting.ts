import { kevin } from '../draw/kevin.ts';
import { eye, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import type { Picture } from '../still.ts';

const FLOOR = 640;

function bedroom(ctx: Ctx): void {
  wash(ctx, ['#2a3350', '#3a4468', '#323b5c'], 0, 0, 1_200, FLOOR);
  for (let x = 30; x < 1_200; x += 80) stroke(ctx, 'rgba(255, 255, 255, 0.035)', 26, `M${x} 0V${FLOOR}`);
  box(ctx, '#252c46', 0, FLOOR - 24, 1_200, 24);
  wash(ctx, ['#4a3a44', '#382c36'], 0, FLOOR, 1_200, 260);
  for (let x = -300; x < 1_600; x += 130) stroke(ctx, 'rgba(10, 8, 20, 0.2)', 4, `M${600 + (x - 600) * 0.75} ${FLOOR}L${x} 900`);
  box(ctx, '#6b5b6a', 470, 60, 270, 250, 4);
  wash(ctx, ['#0f1830', '#25365c'], 486, 76, 238, 218);
  oval(ctx, '#f3e6c4', 652, 140, 36);
  for (const [x, y] of [
    [516, 110],
    [560, 180],
    [530, 250],
    [612, 230],
    [692, 240],
    [590, 104],
  ] as const)
    oval(ctx, '#f4efdd', x, y, 2.6);
  box(ctx, '#6b5b6a', 600, 76, 10, 218);
  box(ctx, '#6b5b6a', 486, 182, 238, 10);
  box(ctx, '#7d6c7a', 456, 304, 298, 18, 3);
  fill(ctx, 'rgba(190, 205, 255, 0.12)', 'M486 76H724L1010 900H420Z');
}

/** Where they come from. */
function door(ctx: Ctx): void {
  box(ctx, '#6b5b6a', 1_010, 200, 190, 470);
  wash(ctx, ['#f2d69a', '#d9a860'], 1_030, 220, 170, 430);
  fill(ctx, 'rgba(242, 214, 154, 0.22)', 'M1030 650H1200V900H900Z');
}

function meadow(ctx: Ctx): void {
  placed(ctx, { x: 270, y: 190, turn: -0.03 }, () => {
    box(ctx, '#8a6a4a', -118, -88, 236, 176);
    wash(ctx, ['#7f9cc0', '#a9bccb'], -102, -72, 204, 144);
    fill(ctx, '#4f7a5c', 'M-102 72V20C-50-16 10-10 50 14C74-2 90 0 102 8V72Z');
    stroke(ctx, '#d5d0c4', 5, 'M-60 30H30M-60 44H30M-50 20V56M-16 18V54M18 20V56');
  });
}

function bed(ctx: Ctx): void {
  shadow(ctx, 330, 842, 330, 26, 0.3);
  box(ctx, '#7a5040', 44, 420, 30, 410, 8);
  box(ctx, '#8a5c4a', 30, 400, 90, 330, 20);
  box(ctx, '#7a5040', 610, 600, 30, 230, 8);
  box(ctx, '#8a5c4a', 590, 590, 66, 180, 16);
  fill(ctx, '#f1ede4', 'M90 560C110 520 290 510 330 560L340 660H90Z');
  fill(ctx, '#d5d2d8', 'M90 620C160 600 280 600 334 620L340 660H90Z');
}

/** Wide awake since eleven. */
function sheep(ctx: Ctx): void {
  const wool = '#efeadf';
  for (const [x, y, r] of [
    [300, 540, 60],
    [350, 580, 64],
    [390, 620, 60],
    [270, 600, 66],
  ] as const)
    oval(ctx, '#d9d3c6', x, y + 8, r);
  for (const [x, y, r] of [
    [300, 534, 58],
    [350, 574, 62],
    [270, 594, 64],
  ] as const)
    oval(ctx, wool, x, y, r);
  fill(ctx, '#3a3138', 'M150 470C116 456 96 470 84 500C112 518 140 512 156 496ZM286 470C320 456 344 466 356 494C330 516 300 512 284 496Z');
  fill(ctx, '#4a3f47', 'M152 480C152 430 290 430 290 480C292 540 270 610 221 612C172 610 150 540 152 480Z');
  for (const [x, y, r] of [
    [168, 436, 30],
    [204, 416, 34],
    [246, 418, 33],
    [278, 440, 28],
    [222, 444, 34],
  ] as const)
    oval(ctx, wool, x, y, r);
  for (const x of [188, 254]) {
    eye(ctx, x, { y: 506, gap: 0, size: 20, look: 0.85, lookY: -0.1, lids: 0.2, ink: '#17121a' });
    stroke(ctx, '#2c242b', 4, `M${x - 16} 532Q${x} 538 ${x + 16} 532`);
  }
  stroke(ctx, '#221b22', 5, 'M212 562L221 572L230 562M221 572V582');
  mouth(ctx, 221, 586, 40, '#221b22', 5);
  fill(ctx, '#5b6b9c', 'M90 640C200 600 420 620 610 640L626 790H86Z');
  fill(ctx, '#6c7db0', 'M90 640C200 600 420 620 610 640L612 672C420 648 220 640 90 676Z');
  for (let i = 0; i < 6; i++) stroke(ctx, '#4d5c8a', 7, `M${150 + i * 82} ${662 - (i === 2 || i === 3 ? 6 : 0)}L${144 + i * 86} 786`);
  stroke(ctx, '#4d5c8a', 7, 'M88 730H620');
  oval(ctx, '#3a3138', 330, 640, 26, 17);
  oval(ctx, '#3a3138', 150, 648, 26, 17);
}

function fence(ctx: Ctx): void {
  shadow(ctx, 880, 806, 150, 14, 0.3);
  for (const x of [760, 880, 1_000]) {
    fill(ctx, '#e9e3d6', `M${x - 14} 806V620L${x} 600L${x + 14} 620V806Z`);
    fill(ctx, '#c9c1b2', `M${x + 4} 806V608L${x + 14} 620V806Z`);
  }
  for (const y of [654, 730]) {
    box(ctx, '#f4efe3', 726, y, 308, 26, 4);
    box(ctx, '#c9c1b2', 726, y + 18, 308, 8, 4);
  }
}

export const counting: Picture = {
  id: 'counting',
  title: 'One Hundred and Four',
  alt: 'A sheep lies wide awake in bed at night. Office workers in ties jump over a small fence in its bedroom, one after another.',
  draw(ctx) {
    bedroom(ctx);
    meadow(ctx);
    door(ctx);
    bed(ctx);
    sheep(ctx);
    placed(ctx, { x: 1_130, y: 812, scale: 1.02, scaleX: -1 }, () => {
      shadow(ctx, 0, 4, 70, 11, 0.3);
      kevin(ctx, { arms: 0 });
    });
    fence(ctx);
    placed(ctx, { x: 884, y: 584, scale: 1.02, scaleX: -1, turn: -0.16 }, () => kevin(ctx, { arms: 0.7, stride: 1.4, lean: 0.22 }));
    placed(ctx, { x: 690, y: 838, scale: 1.02, scaleX: -1 }, () => {
      shadow(ctx, 0, 4, 70, 11, 0.3);
      kevin(ctx, { stride: 0.7, lean: 0.06 });
    });
    glow(ctx, '200, 214, 255', 0.12, 760, 480, 480, 420);
    vignette(ctx, 0.5);
  },
};
