import { SAND, bucket, dayBeach, gallop, horseFace, nightBeach } from '../draw/beach.ts';
import { AIKO, KOFI } from '../draw/cast.ts';
import { glow } from '../draw/light.ts';
import { box, fill, letters, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, legs, person } from '../draw/person.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { easeIn, mix, progress, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { heartbeat } from '../sound/crowd.ts';
import { tonk } from '../sound/effects.ts';
import { harp, strings } from '../sound/music.ts';
import { shaped, together } from '../sound/signal.ts';
import type { Voice } from '../sound/speech.ts';
import { waves } from '../sound/water.ts';

const HER = 3_400;
const HORSE = 6_600;
const BOTH = 9_900;
const BETWEEN = 12_300;
const NOON = 14_200;
const PRODUCT = 17_000;
const SMALL = 18_900;
const END = 22_200;

/** Cloth in the wind moves ten times a second; more would be another budget. */
const gust = (t: number): number => Math.sin(Math.floor(t / 100) * 0.7);

function him(ctx: Ctx, t: number, look: number): void {
  const w = 16 * gust(t);
  person(ctx, { ...KOFI, dress: 'bare', coat: KOFI.skin, look, lids: 0.6 });
  for (const side of [-1, 1])
    fill(
      ctx,
      '#f1f1ee',
      `M${side * 40}-192C${side * 108}-178 ${side * 150}-150 ${side * 156} 0H${side * (76 + w)}C${side * (50 + w)}-60 ${side * 62}-120 ${side * 40}-192Z`,
    );
}

function her(ctx: Ctx, t: number, look: number): void {
  const w = gust(t);
  fill(
    ctx,
    'rgba(235, 236, 240, 0.75)',
    `M40-350C160-${380 + 30 * w} 260-${300 - 40 * w} 420-${350 + 50 * w}C340-${240 - 30 * w} 200-${200 + 20 * w} 60-220Z`,
  );
  person(ctx, { ...AIKO, dress: 'bare', coat: AIKO.skin, look, lids: 0.6 });
  fill(ctx, '#23242c', 'M-104-130C-60-90 60-90 104-130C140-110 150-60 152 0H-152C-150-60-140-110-104-130Z');
  stroke(ctx, 'rgba(235, 236, 240, 0.8)', 5, `M-58-330Q0-372 58-330`);
}

/** Everything before the truth is without colour. */
function drained(ctx: Ctx): void {
  ctx.save();
  ctx.globalCompositeOperation = 'saturation';
  box(ctx, 'hsl(0, 0%, 50%)', -200, -200, 1_680, 1_200);
  ctx.restore();
}

function night(ctx: Ctx, t: number): void {
  nightBeach(ctx, t >= BOTH ? BOTH : Math.floor(t / 100) * 100);
  if (t < HER) placed(ctx, { x: 380, y: 640, scale: 1.2 }, () => him(ctx, t, 0.7));
  else if (t < HORSE) placed(ctx, { x: 560, y: 690, scale: 1.45 }, () => her(ctx, t, -0.6));
  else if (t < BOTH)
    placed(ctx, { x: mix(1_300, 60, progress(t, HORSE, BOTH)), y: 390 - 14 * Math.abs(Math.sin(t / 190)), scale: 1.02 }, () =>
      gallop(ctx, t / 150),
    );
  else {
    placed(ctx, { x: 640, y: mix(1_140, 620, snap(t, BETWEEN, 100)), scale: 1.06 }, () => horseFace(ctx));
    placed(ctx, { x: 372, y: 650, scale: 1.25 }, () => him(ctx, BOTH, 0.95));
    placed(ctx, { x: 908, y: 650, scale: 1.25, scaleX: 1 }, () => her(ctx, BOTH, -0.95));
  }
  drained(ctx);
}

function noon(ctx: Ctx): void {
  dayBeach(ctx);
  for (const [x, side] of [
    [470, 1],
    [810, -1],
  ] as const) {
    oval(ctx, 'rgba(120, 90, 40, 0.3)', x, SAND + 116, 90, 12);
    placed(ctx, { x, y: 390, scale: 0.62 }, () => {
      legs(ctx, side > 0 ? '#e9e4d6' : '#23242c', side > 0 ? KOFI.skin : AIKO.skin);
      if (side > 0) him(ctx, 0, 0);
      else person(ctx, { ...AIKO, dress: 'sweater', coat: '#23242c', look: 0 });
      const who = side > 0 ? KOFI : AIKO;
      arm(ctx, {
        path: [side * 124, -130, side * 170, -20, side * 236, 10],
        sleeve: side > 0 ? '#dedfdc' : who.skin,
        skin: who.skin,
        width: 44,
      });
    });
  }
  placed(ctx, { x: 1_090, y: 650, scale: 0.72 }, () => horseFace(ctx));
  placed(ctx, { x: 640, y: 560, scale: 0.8 }, () => bucket(ctx));
}

function product(ctx: Ctx, t: number): void {
  box(ctx, '#0d0d10', -200, -200, 1_680, 1_200);
  glow(ctx, '255, 214, 130', 0.36, 640, 330, 460, 300);
  box(ctx, '#2a2622', 500, 430, 280, 200, 4);
  box(ctx, '#3a342e', 488, 420, 304, 20, 4);
  placed(ctx, { x: 640, y: 420, scale: 1.25 }, () => bucket(ctx, false));
  letters(ctx, 'BUCKET', 640, 512, { size: 46, color: '#f4e3bb', spacing: 16, weight: 'normal', family: 'Liberation Serif' });
  letters(ctx, 'pour tous', 640, 552, { size: 24, color: '#b7a888', spacing: 4, weight: 'normal', family: 'Liberation Serif' });
  if (t < SMALL) return;
  const u = easeIn(progress(t, SMALL, SMALL + 260));
  placed(ctx, { x: 960, y: mix(-60, 548, u) - Math.abs(26 * wobble(t, SMALL + 260, 3, 420)), turn: 0.5 * (1 - u) + 0.1 }, () =>
    stroke(ctx, '#9da4ab', 9, 'M-96 34C-90-86 90-86 96 34'),
  );
}

function draw(ctx: Ctx, t: number): void {
  stage(ctx, 'A WORD FROM OUR SPONSOR', WIDE, () => {
    if (t < NOON) night(ctx, t);
    else if (t < PRODUCT) noon(ctx);
    else product(ctx, t);
  });
}

const BREATH: Voice = { name: 'en-gb+whisperf', speed: 112, pitch: 40, gap: 3 };
const LEGAL: Voice = { name: 'en-gb+m7', speed: 235, pitch: 40 };

const breath = narrate(BREATH, [
  { at: 700, until: 3_200, text: 'What is emptiness?' },
  { at: 3_900, until: 6_400, text: 'What is it to be full?' },
  { at: 7_000, until: 9_800, text: 'They said it could not be carried.' },
  { at: 10_300, until: 12_200, text: 'We carried it.' },
  { at: 17_500, until: 18_700, text: 'Bucket.' },
]);
const legal = narrate(LEGAL, [{ at: 19_900, until: 21_900, text: 'Handle sold separately.' }], 0.9);

const desire = () =>
  together(
    [
      { at: 0, samples: strings([38, 50, 57, 62], 3_600, 900), gain: 0.7 },
      { at: 3_300, samples: strings([36, 48, 55, 63], 3_500, 900), gain: 0.75 },
      { at: 6_500, samples: strings([34, 46, 58, 62, 65], 3_600, 1_200), gain: 0.85 },
      { at: BOTH - 100, samples: shaped(strings([33, 45, 57, 61, 64, 69], NOON - BOTH + 600, 1_600), (u) => 0.7 + 0.5 * u) },
      { at: 300, samples: harp(([62, 69, 74, 77] as const).map((midi, i) => [i * 420, midi] as const)), gain: 0.4 },
      { at: 3_700, samples: harp(([60, 67, 72, 75] as const).map((midi, i) => [i * 420, midi] as const)), gain: 0.4 },
    ],
    NOON,
  );

export const eau: Scene = {
  id: 'eau',
  title: 'A Word From Our Sponsor',
  alt: 'A very serious advertisement: a man, a woman and a horse by the sea at night, and a whispering voice.',
  durationMs: END,
  posterMs: 11_000,
  draw,
  cues: [...breath.cues, ...legal.cues].sort((a, b) => a.from - b.from),
  sound: [
    ...breath.sound,
    ...legal.sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => waves(NOON), gain: 0.2 },
    { at: 0, play: desire, gain: 0.2 },
    { at: BOTH, play: () => heartbeat(5, 820), gain: 0.4 },
    { at: SMALL + 240, play: () => tonk(760), gain: 0.5 },
    { at: SMALL + 520, play: () => tonk(860), gain: 0.22 },
  ],
};
