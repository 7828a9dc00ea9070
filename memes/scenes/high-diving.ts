import { BOARD, SURFACE, crack, divingHall } from '../draw/diving-hall.ts';
import { placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { penguin } from '../draw/penguin.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { easeIn, mix, progress, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { murmur, room } from '../sound/air.ts';
import { boing, slideWhistle, step, tonk } from '../sound/effects.ts';
import { drumRoll } from '../sound/music.ts';
import { COMMENTATOR } from '../sound/speech.ts';

const JUMP = 1_700;
const LAND = 2_750;
const TIP = 3_650;
const DOWN = 4_050;
const MARKS = 4_650;
const END = 6_700;

const SPOT = 596;

function diver(ctx: Ctx, t: number): void {
  if (t < JUMP) {
    const crouch = snap(t, JUMP - 260);
    placed(ctx, { x: BOARD.x, y: BOARD.y + crouch * 26 }, () => penguin(ctx, crouch));
  } else if (t < LAND) {
    const u = progress(t, JUMP, LAND);
    const x = mix(BOARD.x, SPOT, u);
    const y = mix(BOARD.y - 100, SURFACE - 100, u) - 4 * 92 * u * (1 - u);
    placed(ctx, { x, y, turn: u * Math.PI * 5 }, () => placed(ctx, { y: 100 }, () => penguin(ctx)));
  } else {
    const tip = easeIn(progress(t, TIP, DOWN)) * (Math.PI / 2);
    const rest = wobble(t, DOWN, 9, 260) * 0.05;
    // Lying, it rests on its back and not on its axis.
    placed(ctx, { x: SPOT, y: SURFACE - 62 * Math.sin(tip), turn: tip - Math.abs(rest) }, () =>
      placed(ctx, { turn: Math.PI }, () => placed(ctx, { y: 200 }, () => penguin(ctx))),
    );
  }
}

function draw(ctx: Ctx, t: number): void {
  stage(ctx, 'WINTER GAMES: HIGH DIVING, FINAL', WIDE, () => {
    divingHall(ctx, snap(t, JUMP - 260) - snap(t, JUMP, 60) + wobble(t, JUMP, 7, 1_100), snap(t, MARKS));
    if (t >= LAND) crack(ctx, SPOT);
    diver(ctx, t);
  });
}

const { cues, sound } = narrate(
  COMMENTATOR,
  [
    { at: 250, until: 1_500, text: 'The final dive.' },
    { at: 4_850, until: 6_600, text: 'No splash whatsoever.' },
  ],
  1.1,
);

export const highDiving: Scene = {
  id: 'high-diving',
  title: 'High Diving, Final',
  alt: 'A penguin stands on a diving board above a pool, watched by three seals with marks.',
  durationMs: END,
  posterMs: 700,
  draw,
  cues: [...cues, { from: LAND, to: LAND + 900, text: '(tonk)' }].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => murmur(LAND), gain: 0.5 },
    { at: 100, play: () => drumRoll(JUMP - 350), gain: 0.3 },
    { at: JUMP - 20, play: () => boing(800), gain: 0.6 },
    { at: JUMP + 60, play: () => slideWhistle(LAND - JUMP - 60, 1_500, 480), gain: 0.55 },
    { at: LAND, play: () => tonk(560), gain: 1 },
    { at: DOWN, play: () => tonk(410), gain: 0.5 },
    { at: MARKS, play: () => step(), gain: 0.6 },
  ],
};
