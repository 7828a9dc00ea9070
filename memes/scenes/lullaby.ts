import { SAMIRA } from '../draw/cast.ts';
import { RAIL, baby, cord, cot, eyesInTheDark, mobile, nursery } from '../draw/nursery.ts';
import { fill, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import { WIDE, between, stage } from '../draw/stage.ts';
import { blink, easeIn, held, mix, progress, smooth, wobble } from '../draw/timing.ts';
import type { Cue, Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { plop, step, thud } from '../sound/effects.ts';
import { inHall } from '../sound/filters.ts';
import { harp } from '../sound/music.ts';
import { shaped, together } from '../sound/signal.ts';
import { INFANT, MOTHER } from '../sound/speech.ts';
import { sung } from '../sound/vocoder.ts';
import type { Syllable } from '../sound/vocoder.ts';

const FALLS = 13_300;
const DOWN = 13_700;
const GLANCE = 14_600;
const US = 15_500;
const DUMMY = 16_400;
const SINGS = 17_100;
const SUNG = 18_900;
const REACH = 19_400;
const OFF = 20_100;
const SHUT = 21_300;
const END = 22_200;

/** The song, without its last word. She is slower with every line. */
const SONG: readonly Syllable[] = [
  [1_500, 'sleep', 69, 900],
  [2_450, 'my', 67, 420],
  [2_900, 'lit', 65, 420],
  [3_350, 'tull', 67, 420],
  [3_800, 'one', 60, 1_150],
  [5_200, 'close', 69, 900],
  [6_150, 'your', 70, 440],
  [6_620, 'tie', 72, 460],
  [7_110, 'erd', 70, 460],
  [7_600, 'eyes', 67, 1_250],
  [9_150, 'moth', 65, 480],
  [9_650, 'ur', 67, 480],
  [10_200, 'sings', 69, 700],
  [11_000, 'un', 70, 480],
  [11_550, 'till', 69, 560],
  [12_250, 'you', 67, 1_050],
];

const singing = (t: number) => SONG.some(([at, , , ms]) => t >= at && t < at + ms - 90);

function mother(ctx: Ctx, t: number): void {
  const drop = easeIn(progress(t, FALLS, DOWN));
  if (drop === 1) return;
  const tired = progress(t, 5_200, 12_600);
  const nod = held(t, 8_700, 9_050, 140) * 0.12 + smooth(progress(t, 11_000, FALLS)) * 0.22;
  const sway = Math.sin(t / 640) * 0.035 * (1 - tired);
  placed(ctx, { x: 800, y: 470 + 40 * tired + 460 * drop, turn: sway - nod - 0.5 * drop, scale: 0.94 }, () => {
    fill(ctx, '#a2566d', 'M-150-20C-150 60-156 120-160 150H160C156 120 150 60 150-20Z');
    stroke(ctx, '#8c4860', 5, 'M-40 0V140M44 0V140');
    person(ctx, {
      ...SAMIRA,
      dress: 'sweater',
      coat: '#b0637a',
      look: -0.5,
      lookY: 0.5,
      lids: t > 12_900 ? 1 : Math.max(mix(0.42, 0.86, tired) - held(t, 9_000, 9_700, 80) * 0.45, blink(t, 4_900, 7_000)),
      sings: singing(t),
    });
    arm(ctx, { path: [-130, -140, -196, -70, -190, 6], sleeve: '#a2566d', skin: SAMIRA.skin });
  });
}

function draw(ctx: Ctx, t: number): void {
  const lit = t < OFF;
  const near = { x: 620, y: 338, zoom: 1.75 };
  const close = t >= US && t < SUNG + 250 ? between(WIDE, near, 1) : WIDE;
  const jolt = 7 * wobble(t, DOWN, 13, 420);
  stage(ctx, 'LULLABY', { ...close, y: close.y + jolt }, () => {
    nursery(ctx, lit);
    const slowing =
      t < FALLS ? t / 1_500 - (progress(t, 9_000, FALLS) ** 2 * (FALLS - 9_000)) / 3_000 : FALLS / 1_500 - (FALLS - 9_000) / 3_000;
    mobile(ctx, slowing, 0.14 * wobble(t, DOWN, 1.6, 1_800), lit);
    cord(ctx, held(t, OFF - 120, OFF + 160, 80), lit);
    if (lit) mother(ctx, t);
    const reach = held(t, REACH, OFF + 60, 160);
    placed(ctx, { x: 620, y: RAIL + 96 }, () => {
      if (!lit) return eyesInTheDark(ctx, 0, t < SHUT ? 0.42 : 1);
      baby(ctx, {
        look: 0.9 * held(t, 8_700, 9_300, 60) + 0.9 * held(t, 11_600, US, 60) - 0.9 * held(t, REACH, OFF, 60),
        lookY: 0.9 * held(t, GLANCE, US, 60),
        lids: t < FALLS ? Math.max(0.3, blink(t, 3_000, 10_400)) : t >= SINGS && t < SUNG ? 0.62 : 0.42,
        dummy: progress(t, DUMMY, DUMMY + 300) === 1 ? 1 : easeIn(progress(t, DUMMY, DUMMY + 300)),
        sings: held(t, SINGS, SUNG - 100, 120),
        reach,
      });
    });
    cot(ctx, lit);
  });
}

const cues: Cue[] = [
  { from: 200, to: 1_400, text: '♪ (music box) ♪' },
  { from: 1_500, to: 5_000, text: '♪ Sleep, my little one, ♪' },
  { from: 5_200, to: 8_900, text: '♪ close your tired eyes. ♪' },
  { from: 9_150, to: 13_300, text: '♪ Mother sings until you... ♪' },
  { from: DOWN, to: DOWN + 800, text: '(mother)' },
  { from: DUMMY + 150, to: DUMMY + 600, text: '(plop)' },
  { from: SINGS, to: SUNG, text: '♪ ...sleep. ♪' },
  { from: OFF, to: OFF + 800, text: '(click)' },
];

/** A music box whose spring runs down with the singer. */
const box = () => {
  const bars = [
    [77, 81, 84],
    [77, 82, 86],
    [76, 79, 84],
    [77, 81, 84],
  ] as const;
  const notes: [number, number][] = [];
  let at = 150;
  for (let i = 0; at < FALLS - 500; i++) {
    notes.push([at, (bars[Math.floor(i / 3) % 4] ?? bars[0])[i % 3] ?? 84]);
    at += at < 9_000 ? 460 : 460 * (1 + ((at - 9_000) / 4_000) ** 1.4);
  }
  return harp(notes, 1_300, 0.9);
};

export const lullaby: Scene = {
  id: 'lullaby',
  title: 'Lullaby',
  alt: 'A mother sings a lullaby to a baby in a cot. One of them falls asleep.',
  durationMs: END,
  posterMs: 6_300,
  draw,
  cues,
  sound: [
    { at: 0, play: () => room(END) },
    { at: 0, play: box, gain: 0.26 },
    {
      at: 0,
      play: () =>
        inHall(
          shaped(sung(MOTHER, SONG), (u) => 1 - 0.45 * u ** 2),
          800,
          0.22,
        ),
      gain: 0.75,
    },
    { at: DOWN, play: thud, gain: 1 },
    { at: DOWN + 60, play: () => step(73), gain: 0.4 },
    { at: DUMMY + 20, play: () => plop().subarray(0, 9_000), gain: 0.5 },
    {
      at: SINGS,
      play: () => {
        const bass = sung(INFANT, [[0, 'sleep', 41, SUNG - SINGS]], 0.006);
        return inHall(together([{ at: 0, samples: bass }]), 1_000, 0.25);
      },
      gain: 0.95,
    },
    { at: OFF, play: () => step(75), gain: 0.5 },
  ],
};
