import { AIKO } from '../draw/cast.ts';
import { eye } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 730;

function surgery(ctx: Ctx): void {
  wash(ctx, ['#bcd8d4', '#d4e6e1', '#b9d2cd'], 0, 0, 1_200, FLOOR);
  for (let y = 430; y < FLOOR; y += 60) stroke(ctx, 'rgba(60, 110, 110, 0.16)', 3, `M0 ${y}H1200`);
  for (let x = 0; x < 1_200; x += 80) stroke(ctx, 'rgba(60, 110, 110, 0.16)', 3, `M${x} 430V${FLOOR}`);
  box(ctx, '#8fb3ae', 0, 418, 1_200, 12);
  wash(ctx, ['#8ea7a8', '#a5bcbc'], 0, FLOOR, 1_200, 170);
  box(ctx, '#f4f1ea', 60, 70, 270, 230, 6);
  wash(ctx, ['#9fd0e2', '#d9eef0'], 76, 86, 238, 198);
  for (let y = 104; y < 284; y += 22) box(ctx, 'rgba(255, 255, 255, 0.7)', 76, y, 238, 7);
  box(ctx, '#f4f1ea', 930, 236, 230, 16, 4);
}

/** It waits with its parents elsewhere, one hopes. */
function bowl(ctx: Ctx): void {
  oval(ctx, 'rgba(210, 240, 248, 0.7)', 1_044, 166, 80, 72);
  fill(ctx, 'rgba(110, 185, 215, 0.75)', 'M966 156H1122C1126 210 1090 236 1044 236C998 236 962 210 966 156Z');
  oval(ctx, 'rgba(170, 220, 238, 0.9)', 1_044, 156, 78, 9);
  fill(ctx, '#e8853a', 'M1010 192C1026 168 1064 172 1076 190C1064 212 1026 214 1010 192ZM1072 190L1104 172V210Z');
  eye(ctx, 1_026, { y: 188, gap: 0, size: 7, look: -0.6 });
  stroke(ctx, '#8a3f14', 3, 'M1010 198H1020');
  stroke(ctx, '#ffffff', 5, 'M984 130Q974 150 980 176');
}

function lamp(ctx: Ctx): void {
  stroke(ctx, '#e7ece9', 18, 'M600 0V70L760 150L700 190');
  stroke(ctx, '#b5c4c2', 6, 'M600 0V70L760 150');
  fill(ctx, 'rgba(255, 244, 205, 0.42)', 'M600 226L740 206L640 560H330Z');
  placed(ctx, { x: 672, y: 204, turn: -0.14 }, () => {
    box(ctx, '#f4f1ea', -92, -34, 184, 54, 26);
    box(ctx, '#fff3c4', -74, 8, 148, 16, 8);
  });
}

function chair(ctx: Ctx): void {
  shadow(ctx, 520, 836, 420, 34);
  box(ctx, '#7d8f90', 460, 660, 90, 160, 10);
  box(ctx, '#5f7072', 330, 806, 350, 34, 16);
  fill(ctx, '#3f8f86', 'M40 560C70 500 240 560 330 596L860 616C960 620 1010 650 1010 690C900 716 420 706 300 676C190 650 60 620 40 560Z');
  fill(ctx, '#57a69c', 'M40 560C70 500 240 560 330 596L860 616C930 618 970 634 990 650C880 650 420 650 310 630C190 610 80 590 40 560Z');
}

/** A shark on its back side, as one sits here: the snout points to the lamp, the tail hangs over the end. */
function shark(ctx: Ctx): void {
  fill(
    ctx,
    '#5f7487',
    'M920 560C1000 540 1050 470 1070 400C1096 460 1090 520 1064 566C1110 600 1130 650 1126 706C1060 680 990 640 920 640Z',
  );
  fill(
    ctx,
    '#6f8699',
    'M140 520C160 430 260 360 380 372C480 384 560 430 660 470C760 506 880 548 960 560C960 610 930 646 880 650C700 668 420 668 280 640C190 620 130 590 140 520Z',
  );
  fill(ctx, '#e6e4dc', 'M330 452C420 400 520 470 640 506C740 536 860 566 930 576C900 610 760 600 640 590C500 580 400 560 330 520Z');
  fill(ctx, '#5f7487', 'M330 644C380 700 470 730 540 726C520 700 500 670 490 640Z');
  fill(ctx, '#5f7487', 'M650 560C660 600 650 670 610 700C590 670 580 620 590 566Z');
  stroke(ctx, '#566a7b', 6, 'M520 520Q500 556 508 596M548 528Q528 564 536 604M576 536Q556 570 564 610');
  fill(ctx, '#6f8699', 'M150 540C120 440 170 330 250 268C282 244 316 240 330 262C344 290 330 340 342 386C350 420 380 440 420 452L300 600Z');
  fill(ctx, '#e6e4dc', 'M330 470C300 440 300 380 296 330C310 290 320 276 330 262C344 290 336 340 346 380C354 420 384 440 424 452Z');
  fill(
    ctx,
    '#7c2a33',
    'M308 306C336 350 330 420 366 446C410 466 470 440 500 400C506 440 480 500 420 510C350 516 300 470 296 400C294 360 300 330 308 306Z',
  );
  fill(ctx, '#e6e4dc', 'M500 392C520 420 510 500 440 528C380 548 320 520 312 470C360 520 440 510 470 470C490 446 496 420 500 392Z');
  fill(ctx, '#b8525a', 'M352 440C380 420 420 420 446 440C440 476 380 486 352 460Z');
  for (const [x, y, turn] of [
    [312, 330, 1.45],
    [316, 356, 1.45],
    [320, 382, 1.4],
    [328, 408, 1.2],
    [342, 430, 0.9],
  ] as const)
    tooth(ctx, x, y, turn, 1);
  for (const [x, y, turn] of [
    [494, 420, -0.9],
    [482, 446, -0.7],
    [464, 468, -0.5],
    [440, 484, -0.25],
    [412, 492, 0],
    [384, 490, 0.2],
    [358, 480, 0.45],
  ] as const)
    tooth(ctx, x, y, turn, 1);
  for (const [x, y, turn] of [
    [470, 428, -0.8],
    [454, 448, -0.6],
    [432, 462, -0.3],
    [406, 468, 0],
    [382, 466, 0.25],
  ] as const)
    tooth(ctx, x, y, turn, 0.75);
  eye(ctx, 232, { y: 392, gap: 0, size: 20, look: 0.9, lids: 0.4, ink: '#1d2129' });
  fill(ctx, '#d8e9f2', 'M330 536C400 560 480 560 540 540L580 640C500 668 400 668 340 646Z');
  stroke(ctx, '#b5cbd6', 4, 'M350 560Q440 586 540 560');
  stroke(ctx, '#8b8f92', 4, 'M330 536L296 500M540 540L566 516');
}

function tooth(ctx: Ctx, x: number, y: number, turn: number, scale: number): void {
  placed(ctx, { x, y, turn, scale }, () => fill(ctx, '#fbf8ee', 'M-12 6L0-26L12 6Z'));
}

function dentist(ctx: Ctx): void {
  placed(ctx, { x: 770, y: 610, scale: 1.2 }, () => {
    person(ctx, { ...AIKO, dress: 'shirt', coat: '#f1efe8', mask: true, look: -0.8, lookY: 0.4, lids: 0.45 });
    stroke(ctx, '#3a4250', 12, 'M-58-310Q0-336 58-310');
    oval(ctx, '#d9dde0', 0, -330, 26);
    oval(ctx, '#fff3c4', 0, -330, 16);
  });
}

function tray(ctx: Ctx): void {
  shadow(ctx, 1_050, 850, 110, 16);
  box(ctx, '#8b999a', 1_040, 640, 18, 210);
  box(ctx, '#e7ece9', 930, 616, 240, 30, 10);
  box(ctx, '#c2cfcd', 930, 634, 240, 12, 6);
  stroke(ctx, '#7d8f90', 7, 'M960 606H1040M968 590L1030 600');
  fill(ctx, '#f4f1ea', 'M1070 560H1130L1124 616H1076Z');
  fill(ctx, '#8cc3d6', 'M1073 582H1127L1124 616H1076Z');
}

export const theDentist: Picture = {
  id: 'dentist',
  title: 'Say When It Hurts',
  alt: "A shark lies in a dentist's chair with a paper bib and its mouth wide open. The dentist, alone with it, holds a very small mirror; a goldfish watches from a bowl.",
  draw(ctx) {
    surgery(ctx);
    bowl(ctx);
    lamp(ctx);
    dentist(ctx);
    chair(ctx);
    shark(ctx);
    glow(ctx, '255, 244, 205', 0.3, 420, 430, 260, 200);
    arm(ctx, { path: [650, 480, 600, 600, 560, 478], sleeve: '#f1efe8', skin: '#a9d4d0', width: 58 });
    stroke(ctx, '#9aa6a8', 8, 'M556 446L458 414');
    oval(ctx, '#8b999a', 440, 408, 24, 18, 0.3);
    oval(ctx, '#e6f4f6', 440, 408, 16, 11, 0.3);
    tray(ctx);
    vignette(ctx, 0.24);
  },
};
