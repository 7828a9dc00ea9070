import { AIKO, KOFI, SAMIRA } from '../draw/cast.ts';
import { eye, mouth } from '../draw/face.ts';
import { glow, shadow, vignette, wash } from '../draw/light.ts';
import { box, fill, oval, placed, stroke, within } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import type { PersonLook } from '../draw/person.ts';
import type { Picture } from '../still.ts';

const GOWN = '#3f8f86';
const PAPER = ['#e2574c', '#f0a93c', '#f4d65a', '#5cb56c', '#4a9fd0', '#a46fc0'] as const;

function theatre(ctx: Ctx): void {
  wash(ctx, ['#2c4a50', '#3d6268', '#2f4d53'], 0, 0, 1_200, 720);
  for (let y = 0; y < 720; y += 72) stroke(ctx, 'rgba(200, 230, 230, 0.1)', 3, `M0 ${y}H1200`);
  for (let x = 0; x < 1_200; x += 96) stroke(ctx, 'rgba(200, 230, 230, 0.1)', 3, `M${x} 0V720`);
  wash(ctx, ['#24393e', '#304a4f'], 0, 720, 1_200, 180);
  box(ctx, '#1c2a2e', 40, 150, 210, 160, 10);
  stroke(ctx, '#6ee08f', 6, 'M56 236H92L104 200L120 270L134 236H150L160 220L170 236H234');
  fill(ctx, '#6ee08f', 'M206 170C200 160 186 166 190 178L206 194L222 178C226 166 212 160 206 170Z');
  box(ctx, '#9fb0b3', 132, 310, 22, 420);
  box(ctx, '#8fa2a5', 70, 720, 150, 20, 8);
  box(ctx, '#6b7f83', 1_010, 120, 140, 120, 6);
  oval(ctx, '#e9f0ee', 1_080, 180, 46);
  stroke(ctx, '#23262e', 5, 'M1080 180V148M1080 180L1100 192');
}

function lamp(ctx: Ctx): void {
  stroke(ctx, '#9fb0b3', 16, 'M600 0V40');
  fill(ctx, '#c9d5d6', 'M380 60C400 20 800 20 820 60L790 104H410Z');
  for (const x of [450, 550, 650, 750]) {
    glow(ctx, '255, 246, 214', 0.55, x, 104, 90);
    oval(ctx, '#fff6d6', x, 98, 36, 15);
  }
  fill(ctx, 'rgba(255, 246, 214, 0.12)', 'M410 104H790L960 640H240Z');
}

function surgeon(ctx: Ctx, x: number, y: number, who: PersonLook, scale = 1): void {
  placed(ctx, { x, y, scale }, () => {
    box(ctx, '#37827a', -150, -6, 300, 260);
    person(ctx, { ...who, dress: 'sweater', coat: GOWN, mask: true });
    fill(ctx, '#4fa297', 'M-66-292C-76-386 76-386 66-292C40-308-40-308-66-292Z');
    stroke(ctx, '#3a837b', 4, 'M-60-302Q0-322 60-302');
  });
}

/** A donkey of paper, on its side, as it is now. */
function patient(ctx: Ctx): void {
  const body = 'M300 560C300 490 380 470 470 476H720C800 474 850 510 850 570C850 620 820 640 780 640H360C320 640 300 610 300 560Z';
  for (const [x, i] of [
    [370, 0],
    [450, 2],
    [720, 4],
    [790, 1],
  ] as const) {
    placed(ctx, { x, y: 486, turn: x < 600 ? -0.3 : 0.26 }, () => {
      for (let k = 0; k < 5; k++)
        fill(ctx, PAPER[(i + k) % 6] ?? '', `M-26 ${-k * 24}H26V${-k * 24 - 26}H-26ZM-26 ${-k * 24}l9 12 9-12 8 12 9-12 8 12 9-12Z`);
      box(ctx, '#5a4636', -28, -136, 56, 20, 4);
    });
  }
  fill(ctx, PAPER[0], body);
  within(ctx, body, () => {
    for (let i = 0; i < 13; i++) {
      const x = 290 + i * 46;
      let edge = `M${x} 460`;
      for (let y = 460; y < 660; y += 20) edge += `L${x + (y % 40 ? 12 : 0)} ${y}`;
      fill(ctx, PAPER[i % 6] ?? '', `${edge}L${x + 60} 660V460Z`);
    }
    fill(ctx, 'rgba(10, 8, 20, 0.14)', 'M290 600H860V660H290Z');
  });
  for (let k = 0; k < 4; k++) fill(ctx, PAPER[(k + 3) % 6] ?? '', `M${846 + k * 12} ${560 + k * 22}l34 -8l6 26l-36 8Z`);
  head(ctx);
  fill(ctx, 'rgba(60, 140, 130, 0.95)', 'M500 470C520 440 700 440 730 470L748 600C700 620 540 620 484 600Z');
  oval(ctx, '#2a1a20', 616, 520, 74, 36);
  oval(ctx, '#4a2430', 616, 526, 64, 28);
  for (const [x, y, c, turn] of [
    [586, 530, '#f4d65a', 0.3],
    [626, 538, '#e2574c', -0.4],
    [650, 520, '#4a9fd0', 0.8],
    [604, 514, '#5cb56c', -0.9],
  ] as const)
    candy(ctx, x, y, c, turn, 0.7);
  stroke(ctx, '#c9d5d6', 6, 'M540 494L560 506M694 494L674 508M556 552L572 542M680 552L664 542');
}

function head(ctx: Ctx): void {
  placed(ctx, { x: 270, y: 590, turn: -0.24 }, () => {
    for (const [dx, i] of [
      [20, 2],
      [50, 5],
    ] as const)
      fill(ctx, PAPER[i] ?? '', `M${dx}-70C${dx - 16}-120 ${dx + 6}-150 ${dx + 26}-156C${dx + 36}-120 ${dx + 30}-90 ${dx + 22}-64Z`);
    const shape = 'M70 44C90-10 80-70 20-78C-60-84-130-50-136-6C-138 34-100 46-60 44Z';
    fill(ctx, PAPER[1], shape);
    within(ctx, shape, () => {
      for (let i = 0; i < 6; i++)
        fill(ctx, PAPER[(i + 2) % 6] ?? '', `M${-50 + i * 28}-100l8 20-8 20 8 20-8 20 8 20-8 20 8 20-8 20H${100 + i * 10}V-100Z`);
      oval(ctx, '#f6ead0', -116, 10, 54, 52);
    });
    oval(ctx, '#5a4636', -124, -8, 6, 8);
    mouth(ctx, -108, 24, 38, '#5a4636', 5);
    eye(ctx, -22, { y: -28, gap: 0, size: 17, look: 0.4, lookY: -0.6, lids: 0.45 });
  });
}

function candy(ctx: Ctx, x: number, y: number, color: string, turn: number, scale = 1): void {
  placed(ctx, { x, y, turn, scale }, () => {
    fill(ctx, color, 'M-14 0L-38-14V14ZM14 0L38-14V14Z');
    oval(ctx, color, 0, 0, 20, 16);
    stroke(ctx, 'rgba(255, 255, 255, 0.75)', 5, 'M-8-10Q-2 0-8 10M6-12Q12 0 6 12');
  });
}

function table(ctx: Ctx): void {
  shadow(ctx, 590, 870, 330, 22, 0.4);
  box(ctx, '#8fa2a5', 550, 700, 80, 150, 10);
  box(ctx, '#728689', 440, 842, 300, 28, 12);
  box(ctx, '#c9d5d6', 130, 636, 830, 30, 12);
  fill(ctx, '#5fb0a6', 'M150 654H944L930 760C800 740 700 770 590 752C460 738 300 768 164 748Z');
  stroke(ctx, '#4a968d', 5, 'M300 670Q296 710 306 744M520 670Q526 710 516 740M760 670Q754 710 764 744');
}

/** What has been taken out so far. */
function tray(ctx: Ctx): void {
  shadow(ctx, 1_060, 872, 130, 14, 0.4);
  box(ctx, '#8fa2a5', 1_050, 700, 18, 160);
  for (const [x, y, c, turn] of [
    [1_010, 660, '#e2574c', 0.3],
    [1_064, 664, '#5cb56c', -0.2],
    [1_110, 656, '#f4d65a', 0.9],
    [1_040, 636, '#4a9fd0', -0.6],
    [1_086, 634, '#a46fc0', 0.2],
  ] as const)
    candy(ctx, x, y, c, turn, 0.9);
  fill(ctx, '#dfe7e7', 'M960 664H1160L1140 704H980Z');
  fill(ctx, '#b9c8c9', 'M970 686H1150L1140 704H980Z');
}

export const surgery: Picture = {
  id: 'surgery',
  title: 'We Found the Problem',
  alt: 'Three masked surgeons operate on a paper donkey full of sweets. One of them holds up a wrapped sweet with tweezers; more lie on a tray.',
  draw(ctx) {
    theatre(ctx);
    surgeon(ctx, 380, 520, { ...AIKO, dress: 'sweater', coat: GOWN, look: 0.6, lookY: 0.4, lids: 0.45 }, 0.94);
    surgeon(ctx, 850, 530, { ...KOFI, dress: 'sweater', coat: GOWN, look: -0.7, lookY: 0, lids: 0.5 }, 0.96);
    surgeon(ctx, 614, 500, { ...SAMIRA, dress: 'sweater', coat: GOWN, look: 0.5, lookY: -0.1, lids: 0.5 }, 1);
    lamp(ctx);
    table(ctx);
    patient(ctx);
    arm(ctx, { path: [500, 430, 470, 500, 540, 520], sleeve: '#37827a', skin: '#e8efe9', width: 48 });
    arm(ctx, { path: [740, 400, 800, 470, 742, 416], sleeve: '#37827a', skin: '#e8efe9', width: 48 });
    stroke(ctx, '#dfe7e7', 7, 'M724 396L700 336M732 390L712 332');
    candy(ctx, 704, 316, '#e2574c', 0.2, 1.15);
    tray(ctx);
    vignette(ctx, 0.42);
  },
};
