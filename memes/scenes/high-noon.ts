import { placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, between, stage } from '../draw/stage.ts';
import type { Camera } from '../draw/stage.ts';
import { easeIn, mix, progress, snap, wobble } from '../draw/timing.ts';
import { CLOCK, attempt, clockHands, gunman, heldUp, masterpiece, street, tumbleweed } from '../draw/western.ts';
import type { GunmanPose, Side } from '../draw/western.ts';
import { shadow } from '../draw/light.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { bell, tonk, thud, whoosh } from '../sound/effects.ts';
import { inHall } from '../sound/filters.ts';
import { harp, strings, timpani } from '../sound/music.ts';
import { together } from '../sound/signal.ts';
import { OLD_TIMER } from '../sound/speech.ts';
import { desertWind, scribble, whistled } from '../sound/western.ts';

const EYES_LEFT = 3_300;
const EYES_RIGHT = 4_700;
const HAND = 6_000;
const CLOSE_CLOCK = 7_300;
const NOON = 8_300;
const WIDE_AGAIN = 9_300;
const DRAW = 10_700;
const PENS_DOWN = 14_300;
const SHOW_LEFT = 15_300;
const SHOW_RIGHT = 17_400;
const VERDICT = 19_500;
const FALLS = 21_100;
const END = 25_400;

const SIZE = 0.46;
const FEET = 566;
const AT = { left: 330, right: 950 } as const;
const CHEST = FEET - 330 * SIZE;

function camera(t: number): Camera {
  const eyes = (side: Side): Camera => ({ x: AT[side], y: CHEST - 276 * SIZE, zoom: 4.8 });
  if (t >= EYES_LEFT && t < EYES_RIGHT) return between(eyes('left'), { ...eyes('left'), zoom: 5.2 }, progress(t, EYES_LEFT, EYES_RIGHT));
  if (t >= EYES_RIGHT && t < HAND) return between(eyes('right'), { ...eyes('right'), zoom: 5.2 }, progress(t, EYES_RIGHT, HAND));
  if (t >= HAND && t < CLOSE_CLOCK) return { x: AT.left + 136 * SIZE, y: CHEST + 12 * SIZE, zoom: 4.2 };
  if (t >= CLOSE_CLOCK && t < WIDE_AGAIN) return { ...CLOCK, zoom: 6 };
  return WIDE;
}

function pose(t: number, side: Side): GunmanPose {
  const across = side === 'left' ? 0.9 : -0.9;
  if (t < DRAW)
    return {
      look: across,
      lids: t >= EYES_LEFT && t < HAND ? 0.62 : 0.5,
      twitch: t > HAND + 500 && t < CLOSE_CLOCK ? Math.sin(t / 45) : 0,
    };
  const drawn = snap(t, DRAW, 100);
  if (t < PENS_DOWN) {
    const peeks = (side === 'left' ? [11_600, 12_900, 13_700] : [11_300, 12_300]).some((at) => t > at && t < at + 350);
    return {
      look: peeks ? across : across * 0.35,
      lookY: peeks ? 0 : 0.9,
      lids: peeks ? 0.25 : 0.55,
      drawn,
      scribble: t - DRAW + (side === 'left' ? 0 : 333),
    };
  }
  if (t < VERDICT) return { look: across, drawn };
  const sees = side === 'right' && t > VERDICT + 700;
  return { look: sees && t < FALLS - 500 ? across * 0.3 : across, lookY: sees && t < FALLS - 500 ? 1 : 0, lids: sees ? 0.2 : 0.5, drawn };
}

function figure(ctx: Ctx, t: number, side: Side): void {
  const fall = side === 'right' ? easeIn(progress(t, FALLS, FALLS + 420)) : 0;
  const rest = side === 'right' ? 0.05 * Math.abs(wobble(t, FALLS + 420, 5, 300)) : 0;
  shadow(ctx, AT[side] + fall * 120, FEET + 2, 66 + fall * 70, 9, 0.3);
  placed(ctx, { x: AT[side], y: FEET - 42 * fall, turn: fall * (Math.PI / 2 - 0.04) - rest }, () =>
    placed(ctx, { y: CHEST - FEET + fall * 30, scale: SIZE }, () => gunman(ctx, side, pose(t, side))),
  );
}

/** Twice through the picture, the second time the other way: it had forgotten something. */
function bush(ctx: Ctx, t: number): void {
  const ways = [
    [500, 3_300, -60, 1_340],
    [11_600, 14_100, 1_340, -60],
    [22_300, 25_400, -60, 1_340],
  ] as const;
  for (const [from, to, a, b] of ways) {
    const u = progress(t, from, to);
    if (u === 0 || u === 1) continue;
    const hop = Math.abs(Math.sin(u * 14)) * 26;
    placed(ctx, { x: mix(a, b, u), y: 540 - hop, turn: (b > a ? 1 : -1) * u * 22 }, () => tumbleweed(ctx));
  }
}

function draw(ctx: Ctx, t: number): void {
  if (t >= SHOW_LEFT && t < VERDICT) {
    const left = t < SHOW_RIGHT;
    const up = 1 - snap(t, left ? SHOW_LEFT : SHOW_RIGHT, 140);
    stage(ctx, 'HIGH NOON', { ...WIDE, y: WIDE.y - 40 * up }, () =>
      heldUp(ctx, left ? 'left' : 'right', () => (left ? masterpiece(ctx) : attempt(ctx))),
    );
    return;
  }
  const jolt = 9 * wobble(t, FALLS + 420, 12, 400);
  const view = camera(t);
  stage(ctx, 'HIGH NOON', { ...view, y: view.y + jolt }, () => {
    street(ctx);
    clockHands(ctx, t < NOON ? 1 : 0);
    figure(ctx, t, 'left');
    figure(ctx, t, 'right');
    bush(ctx, t);
  });
}

const { cues, sound } = narrate(OLD_TIMER, [
  { at: 300, until: 3_700, text: 'Noon. One of them must go.' },
  { at: 9_500, until: 10_600, text: 'They draw.' },
  { at: 14_400, until: 15_200, text: 'Time.' },
  { at: 22_600, until: 24_800, text: 'He never could do hands.' },
]);

const theme = () =>
  together(
    [
      {
        at: 0,
        samples: whistled([
          [400, 69, 300],
          [700, 74, 900],
          [1_700, 72, 300],
          [2_000, 69, 700],
          [2_900, 67, 300],
          [3_200, 69, 1_300],
          [4_800, 74, 300],
          [5_100, 77, 800],
          [6_000, 76, 400],
          [6_400, 69, 1_500],
        ]),
      },
      { at: 3_100, samples: strings([38, 50, 57], 4_700, 800), gain: 0.8 },
      ...[EYES_LEFT, EYES_RIGHT, HAND].map((at) => ({
        at,
        samples: harp(
          [
            [0, 38],
            [40, 50],
            [90, 57],
          ],
          1_400,
          0.9,
        ),
        gain: 0.8,
      })),
    ],
    NOON - 150,
  );

export const highNoon: Scene = {
  id: 'high-noon',
  title: 'High Noon',
  alt: 'Two gunmen face each other in the street of a western town, and draw.',
  durationMs: END,
  posterMs: 2_300,
  draw,
  cues: [
    ...cues,
    { from: NOON, to: NOON + 1_000, text: '(twelve o’clock)' },
    { from: DRAW + 100, to: PENS_DOWN - 100, text: '(pencils)' },
    { from: FALLS + 420, to: FALLS + 1_200, text: '(thud)' },
  ].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => desertWind(END), gain: 0.3 },
    { at: 0, play: theme, gain: 0.5 },
    ...[EYES_LEFT, EYES_RIGHT, HAND].map((at) => ({ at, play: () => timpani(72), gain: 0.5 })),
    { at: NOON, play: () => inHall(bell(430), 1_200, 0.4), gain: 0.8 },
    { at: DRAW - 60, play: () => whoosh(160), gain: 0.6 },
    { at: DRAW + 60, play: () => tonk(500), gain: 0.35 },
    { at: DRAW + 300, play: () => scribble(PENS_DOWN - DRAW - 400), gain: 0.7 },
    { at: DRAW + 350, play: () => scribble(PENS_DOWN - DRAW - 450, 541), gain: 0.5 },
    { at: SHOW_LEFT - 30, play: () => whoosh(180), gain: 0.4 },
    {
      at: SHOW_LEFT + 150,
      play: () =>
        harp([
          [0, 62],
          [90, 66],
          [180, 69],
          [270, 74],
          [360, 78],
        ]),
      gain: 0.5,
    },
    { at: SHOW_RIGHT - 30, play: () => whoosh(180), gain: 0.4 },
    { at: FALLS + 420, play: thud, gain: 1.1 },
    { at: FALLS + 430, play: () => tonk(120), gain: 0.5 },
  ],
};
