import { alien } from '../draw/alien.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import type { Picture } from '../still.ts';

const STARS = [
  [80, 80],
  [190, 170],
  [300, 50],
  [390, 130],
  [520, 60],
  [690, 110],
  [820, 40],
  [930, 150],
  [1_080, 220],
  [1_170, 60],
  [60, 260],
  [1_140, 320],
  [250, 250],
  [120, 340],
] as const;

function night(ctx: Ctx): void {
  wash(ctx, ['#131a30', '#24304f', '#4d5273', '#93738a'], 0, 0, 1_200, 560);
  STARS.forEach(([x, y], i) => oval(ctx, '#f4efdd', x, y, 1.8 + (i % 3)));
  fill(ctx, '#f3e6c4', 'M1000 174A50 50 0 1 1 958 250A46 46 0 0 0 1000 174Z');
  fill(ctx, '#2d3450', 'M0 560V470C120 410 240 450 340 470C470 420 600 400 720 450C860 410 1040 420 1200 470V560Z');
  wash(ctx, ['#2f4238', '#263a30'], 0, 540, 1_200, 140);
  for (let x = 10; x < 1_200; x += 38) stroke(ctx, '#3c5544', 5, `M${x} 640L${x + 8} ${612 - (x % 5) * 3}`);
  wash(ctx, ['#3b3d49', '#2c2e39'], 0, 650, 1_200, 250);
  fill(ctx, '#8d8a80', 'M0 664H1200V674H0Z');
  for (let x = -40; x < 1_200; x += 220) fill(ctx, '#c9b25a', `M${x} 850H${x + 120}L${x + 112} 870H${x - 10}Z`);
}

function fence(ctx: Ctx): void {
  for (const x of [30, 190]) box(ctx, '#4d4038', x, 520, 16, 120, 3);
  stroke(ctx, '#5c4d43', 9, 'M0 550H214M0 592H214');
}

/** It has seen worse. */
function cow(ctx: Ctx): void {
  placed(ctx, { x: 134, y: 640, scale: 0.9 }, () => {
    shadow(ctx, -14, 6, 150, 14);
    for (const x of [-100, -60, 44, 84]) {
      box(ctx, x < 0 === (x === -60) ? '#d9d2c3' : '#ede7da', x - 13, -80, 26, 80, 8);
      box(ctx, '#2b2425', x - 14, -14, 28, 16, 5);
    }
    stroke(ctx, '#d9d2c3', 9, 'M-126-150C-160-130-150-80-156-50');
    oval(ctx, '#2b2425', -157, -44, 10, 16);
    box(ctx, '#ede7da', -130, -176, 250, 116, 44);
    fill(ctx, '#2b2425', 'M-90-176C-100-130-50-110-30-140C-20-160-30-176-40-176ZM30-90C60-120 100-110 110-80C100-64 60-60 40-60Z');
    oval(ctx, '#e0a79b', 10, -62, 30, 14);
    placed(ctx, { x: 118, y: -166 }, () => {
      for (const side of [-1, 1])
        placed(ctx, { scaleX: side }, () => {
          fill(ctx, '#d8c7a2', 'M24-46C30-76 44-80 54-82C54-66 48-52 38-40Z');
          fill(ctx, '#2b2425', 'M40-30C70-44 92-34 98-16C74-6 50-8 40-14Z');
        });
      fill(ctx, '#ede7da', 'M-46-30C-46-66 46-66 46-30C46 10 38 50 0 52C-38 50-46 10-46-30Z');
      fill(ctx, '#2b2425', 'M8-56C40-56 48-40 46-20C46 0 30 6 18-6C10-20 6-40 8-56Z');
      oval(ctx, '#e0a79b', 0, 34, 40, 26);
      oval(ctx, '#9c6258', -16, 26, 6, 8);
      oval(ctx, '#9c6258', 16, 26, 6, 8);
      stroke(ctx, '#5a2f2a', 5, 'M-16 46H16');
      for (const x of [-24, 24]) {
        oval(ctx, '#f6efdf', x, -18, 10);
        oval(ctx, '#2a1a12', x + 4, -16, 5);
        box(ctx, x < 0 ? '#ede7da' : '#2b2425', x - 12, -32, 24, 12);
        stroke(ctx, x < 0 ? '#2a1a12' : '#6b5f58', 4, `M${x - 12}-20H${x + 12}`);
      }
    });
  });
}

function saucer(ctx: Ctx): void {
  shadow(ctx, 680, 766, 400, 30, 0.4);
  placed(ctx, { x: 680, y: 508, turn: 0.085, scale: 0.98 }, () => {
    stroke(ctx, '#5b6070', 22, 'M-190 60V150M190 60V130');
    tyre(ctx, -190, 184, 1);
    box(ctx, '#8b8f9a', 174, 130, 32, 60, 6);
    fill(ctx, 'rgba(190, 226, 226, 0.55)', 'M-170-70C-166-220 166-220 170-70Z');
    fill(ctx, 'rgba(255, 255, 255, 0.35)', 'M-132-86C-124-140-90-162-60-164C-88-140-102-120-104-84Z');
    for (const x of [-60, 60]) {
      box(ctx, '#6d4a52', x - 38, -130, 76, 70, 20);
      box(ctx, '#825a62', x - 26, -156, 52, 40, 14);
    }
    fill(ctx, '#8d93a3', 'M-400 0C-340-70-180-92 0-92C180-92 340-70 400 0C340 70 180 100 0 100C-180 100-340 70-400 0Z');
    fill(ctx, '#b3b8c4', 'M-400 0C-340-70-180-92 0-92C180-92 340-70 400 0C260-30 120-42 0-42C-120-42-260-30-400 0Z');
    fill(ctx, '#6b7183', 'M-372 22C-280 54-140 66 0 66C140 66 280 54 372 22C310 78 170 100 0 100C-170 100-310 78-372 22Z');
    for (let i = 0; i < 9; i++) {
      const x = -320 + i * 80;
      const y = 22 - (x / 320) ** 2 * 30;
      oval(ctx, '#4d5262', x, y, 19, 15);
      oval(ctx, i % 2 ? '#ffd23f' : '#6a6350', x, y, 13, 10);
    }
  });
  for (let i = 1; i < 9; i += 2) glow(ctx, '255, 210, 63', 0.4, 366 + i * 78, 495 + i * 7, 60);
}

function tyre(ctx: Ctx, x: number, y: number, s: number): void {
  placed(ctx, { x, y, scale: s }, () => {
    oval(ctx, '#1f2027', 0, 0, 66);
    oval(ctx, '#35373f', 0, 0, 54);
    oval(ctx, '#b3b8c4', 0, 0, 36);
    oval(ctx, '#6b7183', 0, 0, 13);
  });
}

/** What is left of the other one. */
function flat(ctx: Ctx): void {
  placed(ctx, { x: 852, y: 716, turn: 0.085 }, () => {
    fill(ctx, '#1f2027', 'M-66-30C-60-70 60-70 66-30C72 0 100 22 88 34H-88C-100 22-72 0-66-30Z');
    oval(ctx, '#b3b8c4', 0, -22, 36);
    oval(ctx, '#6b7183', 0, -22, 13);
    stroke(ctx, '#3c3e48', 5, 'M-76 20L-56 8M76 20L56 8M-40 24V12M40 24V12');
  });
}

function triangle(ctx: Ctx): void {
  shadow(ctx, 230, 838, 80, 10);
  fill(ctx, '#c8322b', 'M230 706L310 836H150Z');
  fill(ctx, '#2c2e39', 'M230 754L267 814H193Z');
}

export const flatSaucer: Picture = {
  id: 'flat-saucer',
  title: 'Roadside Assistance',
  alt: 'A flying saucer with a flat tyre stands at the side of a country road at night. One alien holds a wrench, the other is on the phone, and a cow looks on.',
  draw(ctx) {
    placed(ctx, { x: 600, y: 890, scale: 1.12 }, () => placed(ctx, { x: -600, y: -890 }, () => road(ctx)));
    vignette(ctx, 0.36);
  },
};

function tyreSpare(ctx: Ctx): void {
  shadow(ctx, 372, 850, 74, 11, 0.4);
  tyre(ctx, 372, 790, 0.9);
}

function road(ctx: Ctx): void {
  night(ctx);
  cow(ctx);
  fence(ctx);
  saucer(ctx);
  flat(ctx);
  triangle(ctx);
  shadow(ctx, 690, 838, 80, 12, 0.4);
  placed(ctx, { x: 690, y: 836, scale: 0.9 }, () => {
    alien(ctx, { suit: '#c9653c', look: 0.8 });
    stroke(ctx, '#b8572f', 24, 'M-34-152Q-84-120-76-74M34-152Q70-120 54-66');
    oval(ctx, '#9db98a', -78, -64, 14);
    oval(ctx, '#9db98a', 52, -58, 14);
    stroke(ctx, '#aeb4c0', 13, 'M-78-40V-104');
    stroke(ctx, '#aeb4c0', 13, 'M-94-116L-78-100L-62-116');
  });
  shadow(ctx, 1_030, 812, 76, 11, 0.4);
  placed(ctx, { x: 1_030, y: 810, scale: 0.94 }, () => {
    alien(ctx, { suit: '#3f8f86', look: -0.3 });
    stroke(ctx, '#357a72', 24, 'M-34-152Q-70-110-44-84M34-152Q108-130 92-230');
    oval(ctx, '#9db98a', -36, -78, 14);
    placed(ctx, { x: 90, y: -244, turn: 0.2 }, () => box(ctx, '#1b1d24', -14, -40, 26, 70, 8));
    oval(ctx, '#9db98a', 94, -236, 15);
  });
  tyreSpare(ctx);
}
