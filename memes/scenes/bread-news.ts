import { desk, inset, loaf, lowerThird, park, studioWall } from '../draw/news.ts';
import { box, letters, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { anchor, bystander, chair, feather, papers, wings } from '../draw/pigeon.ts';
import type { AnchorPose } from '../draw/pigeon.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { mix, progress, snap } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Line, Scene } from '../scene.ts';
import { birds, coo, flap, room } from '../sound/air.ts';
import { squeak, step, whoosh } from '../sound/effects.ts';
import { brass, timpani } from '../sound/music.ts';
import { together } from '../sound/signal.ts';
import { ANCHOR } from '../sound/speech.ts';

const INSET = 3_350;
const GLANCE = 4_550;
const GONE = 6_550;
const LIVE = 7_900;
const STARE = 10_150;
const BACK = 10_800;
const END = 12_100;

const LINES: readonly Line[] = [
  { at: 1_000, until: 1_800, text: 'Good evening.' },
  { at: 2_050, until: 3_900, text: 'A man in the park has bread.' },
  { at: 5_650, until: 6_550, text: 'In other n...', spoken: 'In other' },
  { at: 8_450, until: 9_900, text: 'I can confirm the bread.' },
  { at: 11_250, until: 12_050, text: 'Good night.' },
];

/** Beak and head move while a line is spoken; otherwise a pigeon on air is a statue. */
function speaking(t: number): Pick<AnchorPose, 'beak' | 'bob'> {
  const line = LINES.find(({ at, until }) => t >= at && t < until - 150);
  if (!line) return { beak: 0, bob: 0 };
  const since = t - line.at;
  return { beak: [1, 0.3, 0.8, 0][Math.floor(since / 100) % 4] ?? 0, bob: Math.floor(since / 250) % 2 };
}

function studio(ctx: Ctx, t: number): void {
  studioWall(ctx);
  const back = t >= BACK;
  const here = t < GONE || back;
  const since = t - GONE;
  const spin = here ? 1 : Math.cos((since / 1000) * 9 * Math.exp(-Math.max(0, since) / 2_600));
  placed(ctx, { x: 430, y: 470 }, () => chair(ctx, spin));
  if (here) {
    const stare = snap(t, GLANCE, 60) - snap(t, 5_450, 60);
    placed(ctx, { x: 430, y: 462 }, () =>
      anchor(ctx, { ...speaking(t), look: back ? 0 : stare, want: back ? 0 : snap(t, INSET, 60) * 0.25 + stare * 0.75 }),
    );
  }
  desk(ctx);
  placed(ctx, { x: 430, y: 452 }, () => {
    if (back) placed(ctx, { y: -26, turn: 0.04 }, () => loaf(ctx));
    else if (here) papers(ctx);
    if (here) wings(ctx);
  });
  inset(ctx, snap(t, INSET, 100), () => placed(ctx, { scale: 0.72, x: -540, y: -236 }, () => park(ctx, { bread: !back })));
  lowerThird(ctx, back ? 'UPDATE' : 'BREAKING', back ? 'MAN HAS NO BREAD' : t < INSET ? 'EVENING, CONFIRMED' : 'MAN HAS BREAD');
  if (!here && t < LIVE) {
    const u = progress(t, GONE, GONE + 1_300);
    placed(ctx, { x: 470 + 60 * Math.sin(u * 9), y: mix(150, 430, u), turn: 0.5 * Math.cos(u * 9) }, () => feather(ctx));
  }
}

const CROWD = [
  [110, 512, 0.8],
  [300, 548, 0.95],
  [455, 500, 0.8],
  [560, 560, 1],
  [1_230, 520, 0.9],
  [1_075, 552, 1],
  [960, 508, 0.75],
] as const;

function live(ctx: Ctx, t: number): void {
  const stare = snap(t, STARE, 80);
  park(ctx, { eyes: t > STARE + 250 ? -1 : 0 });
  CROWD.forEach(([x, y, scale], i) =>
    placed(ctx, { x, y, scale, scaleX: x < 760 ? 1 : -1 }, () => bystander(ctx, { bob: stare, dark: i % 3 === 1 })),
  );
  placed(ctx, { x: 250, y: 610, scale: 0.92 }, () => anchor(ctx, { ...speaking(t), look: stare, lookY: -0.3 * stare, want: stare }));
  placed(ctx, { x: 300, y: 560, turn: -0.3 }, () => {
    stroke(ctx, '#1d2129', 22, 'M0 60V-40');
    box(ctx, '#c8322b', -34, -52, 68, 40, 6);
    box(ctx, '#3a404d', -24, -108, 48, 64, 24);
    letters(ctx, '6', 0, -22, { size: 32, color: '#ffffff' });
  });
  box(ctx, '#c8322b', 60, 82, 110, 44);
  letters(ctx, 'LIVE', 115, 114, { size: 28, color: '#ffffff', spacing: 2 });
}

const draw = (ctx: Ctx, t: number): void =>
  stage(ctx, 'THE NEWS AT SIX', WIDE, () => (t >= LIVE && t < BACK ? live(ctx, t) : studio(ctx, t)));

const { cues, sound } = narrate(ANCHOR, LINES);

const jingle = () =>
  together([
    { at: 0, samples: timpani(98) },
    { at: 0, samples: brass([55, 62, 67], 190), gain: 0.8 },
    { at: 210, samples: brass([55, 62, 67], 150), gain: 0.7 },
    { at: 380, samples: brass([57, 64, 69, 73], 620) },
    { at: 380, samples: timpani(110) },
  ]);

export const breadNews: Scene = {
  id: 'bread-news',
  title: 'The News at Six',
  alt: 'A pigeon reads the news: a man in the park has bread.',
  durationMs: END,
  posterMs: 4_300,
  draw,
  cues,
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: jingle, gain: 0.6 },
    { at: INSET, play: () => step(), gain: 0.5 },
    { at: GONE, play: () => flap(7), gain: 0.4 },
    { at: GONE, play: whoosh, gain: 0.45 },
    ...[0, 380, 800].map((at, i) => ({ at: GONE + 250 + at, play: () => squeak(300, 1_250 - 90 * i), gain: 0.5 - i * 0.12 })),
    { at: LIVE, play: () => birds(BACK - LIVE) },
    { at: LIVE + 50, play: coo, gain: 0.3 },
    { at: STARE, play: () => flap(1), gain: 0.35 },
    { at: BACK - 190, play: () => flap(3, 60), gain: 0.4 },
  ],
};
