import { SPOT, lectureHall, poultry, speaker } from '../draw/lecture.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { held, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { flap, murmur, room } from '../sound/air.ts';
import { applause, cough } from '../sound/crowd.ts';
import { inHall } from '../sound/filters.ts';
import type { Voice } from '../sound/speech.ts';

const NEAR = 4_300;
const WING = 8_300;
const BACK = 10_500;
const END = 12_800;

const FACE = { x: SPOT.x + 80, y: SPOT.y - 260, zoom: 2 };

function draw(ctx: Ctx, t: number): void {
  const near = (t >= NEAR && t < WING - 500) || t >= BACK;
  stage(ctx, 'SHORT TALKS: THE ROAD', near ? FACE : WIDE, () => {
    lectureHall(ctx);
    speaker(ctx, 0.8 * held(t, 7_000, WING - 200, 300));
    poultry(ctx, snap(t, WING));
  });
}

const HEN: Voice = { name: 'en-gb-x-rp+f4', speed: 134, pitch: 58, gap: 1 };
const QUESTION: Voice = { name: 'en-gb+m6', speed: 150, pitch: 40 };

const talk = narrate(HEN, [
  { at: 1_000, until: 4_200, text: 'Everybody asks why I crossed the road.' },
  { at: 5_000, until: 7_100, text: 'Nobody asks how I am.' },
]);
const question = narrate(QUESTION, [{ at: 8_900, until: 10_400, text: 'So why did you?' }], 0.85);

export const theTalk: Scene = {
  id: 'the-talk',
  title: 'Short Talks: The Road',
  alt: 'A hen with a microphone stands on a round carpet in front of a picture of a road and gives a talk to other hens.',
  durationMs: END,
  posterMs: 2_000,
  draw,
  cues: [...talk.cues, ...question.cues],
  sound: [
    ...talk.sound,
    ...question.sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => inHall(applause(3, 210), 700, 0.4), gain: 0.16 },
    { at: 0, play: () => murmur(900), gain: 0.3 },
    { at: 7_600, play: () => inHall(cough(), 700, 0.4), gain: 0.14 },
    { at: WING, play: () => flap(2, 90), gain: 0.4 },
  ],
};
