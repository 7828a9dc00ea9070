import { AIKO, GRETA, OTTO, TOBIAS } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke, within } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 700;

function hall(ctx: Ctx): void {
  wash(ctx, ['#d7c8ab', '#e6dac0', '#cdbd9d'], 0, 0, 1_200, FLOOR);
  box(ctx, '#b7a27a', 0, 60, 1_200, 22);
  box(ctx, '#efe6d0', 0, 40, 1_200, 22);
  for (const x of [60, 420, 780]) {
    wash(ctx, ['#efe6d2', '#ddd0b4'], x, 90, 76, FLOOR - 90);
    box(ctx, 'rgba(120, 96, 60, 0.16)', x + 48, 90, 28, FLOOR - 90);
    for (const dx of [16, 34]) stroke(ctx, 'rgba(120, 96, 60, 0.18)', 4, `M${x + dx} 130V660`);
    box(ctx, '#f6efdf', x - 14, 84, 104, 30, 4);
    box(ctx, '#f6efdf', x - 14, 662, 104, 38, 4);
  }
  wash(ctx, ['#b39f80', '#cbb998'], 0, FLOOR, 1_200, 200);
  for (const [a, b] of [
    [0, -260],
    [300, 180],
    [600, 600],
    [900, 1_020],
    [1_200, 1_460],
  ] as const)
    stroke(ctx, 'rgba(110, 86, 54, 0.26)', 4, `M${a} ${FLOOR}L${b} 900`);
  stroke(ctx, 'rgba(110, 86, 54, 0.26)', 4, 'M0 760H1200M0 836H1200');
  screen(ctx);
}

/** Whose turn it is: not yet his. */
function screen(ctx: Ctx): void {
  stroke(ctx, '#6b5d45', 8, 'M250 82V150');
  box(ctx, '#23262e', 176, 146, 150, 96, 8);
  ctx.globalAlpha = 0.9;
  stroke(ctx, '#ff8d3a', 9, 'M214 170V218M214 170H242M214 194H242M242 194V218M214 218H242M282 170V218');
  ctx.globalAlpha = 1;
}

function counter(ctx: Ctx): void {
  shadow(ctx, 1_050, 862, 220, 22, 0.3);
  placed(ctx, { x: 1_050, y: 590, scale: 0.86 }, () =>
    person(ctx, { ...GRETA, dress: 'suit', coat: '#3f5a54', tie: '#b88a3a', look: -0.7, lids: 0.5 }),
  );
  box(ctx, 'rgba(220, 238, 240, 0.35)', 900, 230, 300, 330);
  fill(ctx, 'rgba(255, 255, 255, 0.3)', 'M920 560L1040 230H1090L970 560Z');
  for (const x of [892, 1_190]) box(ctx, '#b88a3a', x, 216, 16, 350, 4);
  box(ctx, '#b88a3a', 884, 208, 330, 20, 4);
  box(ctx, '#6b4630', 870, 580, 340, 280);
  box(ctx, '#8a5f41', 850, 556, 370, 34, 6);
  stroke(ctx, '#54351f', 5, 'M900 620H1020V830H900ZM1060 620H1180V830H1060Z');
  fill(ctx, '#f7f4ec', 'M940 548H1010L1018 558H932Z');
  oval(ctx, '#d9ab50', 1_160, 548, 22, 12);
  box(ctx, '#d9ab50', 1_156, 528, 8, 10, 3);
}

function otto(ctx: Ctx): void {
  shadow(ctx, 726, 848, 104, 15, 0.3);
  placed(ctx, { x: 726, y: 586, scale: 0.78 }, () => {
    legs(ctx, '#4b5670');
    person(ctx, { ...OTTO, dress: 'suit', coat: '#4b5670', tie: '#8c2436', look: 0.8, lids: 0.5 });
    for (const side of [-1, 1]) arm(ctx, { path: [side * 126, -120, side * 158, 0, side * 118, 70], sleeve: '#434d64', skin: OTTO.skin });
    box(ctx, '#5a3a24', 66, 100, 120, 90, 10);
    stroke(ctx, '#3f2817', 8, 'M104 100V84H148V100M66 136H186');
  });
}

/** He took a ticket, as everybody does. */
function robber(ctx: Ctx): void {
  shadow(ctx, 478, 856, 116, 16, 0.3);
  placed(ctx, { x: 478, y: 590, scale: 0.8 }, () => {
    legs(ctx, '#2b2d36');
    person(ctx, { ...TOBIAS, dress: 'sweater', coat: '#f1ede4', look: 0.1, lids: 0.45 });
    within(ctx, 'M-34-188C-108-176-146-150-152 0H152C146-150 108-176 34-188Z', () => {
      for (let y = -168; y < 0; y += 44) box(ctx, '#23252e', -160, y, 320, 22);
    });
    fill(ctx, '#23252e', 'M-64-300C-70-384 70-384 64-300C40-314-40-314-64-300Z');
    box(ctx, '#343743', -66, -318, 132, 26, 12);
    fill(ctx, '#17181f', 'M-58-296C-20-288 20-288 58-296L56-250C30-244 12-256 0-256C-12-256-30-244-56-250Z');
    eyes(ctx, { y: -274, gap: 23, size: 13, look: 0.2, lids: 0.5, ink: '#17181f' });
    stroke(ctx, '#e9dfcc', 4, 'M8-287H38M-38-287H-8');
    arm(ctx, { path: [-124, -120, -172, -10, -150, 60], sleeve: '#d8d3c8', skin: '#2b2d36' });
    fill(ctx, '#c2ad84', 'M-156 74C-200 110-226 200-190 232H-96C-66 200-90 110-138 74Z');
    stroke(ctx, '#8f7c58', 7, 'M-166 84Q-148 94-128 82');
    stroke(ctx, '#a8926a', 5, 'M-176 140Q-166 180-172 214M-116 140Q-120 180-112 214');
    arm(ctx, { path: [124, -120, 176, -30, 84, -70], sleeve: '#d8d3c8', skin: '#2b2d36' });
    placed(ctx, { x: 60, y: -104, turn: 0.12 }, () => {
      box(ctx, '#fbf8ef', -26, -38, 52, 70, 3);
      stroke(ctx, '#c2463c', 6, 'M-14-12V12M-14-12H0M-14 0H0M0 0V12M-14 12H0M8-12H18V0H8V12H18');
    });
  });
}

function aiko(ctx: Ctx): void {
  shadow(ctx, 252, 850, 104, 15, 0.3);
  placed(ctx, { x: 252, y: 590, scale: 0.78 }, () => {
    legs(ctx, '#7a4d57');
    person(ctx, { ...AIKO, dress: 'sweater', coat: '#c98d4a', look: 0.3, lids: 0.55 });
    arm(ctx, { path: [-124, -120, -170, -10, -80, 10], sleeve: '#b67d3f', skin: AIKO.skin });
    arm(ctx, { path: [124, -120, 166, -20, 74, -14], sleeve: '#b67d3f', skin: AIKO.skin });
    box(ctx, '#23262e', -20, -58, 44, 70, 8);
  });
}

/** Its papers are in order. */
function raccoon(ctx: Ctx): void {
  shadow(ctx, 98, 858, 76, 12, 0.3);
  placed(ctx, { x: 98, y: 852, scale: 0.92 }, () => {
    stroke(ctx, '#8b8580', 40, 'M-40-40C-120-30-110-130-70-150');
    for (const [a, b] of [
      ['M-64-42L-84-10', 0],
      ['M-102-70L-62-82', 0],
      ['M-106-118L-66-112', 0],
    ] as const)
      stroke(ctx, '#3d3a3c', 14 + b, a);
    fill(ctx, '#8b8580', 'M-56 0C-76-80-60-160 0-164C60-160 76-80 56 0Z');
    oval(ctx, '#c9c3b8', 0, -60, 36, 54);
    for (const side of [-1, 1]) {
      box(ctx, '#3d3a3c', side * 30 - 24, -14, 48, 18, 9);
      fill(ctx, '#6f6a66', `M${side * 34}-238L${side * 66}-270L${side * 70}-214Z`);
    }
    fill(ctx, '#9a948e', 'M0-258C50-258 82-226 84-196C70-160 40-138 0-138C-40-138-70-160-84-196C-82-226-50-258 0-258Z');
    fill(ctx, '#e9e4da', 'M-74-204C-40-226-16-220 0-200C16-220 40-226 74-204C60-160 30-144 0-144C-30-144-60-160-74-204Z');
    for (const side of [-1, 1])
      fill(
        ctx,
        '#2e2b2e',
        `M${side * 6}-206C${side * 30}-228 ${side * 62}-214 ${side * 76}-184C${side * 50}-168 ${side * 20}-172 ${side * 6}-206Z`,
      );
    eyes(ctx, { y: -196, gap: 34, size: 12, look: 0.7, lids: 0.45, ink: '#2e2b2e' });
    oval(ctx, '#2e2b2e', 0, -172, 12, 9);
    mouth(ctx, 0, -154, 24, '#2e2b2e', 4);
    stroke(ctx, '#6f6a66', 24, 'M40-110Q74-70 40-60');
    box(ctx, '#fbf8ef', 18, -96, 36, 46, 3);
    stroke(ctx, '#c2463c', 4, 'M26-82V-66M34-82V-66M26-74H34M42-82H48M42-66H48');
    stroke(ctx, '#6f6a66', 24, 'M-44-110Q-74-60-70-40');
    fill(ctx, '#c2ad84', 'M-74-46C-96-30-104 2-88 8H-52C-40 0-50-32-66-46Z');
  });
}

function ropes(ctx: Ctx): void {
  for (const x of [296, 610, 850]) {
    oval(ctx, '#8c6a24', x, 880, 32, 9);
    box(ctx, '#c79a3b', x - 7, 660, 14, 218, 5);
    oval(ctx, '#e0b955', x, 654, 15);
  }
  stroke(ctx, '#8c2436', 14, 'M296 672Q450 752 610 672Q730 748 850 672M296 672Q140 750-20 690');
}

export const bank: Picture = {
  id: 'bank',
  title: 'Please Take a Number',
  alt: 'In a bank, a robber with a mask and a sack stands in the queue between two customers and holds a numbered ticket. Behind them waits a raccoon with a ticket and a smaller sack.',
  draw(ctx) {
    hall(ctx);
    counter(ctx);
    otto(ctx);
    aiko(ctx);
    robber(ctx);
    raccoon(ctx);
    ropes(ctx);
    glow(ctx, '255, 236, 190', 0.3, 478, 380, 360, 320);
    vignette(ctx, 0.34);
  },
};
