import { KOFI, SAMIRA } from '../draw/cast.ts';
import { goat } from '../draw/goat.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke, within } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person, seat } from '../draw/person.ts';
import type { PersonLook } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const FLOOR = 760;

function room(ctx: Ctx): void {
  wash(ctx, ['#cfc6a6', '#ddd3b4', '#d2c6a4'], 0, 0, 1_200, FLOOR);
  wash(ctx, ['#a8a58c', '#9a987f'], 0, 520, 1_200, FLOOR - 520);
  box(ctx, '#847f68', 0, 508, 1_200, 14);
  box(ctx, '#6f6a56', 0, FLOOR - 26, 1_200, 26);
  wash(ctx, ['#77604d', '#5d4a3b'], 0, FLOOR, 1_200, 140);
  for (let x = -200; x < 1_500; x += 170) stroke(ctx, 'rgba(30, 20, 14, 0.18)', 4, `M${600 + (x - 600) * 0.86} ${FLOOR}L${x} 900`);
  glow(ctx, '255, 236, 190', 0.55, 600, 200, 620, 380);
}

function clock(ctx: Ctx): void {
  oval(ctx, '#4a4338', 600, 120, 66);
  oval(ctx, '#f4efe0', 600, 120, 56);
  for (let i = 0; i < 12; i++) placed(ctx, { x: 600, y: 120, turn: (i * Math.PI) / 6 }, () => stroke(ctx, '#8d8470', 4, 'M0-46V-40'));
  stroke(ctx, '#2a2620', 7, 'M600 120L572 100');
  stroke(ctx, '#2a2620', 5, 'M600 120L606 80');
}

function door(ctx: Ctx): void {
  box(ctx, '#6b4a33', 1_050, 150, 260, FLOOR - 150);
  box(ctx, '#8b6244', 1_068, 168, 250, FLOOR - 168);
  box(ctx, '#7b5539', 1_102, 210, 150, 190, 4);
  box(ctx, '#7b5539', 1_102, 440, 150, 270, 4);
  oval(ctx, '#d9b75e', 1_088, 420, 13);
}

/** Somebody has already eaten the left half. */
function plant(ctx: Ctx): void {
  shadow(ctx, 92, 792, 84, 18);
  fill(ctx, '#b1583c', 'M38 660H146L130 790H54Z');
  fill(ctx, 'rgba(20, 10, 10, 0.2)', 'M112 660H146L130 790H104Z');
  box(ctx, '#cc6d4b', 28, 640, 128, 28, 4);
  stroke(ctx, '#4a6f3d', 9, 'M92 640C90 560 94 470 92 372M92 590L58 556M92 520L60 492M92 450L66 426');
  for (const [y, s] of [
    [600, 1],
    [530, 0.95],
    [456, 0.85],
    [396, 0.7],
  ] as const)
    placed(ctx, { x: 94, y, scale: s }, () => {
      fill(ctx, '#5c9350', 'M0 0C20-54 74-74 116-60C104-16 52 12 0 0Z');
      stroke(ctx, '#44743c', 4, 'M4-4L88-46');
    });
}

function chair(ctx: Ctx, x: number): void {
  shadow(ctx, x, 812, 150, 24);
  stroke(ctx, '#2e2a2a', 14, `M${x - 112} 640L${x - 122} 800M${x + 112} 640L${x + 122} 800`);
  box(ctx, '#7a3b36', x - 118, 392, 236, 220, 26);
  box(ctx, '#8c4841', x - 104, 404, 208, 190, 20);
  box(ctx, '#6a312d', x - 132, 596, 264, 52, 20);
}

function applicant(ctx: Ctx, x: number, who: PersonLook, trousers: string, folder: string): void {
  placed(ctx, { x, y: 590, scale: 0.94 }, () => {
    seat(ctx, trousers);
    person(ctx, who);
    box(ctx, folder, -84, -64, 168, 116, 6);
    box(ctx, 'rgba(255, 255, 255, 0.16)', -84, -64, 168, 20, 6);
    for (const side of [-1, 1]) arm(ctx, { path: [side * 128, -118, side * 176, -10, side * 104, 8], sleeve: who.coat, skin: who.skin });
  });
}

function theGoat(ctx: Ctx, x: number): void {
  placed(ctx, { x, y: 590 }, () => {
    placed(ctx, { scale: 0.94 }, () => seat(ctx, '#1f1d26', '#4b4038'));
    placed(ctx, { y: -218, scale: 0.72 }, () => {
      // The tailcoat would look out behind the arms.
      within(ctx, 'M-400-400H400V170H150V400H-150V170H-400Z', () => goat(ctx, { mouth: 0, eyes: 0.5 }));
      placed(ctx, { x: 22, y: 102, turn: -0.34 }, () => {
        fill(ctx, '#fbf8f0', 'M-38 0L-44 78L-24 66L-8 90L10 70L28 92L48 74L42 0Z');
        stroke(ctx, '#b9b3a6', 5, 'M-24 18H28M-26 36H30M-28 54H14');
      });
      stroke(ctx, '#2a1a16', 6, 'M-34 105H36');
    });
    box(ctx, '#3c6a80', -80, -44, 160, 100, 6);
    box(ctx, 'rgba(255, 255, 255, 0.16)', -80, -44, 160, 18, 6);
    fill(ctx, '#d6cdb8', 'M-62-44V-62L-44-52L-30-66L-8-52L14-68L26-54L52-64V-44Z');
    for (const side of [-1, 1]) {
      stroke(ctx, '#2a2833', 44, `M${side * 124}-74Q${side * 166} 6 ${side * 108} 18`);
      placed(ctx, { x: side * 88, y: 16, scaleX: -side }, () => {
        box(ctx, '#ffffff', -26, -24, 14, 48, 4);
        box(ctx, '#efe6d8', -14, -20, 26, 42, 8);
        fill(ctx, '#4b4038', 'M8-22H28Q42-20 44-4H28V2H44Q42 22 28 24H8Z');
      });
    }
  });
}

export const waitingRoom: Picture = {
  id: 'waiting-room',
  title: 'Next, Please',
  alt: 'Three applicants in suits sit in a waiting room before a job interview. The one in the middle is a goat, and half of its application is in its mouth.',
  draw(ctx) {
    room(ctx);
    clock(ctx);
    door(ctx);
    plant(ctx);
    for (const x of [290, 600, 910]) chair(ctx, x);
    applicant(ctx, 290, { ...KOFI, dress: 'suit', coat: '#45506a', tie: '#b8843c', look: 0.9 }, '#3a435a', '#a63f3a');
    applicant(ctx, 910, { ...SAMIRA, dress: 'suit', coat: '#6b4a5c', look: 0, lids: 0.5 }, '#523747', '#c39a48');
    theGoat(ctx, 600);
    vignette(ctx);
  },
};
