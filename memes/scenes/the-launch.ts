import { PAD, launchSite, rocket, smoke, tower } from '../draw/launch-pad.ts';
import { placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { easeIn, progress, smooth, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { birds, room } from '../sound/air.ts';
import { bell, squeak, thud } from '../sound/effects.ts';
import { driven, filtered } from '../sound/filters.ts';
import { drumRoll } from '../sound/music.ts';
import { burst, faded, peaking, shaped } from '../sound/signal.ts';
import { CONTROL } from '../sound/speech.ts';

const IGNITION = 2_650;
const CUT = 5_100;
const CLEAR = 5_900;
const HATCH = 7_500;
const UP = 8_000;
const US = 9_900;
const END = 11_600;

function draw(ctx: Ctx, t: number): void {
  const burning = t >= IGNITION && t < CUT;
  const shake = burning ? { x: 5 * Math.sin(t * 0.11), y: 4 * Math.cos(t * 0.13) } : { x: 0, y: 0 };
  const view = t >= UP ? { x: 660, y: PAD - 250, zoom: 2.7 } : { ...WIDE, x: WIDE.x + shake.x, y: WIDE.y + shake.y };
  stage(ctx, 'HISTORY, LIVE', view, () => {
    launchSite(ctx);
    const gone = smooth(progress(t, CUT, CLEAR));
    const rise = easeIn(progress(t, IGNITION + 900, CUT + 300)) * 900;
    if (rise < 900)
      placed(ctx, { x: 490, y: PAD - rise }, () => tower(ctx, burning && t > IGNITION + 500 ? 0.5 + 0.5 * Math.sin(t / 37) : 0));
    const far = progress(t, CLEAR - 400, HATCH);
    if (far > 0 && far < 1)
      placed(ctx, { x: 470 - 60 * far, y: 300 - 190 * far, turn: -0.2 * far, scale: 0.2 - 0.12 * far }, () =>
        tower(ctx, 0.5 + 0.5 * Math.sin(t / 37)),
      );
    placed(ctx, { x: 660, y: PAD }, () =>
      rocket(ctx, {
        hatch: snap(t, HATCH, 260),
        look: -0.5 * snap(t, UP + 250, 90) + 0.5 * snap(t, US, 90),
        lookY: -1 * (snap(t, UP, 90) - snap(t, US, 90)),
      }),
    );
    smoke(ctx, easeIn(progress(t, IGNITION, IGNITION + 1_000)), gone);
  });
}

const { cues, sound } = narrate(CONTROL, [
  { at: 250, until: 900, text: 'Three.' },
  { at: 1_050, until: 1_700, text: 'Two.' },
  { at: 1_850, until: 2_500, text: 'One.' },
  { at: 6_000, until: 7_300, text: 'We have lift-off.' },
  { at: 8_600, until: 9_800, text: 'Of the tower.' },
]);

const engine = () => {
  const low = driven(peaking(filtered(burst(CUT - IGNITION, 1e9, 601), 'lowpass', 240), 1), 3);
  return peaking(
    faded(
      shaped(low, (u) => Math.min(1, u * 4)),
      60,
      12,
    ),
    0.8,
  );
};

export const theLaunch: Scene = {
  id: 'the-launch',
  title: 'History, Live',
  alt: 'A rocket is about to leave for the first time. Something does.',
  durationMs: END,
  posterMs: 1_300,
  draw,
  cues: [...cues, { from: IGNITION, to: CUT, text: '(ignition)' }].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 200, play: () => drumRoll(IGNITION - 250), gain: 0.12 },
    { at: IGNITION, play: engine, gain: 0.8 },
    { at: CUT + 500, play: () => birds(END - CUT - 600, 119), gain: 0.7 },
    { at: HATCH, play: () => squeak(260, 900), gain: 0.3 },
    { at: HATCH + 240, play: thud, gain: 0.3 },
    { at: US + 900, play: () => bell(1_800), gain: 0.1 },
  ],
};
