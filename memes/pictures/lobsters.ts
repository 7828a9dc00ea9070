import { AIKO, KOFI, OTTO } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person } from '../draw/person.ts';
import type { PersonLook } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const SHELL = '#b8352c';
const SHADE = '#8f2520';
const LIGHT = '#d2564a';

function restaurant(ctx: Ctx): void {
  wash(ctx, ['#1d2b3d', '#2b4257', '#22364a'], 0, 0, 1_200, 690);
  for (let x = 40; x < 1_200; x += 80)
    for (let y = 60; y < 460; y += 80)
      fill(ctx, 'rgba(120, 160, 190, 0.08)', `M${x} ${y - 26}L${x + 16} ${y}L${x} ${y + 26}L${x - 16} ${y}Z`);
  wash(ctx, ['#4a3124', '#3a2419'], 0, 480, 1_200, 210);
  box(ctx, '#6b4a33', 0, 472, 1_200, 14);
  for (let x = 30; x < 1_200; x += 200) stroke(ctx, '#5c3e2b', 4, `M${x} 516H${x + 150}V660H${x}Z`);
  wash(ctx, ['#5a2a2c', '#47191f'], 0, 690, 1_200, 210);
  for (const x of [330, 690]) {
    glow(ctx, '255, 206, 130', 0.5, x, 210, 150, 180);
    box(ctx, '#b88a3a', x - 7, 220, 14, 50, 4);
    fill(ctx, '#f3dca6', `M${x - 34} 230L${x - 22} 164H${x + 22}L${x + 34} 230Z`);
  }
  picture(ctx);
}

/** The chef's grandfather, with his catch. */
function picture(ctx: Ctx): void {
  box(ctx, '#b88a3a', 424, 100, 172, 210, 4);
  box(ctx, '#c9b88d', 438, 114, 144, 182);
  placed(ctx, { x: 510, y: 290, scale: 0.46 }, () => {
    lobster(ctx, 0);
    fill(ctx, '#f1ede4', 'M-58-346C-104-370-76-430-34-410C-22-440 34-440 38-412C80-428 104-370 58-346Z');
  });
}

function claw(ctx: Ctx, turn: number): void {
  placed(ctx, { turn }, () => {
    fill(ctx, SHELL, 'M-22 10C-66-30-70-100-30-150C-20-120-8-100 4-78C20-104 44-130 62-136C84-90 70-20 24 12Z');
    fill(ctx, LIGHT, 'M-26-4C-52-40-54-90-34-126C-36-80-30-40-8-10Z');
    stroke(ctx, SHADE, 5, 'M4-78Q-2-50 2-30');
  });
}

/** A lobster from the front, sitting: the chest ends at (0, 0), the eyes stand around (0, -318). */
function lobster(ctx: Ctx, look: number): void {
  for (const side of [-1, 1]) stroke(ctx, SHADE, 6, `M${side * 20}-300C${side * 40}-390 ${side * 90}-420 ${side * 150}-430`);
  fill(ctx, SHELL, 'M0-300C60-300 92-250 100-180C112-110 112-50 104 0H-104C-112-50-112-110-100-180C-92-250-60-300 0-300Z');
  fill(ctx, SHADE, 'M52-284C100-230 112-110 104 0H66C84-100 84-210 52-284Z');
  stroke(ctx, SHADE, 6, 'M-104-90Q0-66 104-90M-108-40Q0-16 108-40');
  for (const side of [-1, 1]) stroke(ctx, SHELL, 16, `M${side * 34}-276V-318`);
  eyes(ctx, { y: -326, gap: 35, size: 22, look, lids: 0.5 });
  mouth(ctx, look * 6, -226, 50, '#4d110e', 7);
}

/** What one wears to dinner when one expects to make a mess of a man. */
function bib(ctx: Ctx): void {
  fill(ctx, '#f7f4ec', 'M-66-190C-30-170 30-170 66-190L80-40C40-18-40-18-80-40Z');
  stroke(ctx, '#d8d3c4', 4, 'M-66-190C-30-170 30-170 66-190');
  oval(ctx, '#3a4a6a', 0, -136, 14);
  stroke(ctx, '#3a4a6a', 14, 'M0-112V-86M0-104L-26-92M0-104L26-92M0-84L-14-52M0-84L14-52');
}

function guests(ctx: Ctx): void {
  for (const x of [180, 460]) {
    box(ctx, '#3a1d18', x - 110, 380, 220, 330, 50);
    box(ctx, '#6d2a2c', x - 92, 398, 184, 290, 40);
  }
  placed(ctx, { x: 180, y: 690, scale: 1.02 }, () => {
    lobster(ctx, 0.8);
    bib(ctx);
    stroke(ctx, SHELL, 34, 'M-92-150Q-156-100-110-30');
  });
  placed(ctx, { x: 460, y: 690, scale: 0.96 }, () => {
    lobster(ctx, 0.8);
    stroke(ctx, '#f0ebd8', 5, 'M-60-176Q0-140 60-176');
    for (let i = 0; i < 9; i++) oval(ctx, '#f7f2e2', -56 + i * 14, -172 + 22 * Math.sin((Math.PI * (i + 0.4)) / 8.8), 7);
    bib(ctx);
    stroke(ctx, SHELL, 34, 'M96-150Q150-190 172-224');
    placed(ctx, { x: 176, y: -228, scale: 0.8 }, () => claw(ctx, 0.9));
  });
}

function tableFor2(ctx: Ctx): void {
  shadow(ctx, 350, 884, 360, 20, 0.4);
  fill(ctx, '#efeae0', 'M20 660H620L646 880H-10Z');
  fill(ctx, '#fbf8f0', 'M20 650H620L630 684H10Z');
  stroke(ctx, '#d8d2c4', 5, 'M120 700L104 870M260 700L254 874M440 700L446 874M560 700L576 870');
  placed(ctx, { x: 84, y: 668, scale: 0.8 }, () => claw(ctx, -0.2));
  for (const x of [206, 450]) {
    oval(ctx, '#e2ddd0', x, 664, 74, 13);
    oval(ctx, '#f7f4ec', x, 660, 70, 11);
    stroke(ctx, '#b9bec4', 6, `M${x + 84} 668L${x + 104} 656`);
  }
  box(ctx, '#b88a3a', 322, 626, 14, 30, 3);
  oval(ctx, '#d9ab50', 329, 656, 24, 7);
  box(ctx, '#f6efd8', 321, 580, 16, 50, 4);
  glow(ctx, '255, 200, 110', 0.7, 329, 566, 90);
  fill(ctx, '#ffdf8a', 'M329 540C342 562 338 576 329 580C320 576 316 562 329 540Z');
}

/** Two of today's, quite fresh, with a rubber band around the hands. */
function tank(ctx: Ctx): void {
  shadow(ctx, 1_030, 880, 190, 18, 0.4);
  box(ctx, '#3a2419', 880, 640, 300, 240, 6);
  stroke(ctx, '#553726', 5, 'M904 664H1156V856H904ZM1030 664V856');
  box(ctx, 'rgba(150, 210, 230, 0.25)', 868, 330, 324, 312);
  box(ctx, '#4f9db8', 876, 372, 308, 262);
  box(ctx, '#c7b27c', 876, 608, 308, 26);
  dinner(ctx, 960, 640, { ...OTTO, dress: 'suit', coat: '#4b5670', tie: '#8c2436', look: -0.8 });
  dinner(ctx, 1_104, 646, { ...AIKO, dress: 'suit', coat: '#5c4a63', look: -0.8 });
  box(ctx, 'rgba(90, 170, 205, 0.36)', 876, 372, 308, 262);
  box(ctx, 'rgba(215, 240, 248, 0.7)', 876, 366, 308, 10);
  for (const [x, y, r] of [
    [906, 470, 8],
    [1_040, 430, 6],
    [1_030, 500, 9],
    [1_166, 450, 7],
    [1_160, 560, 5],
  ] as const) {
    ctx.strokeStyle = 'rgba(230, 246, 252, 0.8)';
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.stroke();
  }
  stroke(ctx, 'rgba(255, 255, 255, 0.5)', 8, 'M896 400V560');
  box(ctx, '#b88a3a', 862, 322, 336, 20, 5);
  box(ctx, '#b88a3a', 862, 630, 336, 16, 4);
}

function dinner(ctx: Ctx, x: number, y: number, who: PersonLook): void {
  placed(ctx, { x, y, scale: 0.56 }, () => {
    person(ctx, { ...who, lids: 0.5 });
    stroke(ctx, '#e0b03a', 9, 'M62-200V-400');
    stroke(ctx, '#e0b03a', 9, 'M62-200Q60-222 18-222');
    stroke(ctx, '#23262e', 7, 'M-50-302H50V-250H-50Z');
    for (const side of [-1, 1]) arm(ctx, { path: [side * 122, -110, side * 130, -10, side * 34, -50], sleeve: who.coat, skin: who.skin });
    box(ctx, '#3f6fa8', -40, -62, 80, 16, 7);
  });
}

function waiter(ctx: Ctx): void {
  shadow(ctx, 790, 866, 110, 16, 0.4);
  placed(ctx, { x: 790, y: 590, scale: 0.84 }, () => {
    legs(ctx, '#1b1a22');
    person(ctx, { ...KOFI, dress: 'suit', coat: '#f1ede4', look: -0.7, lids: 0.55 });
    fill(ctx, '#1b1a22', 'M0-158L-40-178V-136ZM0-158L40-178V-136Z');
    box(ctx, '#b8322d', -86, -20, 172, 28, 6);
    arm(ctx, { path: [124, -120, 170, -60, 190, -130], sleeve: '#ded9cd', skin: KOFI.skin });
    arm(ctx, { path: [-122, -120, -160, -20, -70, -44], sleeve: '#ded9cd', skin: KOFI.skin });
    fill(ctx, '#fbf8f0', 'M-110-70H-20L-30 40H-104Z');
  });
}

export const lobsters: Picture = {
  id: 'lobsters',
  title: 'Very Fresh Today',
  alt: 'Two lobsters in bibs sit at a table in a restaurant and point at a tank. In the tank are a man and a woman in suits with snorkels; the waiter waits.',
  draw(ctx) {
    restaurant(ctx);
    guests(ctx);
    tableFor2(ctx);
    tank(ctx);
    waiter(ctx);
    glow(ctx, '255, 200, 120', 0.18, 380, 480, 460, 320);
    vignette(ctx, 0.44);
  },
};
