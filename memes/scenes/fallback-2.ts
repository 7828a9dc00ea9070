import { cinema, projectionist, reel, rowFromBehind } from '../draw/cinema.ts';
import { placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { held, mix, progress, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { bell, squeak, step, thud } from '../sound/effects.ts';
import { filtered } from '../sound/filters.ts';
import { burst, shaped } from '../sound/signal.ts';
import { PROJECTIONIST } from '../sound/speech.ts';

const UP = 500;
const ROLL = 2_250;
const ROLLED = 3_750;
const LOOK = 4_250;
const FALL = 4_900;
const END = 6_800;

function draw(ctx: Ctx, t: number): void {
  stage(ctx, 'TONIGHT: TO BE FOUND', WIDE, () => {
    cinema(ctx, 0.92 + 0.02 * Math.sin(t / 90));
    ctx.save();
    ctx.beginPath();
    ctx.rect(330, 92, 620, 360);
    ctx.clip();
    const gone = snap(t, LOOK + 350);
    placed(ctx, { x: 640, y: 452 + 320 * (1 - snap(t, UP, 260)) + 420 * gone }, () =>
      projectionist(ctx, held(t, 1_050, 3_900, 160), t > LOOK && t < FALL ? -1 : 1),
    );
    ctx.restore();
    const u = progress(t, ROLL, ROLLED);
    const x = mix(-80, 1_380, u);
    if (u > 0) placed(ctx, { x, y: 502 }, () => reel(ctx, (x + 80) / 58, -Math.min(1_500, x + 200)));
    rowFromBehind(ctx, u > 0 && u < 1 ? mix(-1, 1, u) : t >= ROLLED ? held(t, ROLLED, ROLLED + 500, 80) : 0);
  });
}

const { cues, sound } = narrate(PROJECTIONIST, [
  { at: 900, until: 2_200, text: 'I had it here.', spoken: 'I had it here' },
  { at: 6_000, until: 6_750, text: 'Found it.' },
]);

const rolling = () => {
  const rumble = filtered(burst(ROLLED - ROLL, 1e9, 211), 'bandpass', 240, 1.2);
  return shaped(rumble, (u, s) => Math.sin(Math.PI * u) * (0.7 + 0.3 * Math.sin(s * 60)));
};

/** Shown where a clip cannot be: a projectionist looks for the reel. */
export const fallback2: Scene = {
  id: 'fallback-2',
  title: 'The Reel',
  alt: 'The shadow of a projectionist who has lost the reel, in place of a clip that could not be loaded.',
  fallback: true,
  durationMs: END,
  posterMs: 1_600,
  draw,
  cues: [...cues, { from: ROLL + 150, to: ROLLED, text: '(the reel)' }, { from: FALL, to: FALL + 900, text: '(stairs)' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: UP, play: () => squeak(200, 700), gain: 0.12 },
    { at: ROLL, play: rolling, gain: 0.8 },
    { at: LOOK + 350, play: () => step(), gain: 0.3 },
    ...[0, 190, 360, 500, 620].map((at, i) => ({ at: FALL + at, play: thud, gain: 0.3 + 0.05 * i })),
    { at: FALL + 800, play: () => bell(1_150), gain: 0.16 },
  ],
};
