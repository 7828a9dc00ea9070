import { MARA } from '../draw/cast.ts';
import { arm, legs, person } from '../draw/person.ts';
import { box, letters, placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { FACE, PRINTER, habitat, hide, looseSheet, printer } from '../draw/printer.ts';
import type { PrinterPose } from '../draw/printer.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { blink, easeOut, held, mix, progress } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { birds, room } from '../sound/air.ts';
import { step, thud } from '../sound/effects.ts';
import { beep, feed, grind, purr } from '../sound/machine.ts';
import { harp, strings } from '../sound/music.ts';
import { together } from '../sound/signal.ts';
import { NATURALIST } from '../sound/speech.ts';

const ENTERS = 3_400;
const STANDS = 5_900;
const PRESS = 8_800;
const JAM = 9_200;
const BLUFF = 10_300;
const TRAY = 12_400;
const WORKS = 15_100;
const OUT = 16_700;
const DONE = 17_900;
const LEAVES = 19_700;
const NIGHT = 20_600;
const SEEN = 25_200;
const END = 28_000;

const CLOSE = { ...FACE, zoom: 2 };
const PAGE = { x: FACE.x, y: 380, zoom: 1.75 };

/** When it is filmed from nearby, and how. */
function camera(t: number) {
  if (t >= JAM && t < JAM + 2_900) return CLOSE;
  if (t >= TRAY - 200 && t < WORKS - 300) return CLOSE;
  if (t >= OUT && t < LEAVES - 700) return PAGE;
  if (t >= SEEN + 900) return { ...CLOSE, zoom: 2.3 };
  return WIDE;
}

function pose(t: number): PrinterPose {
  // In steps of a fifth of a second: every redrawn edge costs bytes.
  const breath = 0.5 + 0.5 * Math.sin(Math.floor(t / 200) * 0.53);
  if (t >= NIGHT) {
    const seen = t >= SEEN;
    return {
      night: true,
      says: seen ? 'PAPER JAM' : 'READY',
      look: seen ? 0 : -0.4,
      lids: seen ? 0.02 : 0.62,
      breath: seen ? 0 : breath,
      shake: seen ? 0 : 0.3 * (Math.floor(t / 100) % 2),
      page: seen ? 0.4 : 0,
    };
  }
  const working = t > WORKS && t < DONE;
  return {
    says: t < JAM ? 'READY' : t < TRAY ? 'PAPER JAM' : t < WORKS ? 'TRAY 3' : t < DONE ? 'WAIT' : 'DONE',
    look: t > STANDS - 900 && t < JAM ? -0.9 : t >= JAM && t < WORKS ? -0.9 * held(t, JAM + 700, JAM + 2_300, 60) : 0,
    lids: t < STANDS - 1_000 ? 1 : Math.max(t > DONE ? 0.62 : 0.4, blink(t, 7_300, 13_600)),
    breath: working ? 0 : breath,
    shake: working ? Math.sin(t / 19) * (0.4 + 0.6 * Math.sin(t / 300) ** 2) : 0,
    page: t > OUT ? Math.floor(progress(t, OUT, DONE) * 7) / 7 : 0,
    text: 'NO.',
  };
}

function accountant(ctx: Ctx, t: number): void {
  const u = progress(t, ENTERS, STANDS);
  if (u === 0 || t > NIGHT) return;
  const away = progress(t, LEAVES, LEAVES + 650);
  const steps = Math.floor(u * 7) / 7 + (1 / 7) * easeOut((u * 7) % 1 > 0.55 ? (((u * 7) % 1) - 0.55) / 0.45 : 0);
  const x = u < 1 ? mix(-140, 400, steps) : mix(400, -200, away);
  const press = held(t, PRESS - 500, PRESS + 300, 180);
  const took = t > LEAVES - 700;
  placed(ctx, { x, y: 386, scale: 0.6, scaleX: 1 }, () => {
    legs(ctx, '#39435a');
    arm(ctx, { path: [-132, -146, -178, -40, -150, 44], sleeve: '#8a6fa0', skin: MARA.skin });
    person(ctx, {
      ...MARA,
      dress: 'sweater',
      coat: '#8a6fa0',
      look: took ? 0 : u > 0.2 ? 0.9 : 0.5,
      lids: took ? 0.5 : t > BLUFF ? 0.3 : 0.18,
    });
    if (took) {
      arm(ctx, { path: [132, -146, 168, -60, 60, -50], sleeve: '#8a6fa0', skin: MARA.skin });
      box(ctx, '#fffdf6', -66, -130, 132, 160, 2);
      letters(ctx, 'NO.', 0, -24, { size: 60, color: '#17161a' });
    } else
      arm(ctx, {
        path: [132, -146, mix(178, 210, press), mix(-40, -130, press), mix(150, 372, press), mix(44, -150, press)],
        sleeve: '#8a6fa0',
        skin: MARA.skin,
      });
  });
}

/** The sheets of the night, one every 210 ms, each on its own way to the floor. */
function flock(ctx: Ctx, t: number): void {
  for (let i = 0; i < 60; i++) {
    const at = NIGHT + 500 + i * 210;
    if (t < at || at > SEEN - 600) continue;
    const u = easeOut(progress(Math.min(t, SEEN), at, at + 1_300));
    const far = 190 + ((i * 137) % 430);
    const down = 200 + ((i * 53) % 70);
    const x = PRINTER.x - 40 - far * u;
    const y = 350 + down * u ** 3 - 130 * Math.sin(Math.PI * u) * (0.6 + ((i * 29) % 40) / 60);
    placed(ctx, { x, y, turn: (i % 2 ? 1 : -1) * u * (2 + (i % 5)), scaleY: mix(1, 0.42, u ** 4) }, () => looseSheet(ctx, true));
  }
}

function draw(ctx: Ctx, t: number): void {
  const night = t >= NIGHT;
  stage(ctx, 'PLANET OFFICE', camera(t), () => {
    habitat(ctx, night);
    const taken = t > LEAVES - 700 && t < SEEN;
    placed(ctx, PRINTER, () => printer(ctx, taken ? { ...pose(t), page: 0 } : pose(t)));
    accountant(ctx, t);
    if (night) flock(ctx, t);
    hide(ctx, night);
  });
}

const { cues, sound } = narrate(NATURALIST, [
  { at: 400, until: 3_850, text: 'The office printer. It can smell a deadline.' },
  { at: 4_000, until: 5_700, text: 'A young accountant.' },
  { at: 6_500, until: 8_350, text: 'No sudden movements.' },
  { at: BLUFF, until: 11_600, text: 'It is bluffing.' },
  { at: 12_800, until: 14_600, text: 'There is no tray three.' },
  { at: 20_900, until: 24_100, text: 'Alone at night, it works perfectly.' },
  { at: 26_300, until: 27_800, text: 'It has seen us.' },
]);

const suspense = () =>
  together([
    { at: 0, samples: strings([45, 52, 57], 4_200, 900), gain: 0.5 },
    { at: 4_000, samples: strings([44, 51, 56, 59], 4_200, 1_000), gain: 0.6 },
  ]);

const bliss = () =>
  together(
    [
      { at: 0, samples: strings([50, 57, 62, 66, 69], 6_000), gain: 0.7 },
      {
        at: 300,
        samples: harp([
          [0, 74],
          [300, 78],
          [600, 81],
          [900, 86],
          [1_500, 81],
          [1_800, 78],
          [2_100, 81],
          [2_700, 86],
          [3_000, 90],
          [3_600, 86],
        ]),
        gain: 0.45,
      },
    ],
    SEEN - NIGHT - 100,
  );

export const thePrinter: Scene = {
  id: 'the-printer',
  title: 'Planet Office',
  alt: 'A nature documentary about an office printer, and about an accountant who has to get past it.',
  durationMs: END,
  posterMs: 7_000,
  draw,
  cues: [...cues, { from: WORKS, to: OUT, text: '(printing)' }, { from: DONE, to: DONE + 1_100, text: '(one page)' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => purr(WORKS), gain: 0.5 },
    { at: 0, play: () => birds(3_300), gain: 0.5 },
    { at: 300, play: suspense, gain: 0.35 },
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => ({ at: ENTERS + ((i + 0.9) * (STANDS - ENTERS)) / 7, play: () => step(71 + (i % 3)), gain: 0.16 })),
    { at: PRESS, play: () => beep(1_500), gain: 0.12 },
    { at: JAM, play: () => beep(420, 420), gain: 0.3 },
    { at: TRAY, play: () => beep(420, 420), gain: 0.3 },
    { at: WORKS, play: () => grind(OUT - WORKS), gain: 0.8 },
    { at: OUT, play: () => grind(DONE - OUT, 6, 331), gain: 0.5 },
    { at: DONE, play: () => thud(), gain: 0.35 },
    ...[0, 130, 260, 390].map((at, i) => ({ at: LEAVES + at, play: () => step(71 + (i % 3)), gain: 0.35 })),
    { at: NIGHT, play: bliss, gain: 0.5 },
    { at: NIGHT, play: () => purr(SEEN - NIGHT, 900), gain: 0.5 },
    ...Array.from({ length: Math.floor((SEEN - NIGHT - 1_100) / 210) }, (_, i) => ({
      at: NIGHT + 500 + i * 210,
      play: () => feed(170, 321 + i),
      gain: 0.3,
    })),
    { at: SEEN, play: () => thud(), gain: 0.5 },
  ],
};
