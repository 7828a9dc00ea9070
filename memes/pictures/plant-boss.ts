import { KOFI, MARA, SAMIRA, TOBIAS } from '../draw/cast.ts';
import { glow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import type { PersonLook } from '../draw/person.ts';
import type { Picture } from '../still.ts';

function office(ctx: Ctx): void {
  wash(ctx, ['#c7cfc2', '#dbe0d2', '#bfc8ba']);
  box(ctx, '#8f9a8c', 300, 40, 600, 350, 4);
  wash(ctx, ['#8fbdd6', '#c7dfe6', '#f1dfc2'], 314, 54, 572, 322);
  fill(ctx, '#7d93a3', 'M314 376V230H380V190H440V270H500V150H560V240H610V300H660V120H690V80H700V120H730V260H790V200H850V280H886V376Z');
  fill(ctx, '#98aab6', 'M314 376V300H360V260H420V320H480V280H540V330H640V260H700V340H760V290H820V350H886V376Z');
  for (const x of [505, 695]) box(ctx, '#8f9a8c', x - 5, 54, 10, 322);
  box(ctx, '#f4f1ea', 20, 90, 230, 200, 4);
  stroke(ctx, '#8d8778', 5, 'M44 112V262H226');
  stroke(ctx, '#c2463c', 9, 'M50 130L88 150L116 142L150 200L180 214L218 252');
  box(ctx, '#6b5238', 960, 110, 200, 14, 3);
  for (const [x, h, c] of [
    [980, 60, '#8c4841'],
    [1_006, 72, '#4d6f80'],
    [1_032, 54, '#c39a48'],
    [1_060, 66, '#5c7a5c'],
    [1_110, 50, '#7a5d79'],
  ] as const)
    box(ctx, c, x, 110 - h, 22, h, 2);
}

/** Whoever waters it decides nothing. */
function boss(ctx: Ctx): void {
  box(ctx, '#2b2024', 478, 214, 244, 300, 60);
  box(ctx, '#4a2f2c', 492, 228, 216, 270, 50);
  for (const [x, y] of [
    [550, 290],
    [600, 290],
    [650, 290],
    [575, 340],
    [625, 340],
  ] as const)
    oval(ctx, '#33201e', x, y, 6);
  stroke(ctx, '#3e7440', 10, 'M600 400C594 320 606 250 598 150M600 330Q560 290 540 240M602 320Q650 280 664 224');
  for (const [x, y, turn, s] of [
    [598, 160, -1.57, 1],
    [540, 246, -2.3, 1],
    [664, 230, -0.8, 1],
    [596, 230, -2.7, 0.86],
    [604, 214, -0.4, 0.86],
    [590, 320, 2.9, 0.9],
    [612, 320, 0.25, 0.9],
  ] as const)
    placed(ctx, { x, y, turn, scale: s }, () => {
      fill(ctx, '#4f9458', 'M0 0C24-40 76-46 116-8C76 36 24 34 0 0Z');
      fill(ctx, '#64a866', 'M0 0C24-40 76-46 116-8C80-14 34-12 0 0Z');
      stroke(ctx, '#3f7d4a', 3, 'M6 0L96-6');
    });
  fill(ctx, '#bb5f3f', 'M520 404H680L664 540H536Z');
  fill(ctx, 'rgba(20, 10, 10, 0.2)', 'M640 404H680L664 540H626Z');
  box(ctx, '#d3744f', 508, 384, 184, 34, 6);
  fill(ctx, '#f4f1ea', 'M548 418L600 440L652 418L640 456L600 438L560 456Z');
  fill(ctx, '#2f4a78', 'M588 436H612L618 456L610 520L600 534L590 520L582 456Z');
}

function table(ctx: Ctx): void {
  fill(ctx, '#5f452d', 'M436 540H764L1180 900H20Z');
  fill(ctx, '#8a6238', 'M436 524H764L1150 880H50Z');
  fill(ctx, 'rgba(255, 240, 205, 0.16)', 'M520 524H640L760 880H300Z');
}

interface Seat {
  x: number;
  y: number;
  scale: number;
  who: PersonLook;
  /** 1 on the left of the table, -1 on its right. */
  side: 1 | -1;
}

const gaze = { lookY: -0.1, lids: 0.42 };
const COLLEAGUES: readonly Seat[] = [
  { x: 316, y: 590, scale: 0.82, side: 1, who: { ...MARA, dress: 'sweater', coat: '#4d8079', ...gaze, look: 0.95 } },
  { x: 884, y: 590, scale: 0.82, side: -1, who: { ...TOBIAS, dress: 'shirt', coat: '#8fa3b3', tie: '#55463a', ...gaze, look: -0.95 } },
  { x: 150, y: 790, scale: 1.14, side: 1, who: { ...KOFI, dress: 'suit', coat: '#45506a', tie: '#b8843c', ...gaze, look: 0.95 } },
  { x: 1_050, y: 790, scale: 1.14, side: -1, who: { ...SAMIRA, dress: 'suit', coat: '#6b4a5c', ...gaze, look: -0.95 } },
];

function colleague(ctx: Ctx, { x, y, scale, who }: Seat): void {
  placed(ctx, { x, y, scale }, () => {
    box(ctx, '#3a4048', -116, -156, 232, 330, 40);
    box(ctx, who.coat, -150, -6, 302, 150, 30);
    box(ctx, '#2f3440', -150, 70, 302, 200, 30);
    person(ctx, who);
  });
}

/** Takes minutes. */
function minutes(ctx: Ctx, { x, y, scale, who, side }: Seat): void {
  placed(ctx, { x, y, scale, scaleX: side }, () => {
    placed(ctx, { x: 150, y: 12 }, () => {
      fill(ctx, '#f7f4ec', 'M-60-24H56L80 30H-62Z');
      stroke(ctx, '#c9c4b8', 4, 'M-42-12H44M-44 2H48M-46 16H14');
    });
    arm(ctx, { path: [-124, -120, -160, 30, -20, 12], sleeve: who.coat, skin: who.skin });
    arm(ctx, { path: [126, -120, 176, -50, 160, -16], sleeve: who.coat, skin: who.skin });
    stroke(ctx, '#c2463c', 7, 'M164-34L146 18');
  });
}

export const plantBoss: Picture = {
  id: 'plant-boss',
  title: 'Quarterly Review',
  alt: 'Four employees sit at a meeting table and take notes. In the big leather chair at its head stands a houseplant with a tie; the curve on the wall goes down.',
  draw(ctx) {
    office(ctx);
    boss(ctx);
    for (const one of COLLEAGUES) colleague(ctx, one);
    table(ctx);
    for (const one of COLLEAGUES) minutes(ctx, one);
    fill(ctx, 'rgba(20, 12, 16, 0.2)', 'M576 600H700L690 612H590Z');
    fill(ctx, '#9ec4d2', 'M574 556H626L620 604Q600 612 580 604Z');
    fill(ctx, '#6fa9c0', 'M577 574H623L620 604Q600 612 580 604Z');
    glow(ctx, '255, 226, 170', 0.22, 600, 360, 360, 300);
    vignette(ctx, 0.32);
  },
};
