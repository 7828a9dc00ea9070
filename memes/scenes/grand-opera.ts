import { goat } from '../draw/goat.ts';
import type { GoatPose } from '../draw/goat.ts';
import { audience, curtains, operaStage } from '../draw/opera.ts';
import { placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, between, stage } from '../draw/stage.ts';
import { held, progress, smooth, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { inHall } from '../sound/filters.ts';
import { clap } from '../sound/effects.ts';
import { harp, note, strings } from '../sound/music.ts';
import { together } from '../sound/signal.ts';
import { COMMENTATOR } from '../sound/speech.ts';
import { aria, inhale, scream } from '../sound/throat.ts';

const SING = 3_700;
const NOTES = [
  [note(69), 700],
  [note(74), 800],
  [note(73), 350],
  [note(76), 950],
] as const;
const SUNG = SING + 2_800;
const BREATH = SUNG + 250;
const SCREAM = 7_750;
const OVER = SCREAM + 1_550;
const END = 11_000;

const CLOSE = { x: 640, y: 352, zoom: 1.42 };

function pose(t: number): GoatPose {
  if (t >= SCREAM && t < OVER)
    return {
      mouth: 1 - 0.14 * Math.abs(Math.sin((t - SCREAM) / 53)) * Number(t > SCREAM + 700),
      eyes: 1,
      head: 0.05 * Math.sin((t - SCREAM) / 31),
      tie: 0.9,
      breath: 0.3,
    };
  if (t >= OVER) return { mouth: 0, eyes: 0.5, tie: 0.55, heart: 1 };
  const singing = held(t, SING, SUNG, 160);
  const sway = singing * 0.07 * Math.sin((t - SING) / 420);
  const vowel = singing * (0.3 + 0.16 * progress(t, SING + 1_850, SING + 2_200) + 0.04 * Math.sin(t / 28));
  return {
    mouth: vowel,
    eyes: t < 3_000 ? 0.5 : 0.5 * snap(t, BREATH, 90),
    head: sway,
    heart: smooth(progress(t, 3_000, 3_400)),
    breath: 0.9 * smooth(progress(t, BREATH, BREATH + 600)),
  };
}

function draw(ctx: Ctx, t: number): void {
  const loud = t >= SCREAM && t < OVER;
  const shake = loud ? { x: 7 * Math.sin(t * 0.9), y: 6 * Math.cos(t * 1.3) } : { x: 0, y: 0 };
  const view = loud ? between(WIDE, CLOSE, snap(t, SCREAM, 100)) : WIDE;
  stage(ctx, 'GRAND OPERA, ACT FOUR', { x: view.x + shake.x, y: view.y + shake.y, zoom: view.zoom }, () => {
    operaStage(ctx);
    placed(ctx, { x: 640, y: 318, scale: 0.84 }, () => goat(ctx, pose(t)));
    curtains(ctx);
    audience(ctx, t >= SCREAM);
  });
}

const { cues, sound } = narrate(
  COMMENTATOR,
  [
    { at: 350, until: 3_350, text: 'He has trained eleven years for this note.' },
    { at: 10_000, until: 10_900, text: 'Flawless.' },
  ],
  1.15,
);

const orchestra = () =>
  together([
    {
      at: 0,
      samples: harp([
        [0, 50],
        [180, 57],
        [360, 62],
        [540, 66],
        [720, 69],
        [900, 74],
        [1_900, 57],
        [2_080, 61],
        [2_260, 64],
        [2_440, 67],
        [2_620, 69],
      ]),
      gain: 0.6,
    },
    { at: 200, samples: strings([50, 57, 62, 66], 3_500), gain: 0.35 },
    { at: SING - 100, samples: strings([50, 57, 62, 66, 69], 1_650), gain: 0.6 },
    { at: SING + 1_450, samples: strings([45, 57, 61, 64, 67], 1_500), gain: 0.75 },
    {
      at: SING,
      samples: harp([
        [0, 62],
        [180, 66],
        [360, 69],
        [540, 74],
        [760, 66],
        [940, 69],
        [1_120, 74],
        [1_560, 61],
        [1_740, 64],
        [1_920, 69],
        [2_100, 73],
      ]),
      gain: 0.4,
    },
  ]);

export const grandOpera: Scene = {
  id: 'grand-opera',
  title: 'Grand Opera, Act Four',
  alt: 'A goat in tails stands on an opera stage and prepares for the highest note of its career.',
  durationMs: END,
  posterMs: 5_900,
  draw,
  cues: [...cues, { from: SING, to: SUNG, text: '♪ Amo-o-o-ore... ♪' }, { from: SCREAM, to: OVER, text: 'AAAAAAAAAAAAAH' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    { at: 0, play: orchestra, gain: 0.34 },
    { at: SING, play: () => inHall(aria(NOTES), 1_100, 0.3), gain: 0.7 },
    { at: BREATH, play: () => inhale(700) },
    { at: SCREAM, play: () => inHall(scream(OVER - SCREAM), 500, 0.12), gain: 0.9 },
    { at: OVER + 350, play: () => inHall(clap(), 900, 0.4), gain: 0.5 },
  ],
};
