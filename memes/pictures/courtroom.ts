import { KOFI, MARA, TOBIAS } from '../draw/cast.ts';
import { eyes, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { linda } from '../draw/office.ts';
import { box, fill, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { anchor } from '../draw/pigeon.ts';
import { person } from '../draw/person.ts';
import type { PersonLook } from '../draw/person.ts';
import type { Picture } from '../still.ts';

function court(ctx: Ctx): void {
  wash(ctx, ['#6a4a34', '#855f43', '#6d4d37']);
  for (let x = 20; x < 1_200; x += 194) {
    box(ctx, '#5a3d2a', x, 60, 156, 420, 4);
    box(ctx, '#734f37', x + 12, 72, 132, 396, 3);
  }
  box(ctx, '#4d3323', 0, 0, 1_200, 36);
  box(ctx, '#4d3323', 0, 500, 1_200, 24);
  wash(ctx, ['#7a3036', '#5f242b'], 0, 720, 1_200, 180);
  glow(ctx, '255, 224, 160', 0.4, 600, 180, 520, 320);
}

function scales(ctx: Ctx): void {
  placed(ctx, { x: 600, y: 66, scale: 0.9 }, () => placed(ctx, { x: -600, y: -76 }, () => emblem(ctx)));
}

function emblem(ctx: Ctx): void {
  oval(ctx, '#4d3323', 600, 76, 62);
  oval(ctx, '#d9b14a', 600, 76, 54);
  oval(ctx, '#6a4a34', 600, 76, 46);
  stroke(ctx, '#d9b14a', 6, 'M600 46V104M574 104H626M568 60H632M568 60L556 84H580ZM632 60L620 84H644Z');
}

function bench(ctx: Ctx): void {
  placed(ctx, { x: 600, y: 436, scale: 0.82 }, () => {
    box(ctx, '#5f242b', -120, -330, 240, 330, 50);
    anchor(ctx, { beak: 0, look: -0.9, lookY: 0.5 });
    fill(ctx, '#1b1a22', 'M-84-140C-150-124-186-70-192 10H192C186-70 150-124 84-140L40-116L52 10H-52L-40-116Z');
    fill(ctx, '#f4f1ea', 'M-16-126H16L26-40L0-28L-26-40Z');
    fill(
      ctx,
      '#efe9da',
      'M-70-330C-60-372 60-372 70-330C96-320 104-280 96-236C92-214 74-214 72-232C74-270 64-300 40-316C10-328-10-328-40-316C-64-300-74-270-72-232C-74-214-92-214-96-236C-104-280-96-320-70-330Z',
    );
    for (const side of [-1, 1])
      for (const y of [-300, -272, -246]) stroke(ctx, '#cfc6b0', 5, `M${side * 74} ${y}Q${side * 86} ${y + 10} ${side * 98} ${y}`);
  });
  box(ctx, '#5a3a26', 330, 408, 540, 330);
  box(ctx, '#7a5236', 310, 388, 580, 34, 6);
  for (const x of [356, 538, 720]) box(ctx, '#4a2f1f', x, 446, 124, 240, 4);
  for (const x of [364, 546, 728]) box(ctx, '#674429', x, 454, 108, 224, 3);
  placed(ctx, { x: 760, y: 384, turn: -0.24 }, () => {
    stroke(ctx, '#8a5c3a', 10, 'M-60 0H10');
    box(ctx, '#a8744a', 4, -24, 46, 48, 8);
    box(ctx, '#8a5c3a', 14, -24, 6, 48);
  });
}

const UNIFORM: Pick<PersonLook, 'dress' | 'coat' | 'tie'> = { dress: 'shirt', coat: '#2f3b58', tie: '#1b2236' };

function guard(ctx: Ctx, x: number, who: PersonLook): void {
  placed(ctx, { x, y: 700, scale: 0.94 }, () => {
    box(ctx, '#232c44', -146, 30, 292, 160);
    box(ctx, '#2f3b58', -152, -20, 304, 60);
    box(ctx, '#12161f', -152, 28, 304, 20);
    person(ctx, who);
    fill(ctx, '#232c44', 'M-66-322C-84-372-46-398 0-398C46-398 84-372 66-322Z');
    fill(ctx, '#12161f', 'M-70-326H70C76-306 60-304 0-310C-60-304-76-306-70-326Z');
    oval(ctx, '#d9b14a', 0, -358, 13);
    box(ctx, '#d9b14a', 56, -134, 26, 32, 4);
  });
}

/** The accused. */
function toaster(ctx: Ctx): void {
  placed(ctx, { x: 252, y: 668 }, () => {
    for (const [x, turn] of [
      [-44, -0.06],
      [44, 0.05],
    ] as const)
      placed(ctx, { x, y: -196, turn }, () => {
        fill(ctx, '#3a241a', 'M-40 60V-24C-56-60 56-60 40-24V60Z');
        fill(ctx, '#1f1512', 'M-31 60V-20C-40-46 40-46 31-20V60Z');
      });
    fill(ctx, '#b9c1c6', 'M-116 0V-120C-116-172-80-180 0-180C80-180 116-172 116-120V0Z');
    fill(ctx, '#d5dbde', 'M-116 0V-120C-116-172-80-180-20-180C-70-160-84-120-84-60V0Z');
    fill(ctx, '#97a1a8', 'M84-168C112-160 116-140 116-120V0H92C96-60 100-120 84-168Z');
    box(ctx, '#2c2a2e', -76, -184, 64, 10, 4);
    box(ctx, '#2c2a2e', 12, -184, 64, 10, 4);
    box(ctx, '#2c2a2e', 116, -124, 24, 14, 5);
    eyes(ctx, { y: -104, gap: 38, size: 19, look: 0.5, lookY: -0.4, lids: 0.5 });
    mouth(ctx, 0, -50, 52, '#2c2a2e', 7);
    stroke(ctx, '#2c2a2e', 9, 'M-112-16C-170-20-160 60-186 130');
  });
}

function dock(ctx: Ctx): void {
  shadow(ctx, 252, 884, 260, 18, 0.3);
  box(ctx, '#6b4630', 60, 664, 392, 220);
  box(ctx, '#8a5f41', 40, 646, 432, 30, 5);
  for (let x = 92; x < 440; x += 62) box(ctx, '#54351f', x, 700, 28, 160, 6);
}

function lawyer(ctx: Ctx): void {
  shadow(ctx, 920, 884, 240, 18, 0.3);
  box(ctx, '#6b4630', 730, 700, 400, 184);
  box(ctx, '#8a5f41', 706, 680, 448, 30, 5);
  placed(ctx, { x: 960, y: 682, scale: 1.7, scaleX: -1 }, () => {
    linda(ctx, 0);
    fill(ctx, '#1b1a22', 'M-66-74C-70-34-36-22 6-24C46-28 58-54 54-88C40-72 34-74 14-70C-14-64-44-92-66-74Z');
    fill(ctx, '#f4f1ea', 'M30-82H50L52-52L40-46L32-54Z');
  });
  fill(ctx, '#f7f4ec', 'M770 668H856L866 684H760Z');
  fill(ctx, '#e6e0d0', 'M774 660H850L858 672H768Z');
}

/** Exhibit one, in its bag. */
function exhibit(ctx: Ctx): void {
  placed(ctx, { x: 1_086, y: 680 }, () => {
    fill(ctx, '#1f1512', 'M-30 0V-56C-40-80 40-80 30-56V0Z');
    box(ctx, 'rgba(225, 238, 242, 0.3)', -46, -96, 92, 98, 6);
    stroke(ctx, 'rgba(240, 248, 250, 0.7)', 3, 'M-46-96H46V2H-46Z');
    box(ctx, '#c2463c', -48, -104, 96, 16, 3);
  });
}

export const courtroom: Picture = {
  id: 'courtroom',
  title: 'The People Versus',
  alt: 'A toaster with two burnt slices stands in the dock between two police officers. A pigeon in a wig is the judge, a hen in a gown is the lawyer.',
  draw(ctx) {
    court(ctx);
    scales(ctx);
    bench(ctx);
    guard(ctx, 92, { ...TOBIAS, ...UNIFORM, look: 0.6, lids: 0.5 });
    guard(ctx, 424, { ...KOFI, ...UNIFORM, look: -0.2, lids: 0.5 });
    toaster(ctx);
    dock(ctx);
    placed(ctx, { x: 1_120, y: 560, scale: 0.62 }, () =>
      person(ctx, { ...MARA, dress: 'suit', coat: '#4a4a52', tie: '#3f8fa8', look: -0.7 }),
    );
    box(ctx, '#4a2f1f', 960, 560, 240, 170);
    box(ctx, '#6b4630', 950, 548, 260, 20, 4);
    lawyer(ctx);
    exhibit(ctx);
    vignette(ctx, 0.4);
  },
};
