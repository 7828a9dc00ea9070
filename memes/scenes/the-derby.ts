import { placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { LANES, racecourse, snail, starter } from '../draw/snails.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { held, progress, smooth, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { murmur, room } from '../sound/air.ts';
import { cheer, cough } from '../sound/crowd.ts';
import { clap, thud } from '../sound/effects.ts';
import { together } from '../sound/signal.ts';
import type { Voice } from '../sound/speech.ts';

const SHOT = 1_900;
const SITS = 4_400;
const DROOP = 5_700;
const END = 9_200;

function draw(ctx: Ctx, t: number): void {
  stage(ctx, 'THE DERBY', t >= SITS + 200 ? { x: 470, y: 450, zoom: 1.9 } : WIDE, () => {
    racecourse(ctx, held(t, SHOT + 60, SITS));
    placed(ctx, { x: 150, y: 356, scale: 0.82 }, () => starter(ctx, progress(t, SHOT, SHOT + 900)));
    const runners = [
      ['1', '#b5655c', '#8a443c'],
      ['2', '#4f6f9a', '#375074'],
      ['3', '#6d8f5c', '#4b6a3d'],
    ] as const;
    runners.forEach(([number, shell, shade], i) =>
      placed(ctx, { x: 448 - i * 9, y: LANES[i] ?? 0, scale: 0.58 + i * 0.07 }, () =>
        snail(ctx, number, shell, shade, i === 1 ? smooth(progress(t, DROOP, DROOP + 900)) * (1 - snap(t, END - 200)) : 0),
      ),
    );
  });
}

const CALLER: Voice = { name: 'en-gb-x-rp+m4', speed: 178, pitch: 62 };

const { cues, sound } = narrate(CALLER, [
  { at: 2_250, until: 3_700, text: 'And they are off.' },
  { at: 7_300, until: 9_000, text: 'More of this on Thursday.' },
]);

export const theDerby: Scene = {
  id: 'the-derby',
  title: 'The Derby',
  alt: 'Three snails with numbers stand at the start of a race in front of full stands. The starter raises his pistol.',
  durationMs: END,
  posterMs: 1_000,
  draw,
  cues: [...cues, { from: SHOT, to: SHOT + 340, text: '(a shot)' }, { from: 3_800, to: 5_400, text: '(cheering, which ends)' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => murmur(SHOT - 300), gain: 0.8 },
    {
      at: SHOT,
      play: () =>
        together([
          { at: 0, samples: clap(81) },
          { at: 0, samples: thud() },
        ]),
      gain: 0.9,
    },
    { at: SHOT + 60, play: () => cheer(SITS - SHOT - 60), gain: 0.22 },
    { at: DROOP + 200, play: () => cough(), gain: 0.16 },
  ],
};
