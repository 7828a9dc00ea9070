import { backOfConductor } from '../draw/backs.ts';
import { AIKO, GRETA, KOFI, MARA, OTTO, SAMIRA } from '../draw/cast.ts';
import { glow } from '../draw/light.ts';
import { cobweb, concertHall, violinist } from '../draw/orchestra.ts';
import { box, placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { sloth } from '../draw/sloth.ts';
import type { SlothPose } from '../draw/sloth.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { progress, smooth, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { cough } from '../sound/crowd.ts';
import { bell } from '../sound/effects.ts';
import { inHall } from '../sound/filters.ts';
import { brass, drumRoll, strings, timpani } from '../sound/music.ts';
import { shaped, together } from '../sound/signal.ts';
import { COMMENTATOR } from '../sound/speech.ts';

const ASLEEP = 2_900;
const SWELL = 5_000;
const CUE = 7_800;
const WAKES = 9_000;
const LATER = 14_700;
const LAST = 17_300;
const TING = 20_200;
const AFTER = 21_500;
const END = 23_600;

const HIGH = { x: 620, y: 330 };

/** As fast as it goes: half of the way before everybody grows old, the rest after. */
function pose(t: number): SlothPose {
  const arm = 0.52 * smooth(progress(t, WAKES + 1_500, LATER)) + 0.4 * smooth(progress(t, LAST, LAST + 1_300)) + 0.08 * snap(t, TING, 80);
  const open = 1 - 0.5 * smooth(progress(t, WAKES + 300, WAKES + 1_300));
  const shut = (from: number) => (t >= from && t < from + 380 ? 1 : open);
  return { arm, lids: [shut(LAST + 1_700), shut(LAST + 2_050)], swing: 0.16 * wobble(t, TING, 3, 1_600) };
}

const PLAYERS = [
  [120, 476, 0.72, MARA],
  [330, 476, 0.72, OTTO],
  [930, 476, 0.72, { ...KOFI, hair: 'bald' }],
  [1_160, 476, 0.72, AIKO],
  [40, 640, 0.92, GRETA],
  [306, 660, 0.96, 'skeleton'],
  [1_010, 650, 0.92, SAMIRA],
  [1_240, 640, 0.92, { ...OTTO, hair: 'short' }],
] as const;

/** How fast the bows go: they stop with the music. */
function bowing(t: number): number {
  if (t >= CUE) return 0.4;
  // Ten pictures a second are plenty for eight bows.
  return Math.sin((Math.floor(t / 100) * 100) / (t < SWELL ? 330 : 150));
}

function hall(ctx: Ctx, t: number): void {
  const old = t >= LATER;
  concertHall(ctx);
  placed(ctx, { ...HIGH, scale: 0.68 }, () => sloth(ctx, pose(t)));
  box(ctx, '#8a5a36', 400, 322, 480, 20);
  box(ctx, '#573521', 400, 342, 480, 134);
  PLAYERS.forEach(([x, y, scale, who], i) => {
    if (i === 4) box(ctx, '#4a2c1b', -200, 494, 1_680, 400);
    const dies = who === 'skeleton' && !old;
    placed(ctx, { x, y, scale }, () => violinist(ctx, dies ? KOFI : who, bowing(t)));
  });
  if (old) webs(ctx);
  const up = snap(t, CUE, 100);
  const beat = t < CUE ? bowing(t) : 0;
  placed(ctx, { x: 640, y: 730, scale: 0.96 }, () => {
    backOfConductor(ctx, [beat * 30 + up * 70, -beat * 30 + up * 60]);
    if (!old) return;
    placed(ctx, { x: -210, y: -300, scaleX: 1 }, () => cobweb(ctx, 150, 140));
    placed(ctx, { x: 250, y: -300, scaleX: -1 }, () => cobweb(ctx, 170, 120));
  });
  if (old) {
    box(ctx, 'rgba(16, 24, 66, 0.3)', -200, -200, 1_680, 1_100);
    glow(ctx, '200, 215, 255', 0.2, HIGH.x, 170, 330, 260);
  }
}

function webs(ctx: Ctx): void {
  for (const [x, y, w, h] of [
    [150, 368, 190, 90],
    [970, 250, 200, 150],
    [330, 470, 200, 150],
    [0, 58, 240, 190],
  ] as const)
    placed(ctx, { x, y }, () => cobweb(ctx, w, h));
  placed(ctx, { x: 1_280, y: 58, scaleX: -1 }, () => cobweb(ctx, 260, 170));
  placed(ctx, { x: 1_200, y: 470, scaleX: -1 }, () => cobweb(ctx, 160, 130));
}

const NEAR = { x: 590, y: 190, zoom: 2.1 };

function camera(t: number) {
  const near = (t >= ASLEEP && t < SWELL) || (t >= WAKES && t < LATER) || (t >= LAST && t < AFTER);
  if (!near) return WIDE;
  return t >= LAST + 1_500 ? { x: 556, y: 150, zoom: 3.1 } : NEAR;
}

const draw = (ctx: Ctx, t: number): void => stage(ctx, 'CONCERT FOR TRIANGLE AND ORCHESTRA', camera(t), () => hall(ctx, t));

const { cues, sound } = narrate(
  COMMENTATOR,
  [
    { at: 700, until: 2_700, text: 'Ninety minutes of music.' },
    { at: 3_050, until: 4_900, text: 'One note for the triangle.' },
    { at: 11_700, until: 13_000, text: 'And there he goes.' },
    { at: 21_700, until: 23_400, text: 'He is early this year.' },
  ],
  1.15,
);

const orchestra = () =>
  together(
    [
      { at: 0, samples: strings([45, 57, 60, 64], 2_700), gain: 0.32 },
      { at: 2_500, samples: strings([43, 55, 59, 65], 2_700), gain: 0.3 },
      { at: SWELL, samples: shaped(strings([48, 60, 64, 67, 72], 1_500), (u) => 0.35 + 0.4 * u), gain: 0.9 },
      { at: SWELL + 1_400, samples: shaped(strings([43, 55, 62, 65, 71, 74], 1_700, 2_600), (u) => 0.5 + 0.9 * u) },
      ...[0, 700, 1_400, 1_750, 2_100, 2_450].map((at, i) => ({ at: SWELL + at, samples: timpani(i % 2 ? 73 : 98), gain: 0.3 + i * 0.09 })),
      { at: SWELL + 1_400, samples: brass([55, 62, 65, 71], 1_350), gain: 0.5 },
      { at: SWELL + 1_700, samples: drumRoll(1_080), gain: 0.5 },
    ],
    CUE,
  );

export const oneNote: Scene = {
  id: 'one-note',
  title: 'Concert for Triangle and Orchestra',
  alt: 'An orchestra stops for the one note of its triangle player, a sloth, and waits.',
  durationMs: END,
  posterMs: 8_400,
  draw,
  cues: [
    ...cues,
    { from: SWELL, to: CUE, text: '♪ (everybody) ♪' },
    { from: LATER + 800, to: LATER + 1_800, text: '(one cough)' },
    { from: TING, to: TING + 1_200, text: '(ting)' },
  ].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: orchestra, gain: 0.5 },
    { at: LATER + 800, play: () => inHall(cough(), 900, 0.35), gain: 0.35 },
    { at: TING, play: () => inHall(bell(2_790), 1_200, 0.3), gain: 0.55 },
  ],
};
