import { kevin } from '../draw/kevin.ts';
import { DOOR, FLOOR, SIGN, door, linda, office } from '../draw/office.ts';
import { placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { easeIn, held, mix, progress, smooth, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { bell, squeak, step, thud, tonk } from '../sound/effects.ts';
import { electricPiano } from '../sound/music.ts';
import { shaped, together } from '../sound/signal.ts';
import { TRAINER } from '../sound/speech.ts';

const SIGN_SHOT = 3_700;
const SIGN_END = 5_600;
const PUSH = 8_000;
const HARDER = 9_700;
const STOPS = 11_700;
const DOCTOR = 12_200;
const LEAVES = 14_300;
const RUNS = 16_700;
const WHAM = 17_150;
const SLIDES = 18_600;
const LIES = 19_400;
const LINDA = 19_800;
const OPENS = 21_900;
const THROUGH = 24_000;
const RISES = 25_200;
const SHUTS = 27_250;
const END = 29_800;

const STAND = DOOR - 128;

function theKevin(ctx: Ctx, t: number): void {
  const at = (x: number, y = FLOOR) => ({ x, y });
  if (t < 3_000) {
    const u = progress(t, 900, 2_900);
    placed(ctx, at(mix(-120, STAND, u)), () => kevin(ctx, u > 0 && u < 1 ? { stride: u * 15 } : {}));
  } else if (t < PUSH) {
    const reads = t >= 5_900 && t < 7_600;
    placed(ctx, { ...at(STAND), scaleX: reads ? -1 : 1 }, () => kevin(ctx, { headUp: reads ? 0.36 : 0 }));
  } else if (t < LEAVES) {
    const push = held(t, PUSH, STOPS);
    const harder = held(t, HARDER, STOPS, 200);
    const slip = harder * (t - HARDER) * 0.055;
    const stride = t > HARDER + 200 && t < STOPS ? { stride: t / 70 } : {};
    placed(ctx, at(STAND - 54 * harder - (stride.stride ? 6 * Math.sin(slip) : 0)), () =>
      kevin(ctx, { arms: push, lean: 0.08 * push + 0.3 * harder, facing: t >= DOCTOR, ...stride }),
    );
  } else if (t < RUNS) {
    const u = progress(t, LEAVES, LEAVES + 1_300);
    if (u < 1) placed(ctx, at(mix(STAND, -160, u)), () => kevin(ctx, { stride: 12 - u * 12, facing: true }));
  } else if (t < WHAM) {
    const u = progress(t, RUNS, WHAM);
    placed(ctx, at(mix(-160, DOOR - 70, u)), () => kevin(ctx, { stride: t / 32, lean: 0.2, arms: 0.35 }));
  } else if (t < SLIDES) placed(ctx, at(DOOR - 30, FLOOR - 12), () => kevin(ctx, { width: 0.34, headUp: 0.1 }));
  else if (t < RISES) {
    const fall = easeIn(progress(t, SLIDES, LIES));
    placed(ctx, { x: mix(DOOR - 30, DOOR - 190, fall), y: FLOOR - 12 - 16 * fall, turn: -fall * (Math.PI / 2) }, () =>
      kevin(ctx, { width: mix(0.34, 0.8, fall) }),
    );
  } else {
    const walk = progress(t, SHUTS - 420, SHUTS);
    const pushing = walk > 0 && walk < 1;
    const ready = DOOR - 330;
    placed(ctx, at(mix(ready, STAND, walk)), () =>
      kevin(ctx, {
        arms: snap(t, SHUTS - 540) - snap(t, SHUTS + 500),
        facing: t > SHUTS + 700,
        lean: pushing ? 0.12 : 0,
        ...(pushing ? { stride: walk * 9 } : {}),
      }),
    );
  }
}

function theLinda(ctx: Ctx, t: number): void {
  if (t < LINDA) return;
  const arrives = progress(t, LINDA, LINDA + 1_700);
  const back = smooth(progress(t, OPENS, OPENS + 700));
  const leaves = progress(t, THROUGH, THROUGH + 900);
  const x = leaves > 0 ? mix(DOOR - 290, DOOR + 130, leaves) : mix(-120, DOOR - 98, arrives) - 192 * back;
  const walking = (arrives > 0 && arrives < 1) || (leaves > 0 && leaves < 1) || (back > 0 && back < 1);
  const disappointed = t > SHUTS + 350;
  placed(ctx, { x, y: FLOOR + 24 * (1 - leaves), scaleX: disappointed ? -1 : 1 }, () =>
    linda(ctx, walking ? t / 60 : 0, held(t, OPENS - 250, OPENS + 900, 80)),
  );
}

function draw(ctx: Ctx, t: number): void {
  const closeUp = t >= SIGN_SHOT && t < SIGN_END;
  const jolt = 8 * wobble(t, WHAM, 14, 500);
  const camera = closeUp ? { ...SIGN, zoom: 2.9 } : { ...WIDE, x: WIDE.x + jolt };
  stage(ctx, 'WORKPLACE TRAINING 9: THE DOOR', camera, () => {
    office(ctx, 0.5 * snap(t, WHAM) + 0.18 * wobble(t, WHAM, 2.4, 1_400));
    const open = smooth(progress(t, OPENS, OPENS + 700)) - easeIn(progress(t, SHUTS - 420, SHUTS));
    door(ctx, Math.max(0, open));
    theKevin(ctx, t);
    theLinda(ctx, t);
  });
}

const { cues, sound } = narrate(TRAINER, [
  { at: 400, until: 3_500, text: 'Welcome to module nine. The door.' },
  { at: 3_850, until: 5_500, text: 'The door says pull.' },
  { at: 5_950, until: 7_700, text: 'Kevin has read the sign.' },
  { at: 8_250, until: 9_500, text: 'Kevin pushes.' },
  { at: 10_000, until: 11_500, text: 'Kevin pushes more.' },
  { at: 12_350, until: 14_150, text: 'Kevin has a doctorate.' },
  { at: 20_100, until: 21_500, text: 'This is Linda.' },
  { at: 22_500, until: 23_900, text: 'Linda is a chicken.' },
  { at: 25_500, until: 27_000, text: 'The door is now open.' },
  { at: 27_800, until: 29_700, text: 'Kevin is now your manager.' },
]);

/** A bossa for waiting on the line: four bars, over and over. */
function muzak(ms: number) {
  const bars = [
    [48, 64, 67, 71],
    [45, 60, 64, 67],
    [50, 65, 69, 72],
    [43, 59, 65, 69],
  ] as const;
  const notes: [number, number, number][] = [];
  for (let at = 0, bar = 0; at < ms; at += 1_600, bar++) {
    const [root, ...chord] = bars[bar % bars.length] ?? bars[0];
    for (const [beat, midi] of [
      [0, root],
      [600, root + 7],
      [800, root],
      [1_400, root + 7],
    ] as const)
      notes.push([at + beat, midi - 12, 420]);
    for (const beat of [200, 600, 1_000]) for (const midi of chord) notes.push([at + beat, midi, 320]);
    notes.push([at + 800, (chord[2] ?? 72) + 12, 700]);
  }
  return together([{ at: 0, samples: electricPiano(notes) }], ms);
}

/** Steps between two moments, every so many milliseconds, growing louder when they come nearer. */
const steps = (from: number, to: number, every: number, gain: number, approach = false) =>
  Array.from({ length: Math.floor((to - from) / every) }, (_, i) => ({
    at: from + i * every,
    play: () => step(71 + (i % 3)),
    gain: approach ? gain * (0.2 + (0.8 * i * every) / (to - from)) : gain,
  }));

export const theDoor: Scene = {
  id: 'the-door',
  title: 'Workplace Training 9: The Door',
  alt: 'A training film explains a door marked PULL with the help of an employee called Kevin.',
  durationMs: END,
  posterMs: 6_800,
  draw,
  cues: [...cues, { from: WHAM, to: WHAM + 1_000, text: '(Kevin)' }].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => muzak(LEAVES + 1_300), gain: 0.22 },
    { at: LINDA, play: () => muzak(SHUTS - LINDA), gain: 0.22 },
    ...steps(1_000, 2_900, 290, 0.3),
    { at: PUSH + 60, play: thud, gain: 0.8 },
    ...[0, 420, 830, 1_260, 1_640].map((at, i) => ({ at: HARDER + 150 + at, play: () => squeak(240, 1_700 + 120 * (i % 3)), gain: 0.25 })),
    ...steps(LEAVES + 60, LEAVES + 1_300, 240, 0.25),
    ...steps(RUNS - 550, WHAM - 30, 105, 0.7, true),
    {
      at: WHAM,
      play: () =>
        together([
          { at: 0, samples: tonk(180) },
          { at: 0, samples: thud() },
          { at: 8, samples: tonk(290), gain: 0.5 },
        ]),
      gain: 0.6,
    },
    { at: SLIDES, play: () => squeak(LIES - SLIDES, 900), gain: 0.35 },
    { at: LIES, play: thud, gain: 0.6 },
    { at: OPENS, play: () => squeak(650, 700), gain: 0.3 },
    { at: OPENS + 720, play: () => shaped(bell(), (u) => 1 - u), gain: 0.35 },
    {
      at: SHUTS,
      play: () =>
        together([
          { at: 0, samples: thud() },
          { at: 20, samples: tonk(240), gain: 0.6 },
        ]),
      gain: 0.9,
    },
  ],
};
