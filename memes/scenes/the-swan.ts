import { bear } from '../draw/bear.ts';
import { GRETA, KOFI } from '../draw/cast.ts';
import { box, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { LAKE, attendant, duck, lake, plug, rank, surface, swanBefore, swanBehind } from '../draw/swan-boat.ts';
import { held, mix, progress, smooth, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { birds, room } from '../sound/air.ts';
import { bell, plop, tonk } from '../sound/effects.ts';
import { strings } from '../sound/music.ts';
import { together } from '../sound/signal.ts';
import type { Voice } from '../sound/speech.ts';
import { gurgle, pop } from '../sound/water.ts';

const FRONT = 4_050;
const BACK = 4_550;
const ALL = 5_100;
const DOWN = 6_300;
const REACH = 8_700;
const PLUG = 9_800;
const SALUTE = 14_500;
const SINKS = 15_000;
const AGROUND = 21_200;
const DUCK = 22_500;
const GONE = 25_400;
const END = 28_400;

/** How far the boat goes down before there is no more down. */
const DEPTH = 74;

const sunk = (t: number): number => DEPTH * progress(t, SINKS, AGROUND);

/** Where the duck is, for everybody who watches it. */
const duckX = (t: number): number => mix(1_420, -160, progress(t, DUCK, GONE));

function gaze(t: number, x: number): { look: number; lookY: number } {
  if (t < DUCK || t > GONE) return { look: 0, lookY: 0 };
  return { look: Math.max(-1, Math.min(1, (duckX(t) - x) / 260)), lookY: 0.7 };
}

function passengers(ctx: Ctx, t: number): void {
  placed(ctx, { x: 824, y: 440, scale: 0.66 }, () => {
    bear(ctx, { fur: '#6e4b34', shade: '#54371f', muzzle: '#c69c73', coat: '#1d2a44', tie: '#14161d', ...gaze(t, 800) });
    rank(ctx);
    const salute = snap(t, SALUTE);
    if (salute > 0) {
      stroke(
        ctx,
        '#24345a',
        60,
        `M130-130Q${mix(200, 216, salute)} ${mix(-40, -190, salute)} ${mix(150, 112, salute)} ${mix(-20, -300, salute)}`,
      );
      oval(ctx, '#6e4b34', mix(150, 92, salute), mix(0, -316, salute), 36, 26, -0.3);
    }
  });
  placed(ctx, { x: 650, y: 440, scale: 0.68 }, () =>
    person(ctx, {
      ...KOFI,
      dress: 'suit',
      coat: '#6b5a7a',
      tie: '#c9a04c',
      ...(t > PLUG && t < DUCK ? { look: t < SINKS ? -0.9 : 0 } : gaze(t, 610)),
    }),
  );
  const bend = smooth(progress(t, REACH, REACH + 350)) - snap(t, PLUG, 100);
  placed(ctx, { x: 446, y: 440 + bend * 74, scale: 0.68 }, () => {
    const sees = t > PLUG && t < SINKS ? { look: 0.9, lookY: 0.1 } : gaze(t, 446);
    person(ctx, { ...GRETA, dress: 'sweater', coat: '#b05a6a', ...sees });
    box(ctx, '#e8d9b0', -150, -30, 300, 60, 10);
    if (t < PLUG) return;
    arm(ctx, { path: [122, -130, 186, -90, 166, -196], sleeve: '#9c4b5b', skin: GRETA.skin });
    placed(ctx, { x: 162, y: -206, scale: 1.15, turn: 0.3 * wobble(t, PLUG, 1.6, 2_200) }, () => plug(ctx));
  });
}

function draw(ctx: Ctx, t: number): void {
  const near = t >= REACH && t < SINKS - 1_600 ? { x: 510, y: 330, zoom: 1.7 } : WIDE;
  stage(ctx, 'SAFETY ON BOARD', near, () => {
    lake(ctx);
    placed(ctx, { y: sunk(t) + 3 * wobble(t, AGROUND, 6, 500) }, () => {
      swanBehind(ctx);
      const left = held(t, BACK, ALL - 150) + held(t, ALL, DOWN);
      const right = held(t, FRONT, BACK - 100) + held(t, ALL, DOWN);
      passengers(ctx, t);
      placed(ctx, { x: 244, y: 404, scale: 0.94 }, () => attendant(ctx, left, right));
      swanBefore(ctx);
    });
    surface(ctx);
    if (t >= DUCK && t < GONE) placed(ctx, { x: duckX(t), y: LAKE + 34, scale: 1.05 }, () => duck(ctx, t / 130));
    if (t >= DUCK && t < GONE) oval(ctx, '#8cc6d6', duckX(t) + 6, LAKE + 30, 40, 5);
  });
}

const PURSER: Voice = { name: 'en-gb-scotland+f2', speed: 152, pitch: 52 };

const { cues, sound } = narrate(PURSER, [
  { at: 800, until: 2_700, text: 'Welcome on board the Swan.' },
  { at: 3_150, until: 6_100, text: 'The exits are here, here, and everywhere.' },
  { at: 6_700, until: 8_900, text: 'Your life jacket is under your seat.' },
  { at: 11_100, until: 13_000, text: 'That was not your life jacket.' },
  { at: 13_700, until: 15_000, text: 'We are now sinking.' },
  { at: 16_300, until: 18_000, text: 'It has been an honour.' },
  { at: 26_000, until: 28_200, text: 'We have reached our destination.' },
]);

/** For the last minutes of great ships. It ends with the ground. */
const farewell = () =>
  together(
    [
      { at: 0, samples: strings([45, 52, 57, 60], 2_300), gain: 0.5 },
      { at: 2_000, samples: strings([41, 53, 57, 60, 65], 2_300), gain: 0.7 },
      { at: 4_000, samples: strings([43, 55, 59, 62, 67, 71], 3_400, 2_200), gain: 1 },
    ],
    AGROUND - SINKS,
  );

export const theSwan: Scene = {
  id: 'the-swan',
  title: 'Safety on Board',
  alt: 'A penguin gives the safety announcement on a swan-shaped pedal boat with a bear for a captain. A passenger looks for the life jacket under her seat.',
  durationMs: END,
  posterMs: 5_600,
  draw,
  cues: [
    ...cues,
    { from: PLUG, to: 11_000, text: '(a plug)' },
    { from: AGROUND, to: AGROUND + 1_000, text: '(the ground)' },
    { from: DUCK + 300, to: GONE, text: '(a duck, walking)' },
  ].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => birds(SINKS), gain: 0.5 },
    { at: 100, play: () => bell(880), gain: 0.2 },
    { at: 420, play: () => bell(698), gain: 0.2 },
    { at: PLUG, play: pop, gain: 0.8 },
    { at: PLUG + 500, play: () => gurgle(AGROUND - PLUG - 500), gain: 0.17 },
    { at: SINKS, play: farewell, gain: 0.3 },
    { at: AGROUND, play: () => tonk(210), gain: 0.6 },
    ...Array.from({ length: 6 }, (_, i) => ({ at: DUCK + 300 + i * 410, play: plop, gain: 0.16 })),
  ],
};
