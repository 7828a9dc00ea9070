import type { Ctx } from '../draw/pen.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { cardFace, testCard } from '../draw/test-card.ts';
import { blink, held, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { bell, tonk } from '../sound/effects.ts';
import { faded, tone } from '../sound/signal.ts';
import { GUIDE } from '../sound/speech.ts';

const ALONE = 4_250;
const TWITCH = 4_800;
const CAUGHT = 5_350;
const END = 6_900;

function draw(ctx: Ctx, t: number): void {
  stage(ctx, 'PLEASE STAND BY', WIDE, () => {
    testCard(ctx);
    const left = held(t, ALONE - 150, TWITCH - 100, 60);
    const right = held(t, CAUGHT + 450, CAUGHT + 900, 60);
    const lift = 0.9 * snap(t, TWITCH, 300) * (1 - snap(t, CAUGHT, 60));
    cardFace(ctx, right - left, blink(t, 1_300, CAUGHT + 200), lift);
  });
}

const { cues, sound } = narrate(GUIDE, [
  { at: 250, until: 2_000, text: 'The clip is missing.' },
  { at: 2_150, until: 4_250, text: 'This face is filling in.' },
]);

/** Shown where a clip cannot be: a test card whose face has one weak moment. */
export const fallback1: Scene = {
  id: 'fallback-1',
  title: 'Test Card',
  alt: 'A test card with a face that does not change, in place of a clip that could not be loaded.',
  fallback: true,
  durationMs: END,
  posterMs: 500,
  draw,
  cues: [...cues, { from: CAUGHT, to: 6_800, text: '(nothing happened)' }],
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    {
      at: 0,
      play: () =>
        faded(
          tone(ALONE, () => 440),
          30,
          4,
        ),
      gain: 0.05,
    },
    { at: TWITCH, play: () => tonk(900), gain: 0.12 },
    { at: CAUGHT, play: () => tonk(240), gain: 0.7 },
    { at: CAUGHT + 900, play: () => bell(1_400), gain: 0.08 },
  ],
};
