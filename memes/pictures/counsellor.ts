import { GRETA, MARA } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke, within } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person, seat } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 750;

function practice(ctx: Ctx): void {
  wash(ctx, ['#b9b39c', '#cfc8ae', '#bdb59b'], 0, 0, 1_200, FLOOR);
  wash(ctx, ['#7d6a56', '#6a5946'], 0, FLOOR, 1_200, 150);
  box(ctx, '#8f886f', 0, FLOOR - 22, 1_200, 22);
  oval(ctx, '#8d4f4a', 560, 850, 560, 76);
  oval(ctx, '#a3625a', 560, 848, 510, 62);
  oval(ctx, '#8d4f4a', 560, 848, 450, 50);
  for (const [x, turn] of [
    [190, 0],
    [370, 0.04],
  ] as const)
    placed(ctx, { x, y: 170, turn }, () => {
      box(ctx, '#5d5240', -66, -84, 132, 168, 3);
      box(ctx, '#efe9da', -54, -72, 108, 144);
    });
  oval(ctx, '#2f3440', 172, 168, 26, 40, 0.4);
  oval(ctx, '#2f3440', 208, 168, 26, 40, -0.4);
  fill(ctx, '#c39a48', 'M336 220L370 120L406 218Z');
  oval(ctx, '#4d6f80', 372, 190, 20);
  box(ctx, '#6b5238', 860, 110, 320, 16, 3);
  for (const [x, h, c] of [
    [880, 74, '#8c4841'],
    [908, 60, '#4d6f80'],
    [936, 80, '#c39a48'],
    [966, 68, '#5c7a5c'],
    [996, 76, '#7a5d79'],
    [1_060, 56, '#45506a'],
    [1_090, 70, '#a8653c'],
  ] as const)
    box(ctx, c, x, 110 - h, 24, h, 2);
  glow(ctx, '255, 232, 180', 0.5, 520, 330, 560, 360);
}

function sofa(ctx: Ctx): void {
  shadow(ctx, 420, 846, 410, 24, 0.34);
  for (const x of [100, 740]) box(ctx, '#3a2a22', x - 14, 790, 28, 50, 6);
  box(ctx, '#3f6f68', 70, 360, 700, 330, 60);
  box(ctx, '#4c8078', 90, 380, 660, 250, 46);
  stroke(ctx, '#3f6f68', 6, 'M420 386V610');
  box(ctx, '#35605a', 60, 610, 720, 190, 30);
  box(ctx, '#4c8078', 100, 590, 320, 84, 24);
  box(ctx, '#4c8078', 420, 590, 320, 84, 24);
  for (const x of [20, 740]) {
    box(ctx, '#3f6f68', x, 490, 90, 312, 40);
    box(ctx, '#57918a', x + 8, 498, 74, 80, 34);
  }
}

const HEAD = 'M-86-300C-92-350 92-350 86-300C84-260 66-226 58-200C54-176 30-164 0-164C-30-164-54-176-58-200C-66-226-84-260-86-300Z';

/** It would rather not begin. */
function bull(ctx: Ctx): void {
  const hide = '#43352f';
  seat(ctx, '#3a2e29', '#1d1715');
  fill(ctx, hide, 'M-44-206C-134-190-176-140-172-40C-168 10-120 20 0 20C120 20 168 10 172-40C176-140 134-190 44-206Z');
  fill(ctx, 'rgba(10, 8, 20, 0.22)', 'M72-198C134-140 136-60 124 16C156 10 170-6 172-40C176-140 134-184 72-198Z');
  fill(ctx, '#54443d', 'M-60-190C-30-110 30-110 60-190C80-120 70-30 0 6C-70-30-80-120-60-190Z');
  for (const side of [-1, 1])
    placed(ctx, { scaleX: side }, () => {
      fill(ctx, '#9c8a68', 'M56-322C110-316 150-346 146-400C180-350 160-276 76-284Z');
      fill(ctx, '#4b4032', 'M146-400C166-368 168-336 154-312C156-336 150-352 142-364C146-376 147-388 146-400Z');
      stroke(ctx, '#7d6d50', 4, 'M84-318L92-290M106-324L118-298');
      fill(ctx, '#3a2e29', 'M78-290C118-306 150-292 164-266C132-250 100-254 78-268Z');
      fill(ctx, '#8f6b61', 'M96-282C120-290 140-282 148-268C128-262 110-264 96-270Z');
    });
  fill(ctx, hide, HEAD);
  within(ctx, HEAD, () => fill(ctx, 'rgba(10, 8, 20, 0.2)', 'M40-350C80-290 60-220 20-150H100V-350Z'));
  fill(ctx, '#2f2521', 'M-40-330C-30-356 30-356 40-330C34-306 22-308 14-290C8-304 0-300-6-286C-14-304-30-300-40-330Z');
  oval(ctx, '#a98a7c', 0, -196, 62, 40);
  for (const x of [-26, 26]) oval(ctx, '#4d3831', x, -206, 9, 12);
  stroke(ctx, '#d9b14a', 8, 'M-18-192C-22-160 22-160 18-192');
  mouth(ctx, 0, -172, 56, '#3a2620', 6);
  eyes(ctx, { y: -272, gap: 42, size: 15, look: 0.8, lookY: 0.2, lids: 0.5, ink: '#1d1311' });
  for (const side of [-1, 1]) {
    stroke(ctx, hide, 62, `M${side * 146}-120Q${side * 190} 0 ${side * 88} 22`);
    fill(ctx, '#1d1715', `M${side * 92}-12H${side * 34}Q${side * 24} 18 ${side * 38} 50H${side * 92}Z`);
  }
}

function matador(ctx: Ctx): void {
  seat(ctx, '#a8742e', '#17161a');
  stroke(ctx, '#d9b14a', 8, 'M-92 80L-88 196M92 80L88 196');
  person(ctx, { ...MARA, hair: 'parted', dress: 'suit', coat: '#b8863a', tie: '#8d3036', look: -0.2, lids: 0.5 });
  stroke(ctx, '#f0d27c', 7, 'M-120-130q14 16 0 32q-14 16 0 32q14 16 0 32M120-130q-14 16 0 32q14 16 0 32q-14 16 0 32');
  for (const side of [-1, 1]) {
    oval(ctx, '#e0b04a', side * 128, -148, 42, 28, side * 0.4);
    stroke(ctx, '#a8742e', 5, `M${side * 96}-134l${side * 8} 16M${side * 116}-126l${side * 6} 18M${side * 138}-126l${side * 4} 18`);
  }
  fill(ctx, '#1b1a22', 'M-70-318C-92-344-88-376-60-374C-40-382 40-382 60-374C88-376 92-344 70-318C40-340-40-340-70-318Z');
  fill(ctx, '#b8322d', 'M-110-10C-60-40 70-40 120-6L150 150C120 190 80 160 40 186C0 200-60 170-120 180C-140 120-130 50-110-10Z');
  fill(ctx, '#d0443a', 'M-110-10C-60-40 70-40 120-6C60 0 0-6-60 14C-90 60-96 120-120 180C-140 120-130 50-110-10Z');
  stroke(ctx, '#8f2420', 6, 'M-20 10C-30 70-24 120-30 168M50 4C60 60 56 120 66 170');
  for (const side of [-1, 1]) arm(ctx, { path: [side * 132, -120, side * 182, -6, side * 84, 4], sleeve: '#a8742e', skin: MARA.skin });
}

function counsellorSeat(ctx: Ctx): void {
  shadow(ctx, 1_010, 860, 180, 20, 0.34);
  placed(ctx, { x: 1_010, y: 640 }, () => {
    box(ctx, '#6b3f35', -150, -260, 300, 420, 60);
    box(ctx, '#7f4d41', -130, -240, 260, 280, 50);
    box(ctx, '#5a342c', -166, 40, 332, 150, 30);
    placed(ctx, { scale: 0.96 }, () => {
      seat(ctx, '#4a4a52');
      person(ctx, { ...GRETA, dress: 'sweater', coat: '#6d5a80', look: -0.9, lookY: 0.1, lids: 0.5 });
    });
    for (const x of [-176, 116]) box(ctx, '#6b3f35', x, -60, 64, 240, 28);
    placed(ctx, { x: -4, y: -6, turn: -0.1 }, () => {
      box(ctx, '#3a3230', -62, -50, 124, 96, 6);
      box(ctx, '#f4efe0', -54, -42, 108, 80, 3);
      stroke(ctx, '#b9b3a6', 4, 'M-40-26H34M-40-10H34M-40 6H0');
    });
    arm(ctx, { path: [-120, -110, -164, 20, -76, 20], sleeve: '#5e4c70', skin: GRETA.skin, width: 42 });
    arm(ctx, { path: [120, -110, 164, 20, 50, 6], sleeve: '#5e4c70', skin: GRETA.skin, width: 42 });
    stroke(ctx, '#c2463c', 7, 'M34-34L16 14');
  });
}

function tissues(ctx: Ctx): void {
  shadow(ctx, 790, 876, 110, 12, 0.3);
  stroke(ctx, '#4a3426', 14, 'M720 800L706 868M860 800L874 868');
  box(ctx, '#7a5638', 680, 776, 220, 26, 8);
  box(ctx, '#5f8fa8', 736, 728, 108, 50, 4);
  fill(ctx, '#fbf8f0', 'M766 730C760 700 776 704 780 680C796 690 812 690 806 708C820 712 812 726 814 730Z');
}

export const counsellor: Picture = {
  id: 'counsellor',
  title: 'And How Did That Make You Feel',
  alt: 'A bull and a bullfighter sit side by side on the sofa of a marriage counsellor, the red cape on his knees. The old counsellor takes notes; a box of tissues is ready.',
  draw(ctx) {
    practice(ctx);
    sofa(ctx);
    placed(ctx, { x: 250, y: 600, scale: 0.94 }, () => bull(ctx));
    placed(ctx, { x: 586, y: 600, scale: 0.94 }, () => matador(ctx));
    counsellorSeat(ctx);
    tissues(ctx);
    vignette(ctx, 0.34);
  },
};
