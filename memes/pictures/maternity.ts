import { AIKO, GRETA, MARA, TOBIAS } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke, within } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 690;

function ward(ctx: Ctx): void {
  wash(ctx, ['#dfe9e2', '#eef3ea', '#d6e2d9'], 0, 0, 1_200, FLOOR);
  for (let x = 0; x < 1_200; x += 60) box(ctx, 'rgba(150, 190, 190, 0.14)', x, 0, 30, FLOOR);
  box(ctx, '#f7f4ec', 0, 640, 1_200, 50);
  wash(ctx, ['#a9c0bd', '#bfd1cc'], 0, FLOOR, 1_200, 210);
  stroke(ctx, '#f0b7a6', 5, 'M30 60Q300 120 600 62Q900 120 1170 60');
  for (let i = 0; i < 11; i++) {
    const x = 80 + i * 104;
    const y = 78 + 18 * Math.abs(Math.sin((x / 570) * Math.PI));
    fill(ctx, ['#f0b7a6', '#f3d58a', '#9cc7d6'][i % 3] ?? '', `M${x - 24} ${y}H${x + 24}L${x} ${y + 40}Z`);
  }
}

/** Those who have waited nine months, behind glass. */
function family(ctx: Ctx): void {
  box(ctx, '#ffffff', 96, 148, 760, 396, 8);
  within(ctx, 'M112 164H840V528H112Z', () => {
    wash(ctx, ['#8f9fae', '#a8b6c1'], 112, 164, 728, 364);
    box(ctx, '#6d7f8e', 700, 180, 110, 360);
    placed(ctx, { x: 640, y: 560, scale: 0.8 }, () =>
      person(ctx, { ...GRETA, dress: 'sweater', coat: '#6f5a86', look: -0.6, lookY: 0.5, lids: 0.45 }),
    );
    placed(ctx, { x: 270, y: 560, scale: 0.94 }, () =>
      person(ctx, { ...TOBIAS, dress: 'shirt', coat: '#5f8a8f', look: 0.7, lookY: 0.6, lids: 0.45 }),
    );
    placed(ctx, { x: 456, y: 560, scale: 0.9 }, () =>
      person(ctx, { ...MARA, dress: 'sweater', coat: '#d79a86', look: 0.2, lookY: 0.7, lids: 0.5 }),
    );
    stroke(ctx, '#f4efe4', 3, 'M172 540Q160 380 176 300');
    oval(ctx, '#e3b24a', 176, 246, 46, 54);
    fill(ctx, '#e3b24a', 'M170 298H182L188 310H164Z');
    for (const side of [-1, 1])
      fill(ctx, '#5c9a52', `M176 196Q${176 + side * 16} 170 ${176 + side * 40} 172Q${176 + side * 30} 196 176 200Z`);
    stroke(ctx, '#c2902e', 3, 'M146 222l60 50M140 250l46 40M164 200l54 44M206 222l-60 50M212 250l-46 40M190 200l-54 44');
    fill(ctx, 'rgba(255, 255, 255, 0.18)', 'M112 528L330 164H430L212 528ZM500 528L718 164H758L540 528Z');
  });
}

function cot(ctx: Ctx, x: number, baby: () => void, tag: string): void {
  shadow(ctx, x, 868, 130, 16);
  for (const side of [-1, 1]) {
    stroke(ctx, '#b9c3c6', 12, `M${x + side * 96} 700L${x + side * 108} 846`);
    oval(ctx, '#5b666b', x + side * 108, 856, 15);
  }
  placed(ctx, { x, y: 626 }, baby);
  fill(ctx, 'rgba(215, 236, 242, 0.42)', `M${x - 136} 640H${x + 136}L${x + 118} 722H${x - 118}Z`);
  stroke(ctx, '#ffffff', 6, `M${x - 136} 640H${x + 136}L${x + 118} 722H${x - 118}Z`);
  box(ctx, '#e3e9ea', x - 124, 718, 248, 18, 6);
  box(ctx, tag, x - 44, 734, 88, 54, 5);
  stroke(ctx, 'rgba(20, 20, 30, 0.35)', 4, `M${x - 26} 754H${x + 26}M${x - 26} 770H${x + 8}`);
}

function bundle(ctx: Ctx, blanket: string, skin: string, sleeps: boolean): void {
  oval(ctx, '#ffffff', -52, 10, 76, 36);
  fill(ctx, blanket, 'M-60 62C-30-40 70-44 108 4C126 40 122 60 112 66Z');
  stroke(ctx, 'rgba(20, 20, 30, 0.12)', 5, 'M-6 60C10 10 50-10 84-14M40 62C56 30 80 14 108 12');
  oval(ctx, skin, -52, -6, 50, 48);
  fill(ctx, blanket, 'M-104-2C-110-70 6-74 0-2C-14-36-90-36-104-2Z');
  if (sleeps) stroke(ctx, '#4a2c20', 5, 'M-80-2H-62M-44-2H-26');
  else eyes(ctx, { x: -52, y: -4, gap: 18, size: 9, look: 0.8, lids: 0.4 });
  mouth(ctx, -52, 22, 18, '#7a3e32', 4);
}

/** Three thousand four hundred grams. */
function pineapple(ctx: Ctx): void {
  for (const [dx, dy, turn] of [
    [-96, -56, -1.5],
    [-110, -30, -1.9],
    [-108, 4, -2.2],
    [-84, -76, -1.1],
    [-118, -14, -1.7],
  ] as const)
    placed(ctx, { x: -66, y: -8, turn: turn + 1.57 }, () =>
      fill(ctx, dy % 4 ? '#4f8a48' : '#66a257', `M${dx + 60} ${-20}Q-80 ${dy * 0.4} -150 ${-6}Q-80 14 ${dx + 60} 20Z`),
    );
  oval(ctx, '#e0a93c', -8, -8, 96, 66);
  within(ctx, 'M-104-8A96 66 0 1 1 88-8A96 66 0 1 1-104-8Z', () => {
    for (let i = -6; i < 8; i++) stroke(ctx, '#b98128', 4, `M${-110 + i * 30}-80L${-40 + i * 30} 70M${-20 + i * 30}-80L${-90 + i * 30} 70`);
  });
  oval(ctx, '#e8b850', -46, -8, 48, 44);
  eyes(ctx, { x: -46, y: -16, gap: 19, size: 11, look: -0.2, lookY: -0.4, lids: 0.5 });
  mouth(ctx, -46, 14, 22, '#6b4312', 5);
  fill(ctx, '#f6f1e6', 'M-6 66C-4 10 30-60 84-62C124-50 128 40 116 66Z');
  stroke(ctx, '#d9cfba', 5, 'M20 62C30 20 60-20 96-34M60 64C70 30 92 10 116 4');
  stroke(ctx, '#e78a9c', 8, 'M30-40C20-10 14 20 14 60');
}

function nurse(ctx: Ctx): void {
  shadow(ctx, 1_030, 862, 130, 18);
  placed(ctx, { x: 1_030, y: 560, scale: 0.92 }, () => {
    legs(ctx, '#7fb0b5', '#f1ede4');
    person(ctx, { ...AIKO, dress: 'shirt', coat: '#8fc1c4', look: -0.8, lookY: 0.4, lids: 0.5 });
    fill(ctx, '#ffffff', 'M-52-330Q0-352 52-330L46-374Q0-390-46-374Z');
    box(ctx, '#c2463c', -5, -370, 10, 28);
    box(ctx, '#c2463c', -14, -361, 28, 10);
    arm(ctx, { path: [122, -120, 160, -10, 76, -40], sleeve: '#7fb0b5', skin: AIKO.skin });
    fill(ctx, '#8a5c34', 'M-70-104L60-84L44 34L-86 14Z');
    fill(ctx, '#fbf8f0', 'M-60-92L50-76L36 22L-74 6Z');
    oval(ctx, '#e0a93c', -30, -58, 13, 10, 0.1);
    stroke(ctx, '#a9a497', 4, 'M-6-58L32-52M-44-30L24-20M-50-10L10-2');
    arm(ctx, { path: [-122, -120, -170, -20, -98, -14], sleeve: '#7fb0b5', skin: AIKO.skin });
  });
}

export const maternity: Picture = {
  id: 'maternity',
  title: 'It Has His Eyes',
  alt: 'Three cots stand in a maternity ward; in the middle one a pineapple lies in a blanket beside two babies. Its parents and grandmother look at it through the window.',
  draw(ctx) {
    ward(ctx);
    family(ctx);
    cot(ctx, 160, () => bundle(ctx, '#a8cfdc', '#b87c58', true), '#cfe6ee');
    cot(ctx, 478, () => pineapple(ctx), '#f5e3ae');
    cot(ctx, 796, () => bundle(ctx, '#f0c3b6', '#e4c09c', false), '#f6d6cc');
    nurse(ctx);
    glow(ctx, '255, 244, 205', 0.3, 478, 600, 300, 220);
    vignette(ctx, 0.24);
  },
};
