import { frog } from '../draw/frog.ts';
import { oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { lilyPad, pond } from '../draw/pond.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { mix, progress, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { birds } from '../sound/air.ts';
import { plop, raspberry, stretch } from '../sound/effects.ts';
import { electricPiano, strings } from '../sound/music.ts';
import { GUIDE } from '../sound/speech.ts';

const GULPS = [1_100, 1_450, 1_800];
const EYES = 2_550;
const RELEASE = 3_750;
const GONE = 4_850;
const SPLASH = 5_100;
const END = 6_400;

/** Where the frog is on its way out, `u` from 0 to 1: two rounds of the pond, then the horizon. */
function flight(u: number): { x: number; y: number; turn: number; scale: number } {
  const angle = u * Math.PI * 2 * 2.35;
  const wide = Math.min(1, u * 5) * (1 - u * 0.55);
  return {
    x: 640 + Math.sin(angle) * 470 * wide + u * 330,
    y: 330 - (1 - Math.cos(angle * 1.5)) * 90 * wide + u * 20,
    turn: angle * 1.2 + 0.6,
    scale: mix(0.78, 0.06, u),
  };
}

function draw(ctx: Ctx, t: number): void {
  stage(ctx, 'A MOMENT OF CALM', WIDE, () => {
    pond(ctx);
    splash(ctx, t);
    const rock = wobble(t, RELEASE, 2.2, 2_000);
    lilyPad(ctx, 640, 546, 1, rock * 0.07);
    if (t < RELEASE) {
      const air = GULPS.reduce((sum, at) => sum + snap(t, at, 180) / GULPS.length, 0);
      placed(ctx, { x: 640, y: 548 }, () => frog(ctx, { air, awake: snap(t, EYES, 80) }));
    } else if (t < GONE) flyOff(ctx, progress(t, RELEASE, GONE));
  });
}

function flyOff(ctx: Ctx, u: number): void {
  for (const back of [0.03, 0.06, 0.09, 0.12]) {
    if (u < back) continue;
    const { x, y, scale } = flight(u - back);
    oval(ctx, `rgba(255, 250, 235, ${0.75 - back * 5})`, x, y, 60 * scale + back * 160 * scale);
  }
  const { x, y, turn, scale } = flight(u);
  placed(ctx, { x, y, turn, scale }, () => placed(ctx, { y: 190 }, () => frog(ctx, { air: 1 - u * 0.8, awake: 1, flying: true })));
}

/** Far away, and small: dignity ends on the horizon. */
function splash(ctx: Ctx, t: number): void {
  const u = progress(t, SPLASH, SPLASH + 500);
  if (u === 0 || u === 1) return;
  const h = 46 * Math.sin(Math.PI * u);
  stroke(ctx, '#eaf6f2', 5, `M968 386q-4 ${-h} -16 ${-h}M976 386v${-h * 1.3}M984 386q4 ${-h} 16 ${-h}`);
}

const { cues, sound } = narrate(GUIDE, [
  { at: 250, until: 1_100, text: 'Breathe in.' },
  { at: 2_150, until: 2_750, text: 'Hold.' },
  { at: 3_080, until: 3_720, text: 'And...', spoken: 'And' },
  { at: 5_450, until: 6_350, text: 'Beautiful.' },
]);

const CALM = [
  [0, 60, 900],
  [0, 67, 900],
  [450, 71, 700],
  [900, 64, 900],
] as const;

export const breathing: Scene = {
  id: 'breathing',
  title: 'A Moment of Calm',
  alt: 'A frog meditates on a lily pad at sunrise and is told to breathe in.',
  durationMs: END,
  posterMs: 300,
  draw,
  cues: [...cues, { from: RELEASE, to: GONE, text: '(out)' }].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => birds(END) },
    { at: 0, play: () => strings([48, 55, 64, 71], 1_500), gain: 0.14 },
    { at: 0, play: () => electricPiano(CALM), gain: 0.3 },
    ...GULPS.map((at, i) => ({ at: at - 20, play: () => stretch(230, 300 + i * 110, 430 + i * 150), gain: 0.5 })),
    { at: RELEASE, play: () => raspberry(GONE - RELEASE), gain: 0.95 },
    { at: SPLASH, play: plop, gain: 0.3 },
  ],
};
