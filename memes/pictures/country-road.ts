import { TOBIAS } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke, within } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

function country(ctx: Ctx): void {
  wash(ctx, ['#8cc6e0', '#bfe0e6', '#f2e3c0'], 0, 0, 1_200, 560);
  glow(ctx, '255, 240, 190', 0.8, 240, 150, 260);
  oval(ctx, '#fff3c4', 240, 150, 56);
  for (const [x, y, w] of [
    [520, 110, 210],
    [900, 70, 160],
    [1_080, 150, 240],
  ] as const) {
    oval(ctx, '#f4f8f6', x, y, w / 2, 20);
    oval(ctx, '#f4f8f6', x + 24, y - 18, w / 4, 20);
  }
  fill(ctx, '#9db98c', 'M0 480C160 360 320 400 460 440C620 350 820 360 960 430C1060 380 1160 380 1200 400V700H0Z');
  fill(ctx, '#84a86c', 'M0 540C200 450 420 470 600 520C800 460 1000 470 1200 520V720H0Z');
  for (const [x, y, r] of [
    [90, 500, 34],
    [150, 516, 26],
    [1_120, 486, 40],
    [1_060, 506, 26],
    [700, 500, 22],
  ] as const) {
    box(ctx, '#6b4a30', x - 5, y, 10, 50);
    oval(ctx, '#5f8a4c', x, y - 6, r, r * 1.1);
  }
  for (let i = 0; i < 9; i++) {
    const x = 20 + i * 150;
    box(ctx, '#e9e2d2', x, 560, 14, 90, 3);
  }
  stroke(ctx, '#e9e2d2', 9, 'M0 586H1200M0 622H1200');
  sheep(ctx);
  wash(ctx, ['#5a5f66', '#6b7077'], 0, 690, 1_200, 210);
  box(ctx, '#d9c48a', 0, 690, 1_200, 10);
  for (let x = -60; x < 1_200; x += 240) box(ctx, '#e9e2d2', x, 850, 140, 14, 4);
}

/** It looks after them. */
function sheep(ctx: Ctx): void {
  placed(ctx, { x: 1_096, y: 584 }, () => {
    for (const [x, y, r] of [
      [-30, -8, 26],
      [0, -20, 30],
      [34, -10, 28],
      [14, 8, 30],
      [-16, 10, 26],
    ] as const)
      oval(ctx, '#f4efe4', x, y, r);
    oval(ctx, '#2e2b2e', -52, -20, 24, 20, -0.3);
    oval(ctx, '#2e2b2e', -34, -36, 12, 7, 0.6);
    eyes(ctx, { x: -54, y: -22, gap: 9, size: 6, look: -0.8, lids: 0.4 });
  });
}

/** A Labrador at the wheel, from the front; the chest ends at (0, 0). */
function driver(ctx: Ctx): void {
  placed(ctx, { x: 476, y: 606, scale: 0.68 }, () => {
    fill(ctx, '#d8b27a', 'M-40-190C-116-176-140-140-146 0H146C140-140 116-176 40-190Z');
    fill(ctx, '#4f6f8a', 'M-44-168C-116-156-140-120-146 0H146C140-120 116-156 44-168Q0-130-44-168Z');
    fill(ctx, '#e0bd88', 'M0-352C56-352 84-316 82-268C80-220 48-186 0-186C-48-186-80-220-82-268C-84-316-56-352 0-352Z');
    for (const side of [-1, 1])
      fill(
        ctx,
        '#b98a50',
        `M${side * 50}-344C${side * 96}-352 ${side * 124}-300 ${side * 112}-232C${side * 96}-214 ${side * 76}-250 ${side * 72}-296Z`,
      );
    oval(ctx, '#f0d9b0', -8, -224, 48, 36);
    fill(ctx, '#2a1f1a', 'M-34-252Q-10-262 14-252Q10-230-10-228Q-30-230-34-252Z');
    box(ctx, '#2a1f1a', -12, -230, 5, 16);
    mouth(ctx, -10, -208, 44, '#2a1f1a', 6);
    eyes(ctx, { x: -6, y: -286, gap: 32, size: 14, look: -0.9, lids: 0.5 });
    fill(ctx, '#8f3038', 'M-56-182Q0-150 56-182L52-164Q0-132-52-164Z');
    oval(ctx, '#d9b14a', 0, -138, 13);
  });
  stroke(ctx, '#2b2d33', 15, 'M362 606C346 570 352 520 380 494');
  stroke(ctx, '#4f6f8a', 46, 'M404 570Q392 606 384 574');
  oval(ctx, '#d8b27a', 372, 548, 25, 22);
}

/** He likes the wind. */
function passenger(ctx: Ctx): void {
  placed(ctx, { x: 706, y: 610, scale: 0.8, turn: -0.3 }, () => {
    person(ctx, { ...TOBIAS, dress: 'shirt', coat: '#e3ded0', look: -0.9, lids: 0.62 });
    fill(
      ctx,
      '#a55a30',
      'M-52-330C-30-384 40-384 66-350C110-372 150-366 190-344C150-346 120-336 100-322C130-326 160-316 180-300C140-306 100-300 60-290C30-330-20-330-52-330Z',
    );
    fill(ctx, '#8c2436', 'M-14-166H14L10-148C70-172 120-130 190-160L204-126C140-100 80-132 8-118L-10-140Z');
  });
}

function car(ctx: Ctx): void {
  shadow(ctx, 600, 836, 520, 26, 0.4);
  fill(ctx, '#2b323d', 'M270 600L380 350H960C1000 400 1030 500 1040 610Z');
  box(ctx, '#4a5562', 360, 470, 190, 150, 30);
  within(ctx, 'M300 596L396 366H590V610H300Z', () => driver(ctx));
  box(ctx, '#4a5562', 840, 480, 130, 140, 30);
  cat(ctx);
}

/** Behind bars, where the dog would be. It has a paper. */
function cat(ctx: Ctx): void {
  placed(ctx, { x: 930, y: 604, scale: 0.56 }, () => {
    fill(ctx, '#6e7480', 'M-90 0C-90-120-60-160 0-160C60-160 90-120 90 0Z');
    for (const side of [-1, 1]) fill(ctx, '#6e7480', `M${side * 30}-280L${side * 84}-330L${side * 84}-240Z`);
    oval(ctx, '#7d8490', 0, -216, 92, 78);
    oval(ctx, '#d9d6ce', 0, -186, 42, 28);
    fill(ctx, '#c46a63', 'M-10-204H10L0-190Z');
    mouth(ctx, 0, -174, 36, '#2a1f1a', 6);
    eyes(ctx, { y: -230, gap: 38, size: 17, look: -0.7, lids: 0.55 });
    fill(ctx, '#efeadd', 'M-104-110L0-94L104-110V10H-104Z');
    stroke(ctx, '#b8b2a2', 6, 'M0-92V10M-86-76L-18-66M-86-48L-18-38M18-66L86-76M18-38L86-48');
  });
  for (const x of [872, 910, 948, 986]) stroke(ctx, '#aab2b8', 6, `M${x} 380V604`);
}

function bodywork(ctx: Ctx): void {
  stroke(ctx, '#b8433a', 26, 'M268 606L384 344H950C996 400 1026 500 1036 606');
  stroke(ctx, '#b8433a', 26, 'M612 350V610M842 350V610');
  fill(ctx, '#c94d42', 'M96 690C96 640 150 606 270 600H1040C1086 606 1104 650 1104 700V770H96Z');
  fill(ctx, '#a83b33', 'M96 716H1104V770C1104 780 1096 786 1086 786H114C104 786 96 780 96 770Z');
  stroke(ctx, '#8f2f29', 5, 'M612 612V776M842 612V740M330 612Q320 700 340 776');
  box(ctx, '#e9e4d6', 640, 640, 50, 12, 6);
  box(ctx, '#e9e4d6', 366, 640, 50, 12, 6);
  oval(ctx, '#fff3c4', 128, 676, 26, 32);
  glow(ctx, '255, 243, 196', 0.4, 118, 676, 90);
  box(ctx, '#f0a35a', 1_072, 650, 28, 50, 6);
  box(ctx, '#c9ced3', 74, 746, 110, 24, 10);
  box(ctx, '#c9ced3', 1_020, 746, 110, 24, 10);
  for (const x of [290, 920]) {
    oval(ctx, '#23252b', x, 776, 82);
    oval(ctx, '#b9c0c6', x, 776, 44);
    oval(ctx, '#7d858c', x, 776, 15);
    for (let i = 0; i < 5; i++) oval(ctx, '#7d858c', x + 29 * Math.cos(i * 1.257), 776 + 29 * Math.sin(i * 1.257), 6);
  }
  fill(ctx, '#b8433a', 'M300 596L262 574L254 596L284 612Z');
}

/** For the weekend. */
function luggage(ctx: Ctx): void {
  stroke(ctx, '#8d959c', 9, 'M430 322H900M470 322V340M660 322V340M860 322V340');
  fill(ctx, '#f4ecd8', 'M500 286C470 300 452 270 474 254C462 232 490 212 512 232L820 232C842 212 870 232 858 254C880 270 862 300 832 286Z');
  fill(ctx, '#ddd2b6', 'M500 286C486 292 474 288 468 280L864 280C858 288 846 292 832 286Z');
  for (const x of [590, 740]) stroke(ctx, '#4f6f8a', 10, `M${x} 228V322`);
}

export const countryRoad: Picture = {
  id: 'country-road',
  title: 'Are We There Yet',
  alt: 'A dog drives a red car on a country road. Next to it a man in a tie leans far out of the window into the wind; a cat reads behind the bars in the back.',
  draw(ctx) {
    country(ctx);
    luggage(ctx);
    car(ctx);
    bodywork(ctx);
    within(ctx, 'M0 0H1200V602H0Z', () => passenger(ctx));
    vignette(ctx, 0.3);
  },
};
