import { cat } from '../draw/cat.ts';
import type { CatPose } from '../draw/cat.ts';
import { cup, livingRoom, narratorsArm } from '../draw/living-room.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, between, stage } from '../draw/stage.ts';
import { blink, easeIn, easeOut, held, mix, progress, smooth, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { crash } from '../sound/effects.ts';
import { harp, strings } from '../sound/music.ts';
import { together } from '../sound/signal.ts';
import { NARRATOR } from '../sound/speech.ts';

const TOUCH = 7_400;
const FIRST = 12_900;
const ARM = 16_300;
const LEAVES = 17_500;
const SECOND = 18_050;
const END = 20_400;

const FACE = { x: 640, y: 268, zoom: 1.5 };

function paw(t: number): CatPose['paw'] {
  if (t > FIRST - 60 && t < FIRST + 1_500) return strike(t, FIRST);
  if (t > SECOND - 60) return strike(t, SECOND);
  const out = smooth(progress(t, 5_200, TOUCH)) - snap(t, 8_700, 350);
  return out <= 0 ? undefined : { x: mix(655, 806, out), y: mix(462, 416, Math.sqrt(out)) };
}

/** The paw is there, and then the cup is not. Afterwards it stays where it is, unashamed. */
function strike(t: number, at: number) {
  const u = snap(t, at - 60, 120);
  const back = at === FIRST ? smooth(progress(t, at + 900, at + 1_500)) : 0;
  return { x: mix(mix(655, 905, u), 655, back), y: mix(mix(462, 420, Math.sqrt(u)), 462, back) };
}

function look(t: number): number {
  if (t < 3_600) return 0;
  const atCup = held(t, 3_600, 8_450) + held(t, 16_500, 17_750);
  return Math.min(1, atCup);
}

function theCup(ctx: Ctx, t: number, at: number, best: boolean): void {
  if (t < at) {
    cup(ctx, 898, 482, best && t > TOUCH && t < 8_700 ? 0.05 : 0, best);
    return;
  }
  const u = progress(t, at, at + 420);
  if (u < 1) cup(ctx, 898 + 190 * easeOut(u), 482 + 420 * easeIn(u) - 60 * Math.sin(Math.PI * u), 2.6 * u, best);
}

function draw(ctx: Ctx, t: number): void {
  const near = between(WIDE, FACE, snap(t, 19_000, 60));
  stage(ctx, 'PLANET LIVING ROOM', near, () => {
    livingRoom(ctx);
    const pose = {
      look: look(t),
      lids: Math.max(0.48 - 0.2 * held(t, 3_600, 5_000), blink(t, 1_500, 10_900, 15_000)),
      tail: 0.5 * Math.sin(progress(t, 9_600, 12_000) * Math.PI * 2),
    };
    const armX = mix(1_420, 958, easeOut(progress(t, ARM, ARM + 700)) - smooth(progress(t, ARM + 900, LEAVES)));
    if (t < FIRST + 500) theCup(ctx, t, FIRST, true);
    else if (t >= ARM) {
      if (t < ARM + 900) cup(ctx, armX - 60, 482, 0, false);
      else theCup(ctx, t, SECOND, false);
    }
    const at = paw(t);
    cat(ctx, at ? { ...pose, paw: at } : pose);
    if (t >= ARM && t < LEAVES) narratorsArm(ctx, armX, 434);
  });
}

const { cues, sound } = narrate(NARRATOR, [
  { at: 400, until: 3_300, text: 'The house cat. A silent hunter.' },
  { at: 3_700, until: 5_400, text: 'She has noticed the cup.', spoken: 'She has noticed the cup.' },
  { at: 6_200, until: 7_700, text: 'She is going to...', spoken: 'She is going to' },
  { at: 8_750, until: 9_400, text: 'No.' },
  { at: 10_000, until: 11_900, text: 'She has chosen peace.' },
  { at: 14_500, until: 15_900, text: 'That was my cup.' },
  { at: 19_350, until: 20_200, text: 'I see.' },
]);

const calm = () =>
  together(
    [
      { at: 0, samples: strings([50, 57, 62, 66], 5_300), gain: 0.55 },
      { at: 5_000, samples: strings([49, 57, 61, 64], 3_900), gain: 0.6 },
      { at: 9_000, samples: strings([50, 57, 62, 66, 69], 3_850), gain: 0.9 },
      {
        at: 9_300,
        samples: harp([
          [0, 74],
          [300, 78],
          [600, 81],
          [900, 86],
          [1_800, 81],
          [2_400, 86],
        ]),
        gain: 0.35,
      },
    ],
    FIRST - 100,
  );

export const planetLivingRoom: Scene = {
  id: 'planet-living-room',
  title: 'Planet Living Room',
  alt: 'A nature documentary about a cat that has noticed a cup on a table.',
  durationMs: END,
  posterMs: 6_700,
  draw,
  cues: [...cues, { from: 13_100, to: 14_100, text: '(china, breaking)' }, { from: 18_300, to: 19_000, text: '(china, breaking)' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    { at: 0, play: calm, gain: 0.4 },
    { at: 0, play: () => room(END) },
    { at: FIRST + 260, play: () => crash(7), gain: 0.42 },
    { at: SECOND + 260, play: () => crash(8), gain: 0.42 },
  ],
};
