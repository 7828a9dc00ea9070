import { CLOTH, assistant, conjuringTable, handkerchief, magician } from '../draw/magician.ts';
import { audience, curtains, operaStage } from '../draw/opera.ts';
import { box, placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { snap } from '../draw/timing.ts';
import { HEIGHT, WIDTH, narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { murmur, room } from '../sound/air.ts';
import { bell, whoosh } from '../sound/effects.ts';
import { drumRoll } from '../sound/music.ts';
import type { Voice } from '../sound/speech.ts';

const WAND = 3_700;
const GONE = 5_600;
const END = 10_600;

function draw(ctx: Ctx, t: number): void {
  if (t >= GONE) {
    // Not even the title is left.
    box(ctx, '#000000', 0, 0, WIDTH, HEIGHT);
    placed(ctx, CLOTH, () => handkerchief(ctx));
    return;
  }
  stage(ctx, 'AN EVENING OF MAGIC', WIDE, () => {
    operaStage(ctx);
    assistant(ctx);
    magician(ctx, snap(t, WAND));
    conjuringTable(ctx);
    placed(ctx, CLOTH, () => handkerchief(ctx));
    curtains(ctx);
    audience(ctx, false);
  });
}

const MAGICIAN: Voice = { name: 'en-gb-x-rp+m1', speed: 132, pitch: 24 };

const { cues, sound } = narrate(MAGICIAN, [
  { at: 600, until: 3_300, text: 'This handkerchief will now disappear.' },
  { at: 9_100, until: 9_800, text: 'Hm.', spoken: 'Hmm.' },
]);

export const theVanishing: Scene = {
  id: 'the-vanishing',
  title: 'An Evening of Magic',
  alt: 'A magician on a stage holds up a red handkerchief and announces that it will disappear. An assistant and a rabbit look on.',
  durationMs: END,
  posterMs: 2_500,
  draw,
  cues: [...cues, { from: WAND, to: GONE, text: '(a drum roll)' }, { from: GONE + 400, to: GONE + 2_600, text: '(nothing)' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    // The room disappears with everything else.
    { at: 0, play: () => room(GONE) },
    { at: 0, play: () => murmur(WAND - 600), gain: 0.5 },
    { at: WAND, play: () => drumRoll(GONE - WAND - 160), gain: 0.5 },
    { at: GONE - 40, play: () => whoosh(140), gain: 0.3 },
    { at: GONE, play: () => bell(2_640), gain: 0.22 },
  ],
};
