import { bear } from '../draw/bear.ts';
import { COUNTER, EGG, counter, crackline, egg, kitchen, toque, tuckedIn } from '../draw/kitchen.ts';
import { oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { blink, held, mix, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { tonk } from '../sound/effects.ts';
import { electricPiano } from '../sound/music.ts';
import { peep } from '../sound/small-animals.ts';
import type { Voice } from '../sound/speech.ts';

const TAPS = [3_300, 3_850] as const;
const OPENS = 4_700;
const LOOKS_UP = 6_300;
const SHUTS = 8_000;
const TOAST = 9_000;
const END = 12_600;

const FUR = '#e9e4d8';

function chef(ctx: Ctx, t: number): void {
  const toast = t >= TOAST;
  const open = snap(t, OPENS, 160) - snap(t, SHUTS, 120);
  const down = t >= OPENS && !toast ? 0.9 : 0;
  placed(ctx, { x: 640, y: COUNTER + 20, scale: 1.06 }, () => {
    bear(ctx, {
      fur: FUR,
      shade: '#c9c2b2',
      muzzle: '#f6f2e8',
      coat: '#fbf8f0',
      lookY: down,
      lids: Math.max(0.45, blink(t, 1_900, 7_300, 10_900)),
    });
    toque(ctx);
  });
  counter(ctx, toast);
  if (toast) {
    placed(ctx, { x: 450, y: COUNTER - 74, scale: 0.85 }, () => tuckedIn(ctx));
    return;
  }
  const tap = TAPS.reduce((sum, at) => sum + held(t, at - 60, at + 120, 60), 0);
  const y = EGG.y + mix(-56, 6, t < 2_700 ? 0 : tap) + 62 * snap(t, OPENS - 300, 200);
  placed(ctx, { x: EGG.x, y, scale: 0.72 }, () => {
    egg(ctx, open, 0, -0.9 * snap(t, LOOKS_UP, 60) + 0.2);
    if (open <= 0 && t > TAPS[0]) crackline(ctx);
  });
  for (const side of [-1, 1]) {
    const [hx, hy] = [EGG.x + side * (48 + (side > 0 ? 94 * open : 0)), y + 14 - (side > 0 ? 40 * open : 0)];
    stroke(ctx, '#ece7da', 62, `M${640 + side * 150} ${COUNTER - 60}Q${640 + side * 190} ${COUNTER - 10} ${hx + side * 26} ${hy + 22}`);
    oval(ctx, FUR, hx, hy + 6, 32, 28);
    oval(ctx, '#c9c2b2', hx - side * 8, hy - 2, 9, 7);
  }
}

function draw(ctx: Ctx, t: number): void {
  const near = t >= OPENS && t < TOAST ? { x: 650, y: 328, zoom: 1.85 } : t >= TOAST ? { x: 600, y: 338, zoom: 1.3 } : WIDE;
  stage(ctx, 'COOKING WITH DIGNITY', near, () => {
    kitchen(ctx);
    chef(ctx, t);
  });
}

const CHEF: Voice = { name: 'en-gb-x-rp+m7', speed: 136, pitch: 16 };

const { cues, sound } = narrate(CHEF, [
  { at: 600, until: 2_700, text: 'Today, we make an omelette.', spoken: 'Today, we make an omlet.' },
  { at: 9_700, until: 11_650, text: 'Today, we make toast.' },
]);

/** Four bars of having time. */
const TUNE = [
  [0, 60, 400],
  [0, 64, 400],
  [0, 67, 400],
  [400, 72, 300],
  [600, 71, 300],
  [800, 69, 500],
  [800, 65, 500],
  [1_200, 67, 300],
  [1_400, 64, 300],
  [1_600, 62, 600],
  [1_600, 59, 600],
  [2_200, 67, 260],
  [2_400, 60, 700],
  [2_400, 64, 700],
  [2_400, 72, 700],
] as const;

export const theOmelette: Scene = {
  id: 'the-omelette',
  title: 'Cooking With Dignity',
  alt: 'A bear in a tall white hat presents a cooking programme and opens an egg. A chick looks out of it.',
  durationMs: END,
  posterMs: 2_000,
  draw,
  cues: [...cues, { from: OPENS + 300, to: OPENS + 1_400, text: '(a small peep)' }, { from: SHUTS, to: SHUTS + 700, text: '(click)' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => electricPiano(TUNE), gain: 0.22 },
    ...TAPS.map((at) => ({ at, play: () => tonk(1_150), gain: 0.4 })),
    { at: OPENS + 300, play: peep, gain: 0.4 },
    { at: SHUTS + 60, play: () => tonk(1_500), gain: 0.3 },
    { at: 11_850, play: peep, gain: 0.12 },
  ],
};
