import { GRETA } from '../draw/cast.ts';
import { SPOT, TILES, bundle, folded, hanging, laundry, lump, shelves } from '../draw/laundry.ts';
import type { Sleeper } from '../draw/laundry.ts';
import { box, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { legs, person } from '../draw/person.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { blink, held, mix, progress, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { flap, room } from '../sound/air.ts';
import { bell, squeak, step, stretch, thud, whoosh } from '../sound/effects.ts';
import { electricPiano } from '../sound/music.ts';
import { together } from '../sound/signal.ts';
import { INSTRUCTOR } from '../sound/speech.ts';

const FIRST = 3_200;
const SECOND = 5_000;
const SEARCH = 7_100;
const DIVES = 8_100;
const HAND = 10_100;
const STRUGGLE = 12_100;
const STOPS = 13_700;
const HALF = 15_500;
const QUARTER = 17_300;
const SHELF = 19_900;
const GREET = 21_300;
const DUVET = 23_600;
const END = 26_000;

const SIZE = 0.62;
const SLEEVE = '#5f7f6b';

function limb(ctx: Ctx, side: number, elbow: { x: number; y: number }, hand: { x: number; y: number }): void {
  stroke(ctx, SLEEVE, 44, `M${side * 128}-146Q${elbow.x} ${elbow.y} ${hand.x} ${hand.y}`);
  oval(ctx, GRETA.skin, hand.x, hand.y, 25, 24);
}

/** Until the sheet has her. */
function presenter(ctx: Ctx, t: number): void {
  const down = snap(t, DIVES, 200);
  const [one, two] = [snap(t, FIRST), snap(t, SECOND)];
  const left = { x: mix(-70, -250, one), y: mix(-30, -330, one) };
  const right = { x: mix(70, 250, two), y: mix(-30, -330, two) };
  const look = held(t, SEARCH, SEARCH + 320, 60) * -0.9 + held(t, SEARCH + 320, SEARCH + 640, 60) * 0.9;
  legs(ctx, '#4a4f5c');
  if (down < 1)
    placed(ctx, { y: 320 * down }, () =>
      person(ctx, {
        ...GRETA,
        dress: 'shirt',
        coat: '#6f927d',
        look: t < SEARCH ? -0.8 * held(t, FIRST + 100, FIRST + 900, 80) + 0.8 * held(t, SECOND + 100, SECOND + 900, 80) : look,
        lookY: held(t, SEARCH + 640, DIVES, 60),
        lids: Math.max(0.42, blink(t, 1_700, 4_600)),
      }),
    );
  const sag = 60 * down;
  if (one > 0.5) {
    const other = two > 0.5 ? { x: right.x, y: right.y + sag } : { x: 20, y: -60 };
    hanging(ctx, { x: left.x, y: left.y + sag }, other);
  } else bundle(ctx);
  limb(ctx, -1, { x: mix(-190, -240, one), y: mix(-40, -190, one) }, { x: left.x, y: left.y + sag });
  limb(ctx, 1, { x: mix(190, 240, two), y: mix(-40, -190, two) }, two > 0.5 ? { x: right.x, y: right.y + sag } : right);
}

/** Once it has. */
function inside(ctx: Ctx, t: number): void {
  const wild = t < STRUGGLE ? 0.35 + 0.25 * held(t, HAND - 500, HAND + 200) : held(t, STRUGGLE, STOPS, 60) * 1.5;
  const phase = t < STRUGGLE ? Math.floor(t / 100) * 0.35 : t < STOPS ? t / 52 : 4;
  const up = held(t, HAND, HAND + 1_500, 160);
  if (up > 0)
    placed(ctx, { y: -360 }, () => {
      const feel = Math.sin(t / 110) * 22 * Number(t > HAND + 300);
      stroke(ctx, SLEEVE, 30, `M0 60Q${feel * 0.4} ${20 - 40 * up} ${feel} ${40 - 120 * up}`);
      oval(ctx, GRETA.skin, feel, 26 - 120 * up, 18, 20);
      for (const dx of [-14, -4, 6, 16]) stroke(ctx, GRETA.skin, 8, `M${feel + dx * 0.6} ${20 - 120 * up}l${dx * 0.6} -24`);
    });
  lump(ctx, wild, phase);
}

const SHEET = { cloth: '#f4f1e8', trim: '#7fa3c4' } as const;

/** Half of her, then a quarter. */
function result(ctx: Ctx, t: number): void {
  const jump = 10 * Math.abs(wobble(t, t < QUARTER ? HALF : QUARTER, 5, 260));
  if (t < QUARTER) {
    oval(ctx, 'rgba(20, 12, 16, 0.28)', 0, 2, 160, 14);
    placed(ctx, { y: -jump }, () => {
      for (const x of [-70, -22]) box(ctx, '#26201f', x, -20, 44, 20, 9);
      oval(ctx, GRETA.hairColor, 66, -186, 24, 22);
      for (const [i, y] of [-76, -132, -188].entries()) {
        box(ctx, SHEET.cloth, -146 + i * 2, y, 292 - i * 4, 54, 24);
        stroke(ctx, SHEET.trim, 8, `M-120 ${y + 27}H${118 - i * 4}`);
      }
      box(ctx, 'rgba(20, 24, 40, 0.14)', 90, -188, 54, 166, 24);
    });
  } else {
    oval(ctx, 'rgba(20, 12, 16, 0.28)', 0, 2, 118, 12);
    placed(ctx, { y: -jump }, () => folded(ctx, { ...SHEET, item: 'glasses' }));
  }
}

const OTHERS: readonly (Sleeper & { x: number; y: number })[] = [
  { x: 170, y: 322, cloth: '#e7d9b8', trim: '#b98a4a', item: 'hat' },
  { x: 480, y: 322, cloth: '#cfe0ea', trim: '#5d87a8', item: 'tie' },
  { x: 800, y: 322, cloth: '#ecd0cf', trim: '#b96a6e', item: 'bow' },
  { x: 1_110, y: 322, cloth: '#d8dcc8', trim: '#7f8c5a', item: 'watch' },
  { x: 170, y: 546, cloth: '#dcd3e6', trim: '#8a72a8' },
  { x: 480, y: 546, cloth: '#f0e2c2', trim: '#c8963a', item: 'pipe' },
  { x: 1_110, y: 546, cloth: '#cfe3d6', trim: '#5f9a78', item: 'bow' },
];
const NEW = { x: 800, y: 546 };

function cupboard(ctx: Ctx, t: number): void {
  shelves(ctx);
  const wide = snap(t, DUVET + 1_250, 60);
  OTHERS.forEach(({ x, y, ...one }, i) => {
    const look = Math.sign(NEW.x - x || 0.01) * 0.9 * held(t, GREET, DUVET + 1_250, 60);
    placed(ctx, { x, y, scale: 1.12 }, () =>
      folded(ctx, { ...one, look, lids: Math.max(mix(0.42, 0.02, wide), blink(t, 20_500 + 90 * i)) }),
    );
  });
  const drop = progress(t, SHELF + 500, SHELF + 620);
  if (drop > 0)
    placed(ctx, { ...NEW, y: mix(NEW.y - 60, NEW.y, drop), scale: 1.12 }, () =>
      folded(ctx, {
        ...SHEET,
        item: 'glasses',
        look: -0.9 * held(t, GREET + 700, GREET + 1_200, 60) + 0.9 * held(t, GREET + 1_200, GREET + 1_700, 60),
        lids: t < GREET + 300 ? 1 : mix(0.42, 0.02, wide),
      }),
    );
}

function draw(ctx: Ctx, t: number): void {
  const near = t >= QUARTER + 900 && t < SHELF ? { x: SPOT, y: 500, zoom: 2.1 } : WIDE;
  stage(ctx, 'HOUSEHOLD SKILLS 4: THE FITTED SHEET', near, () => {
    if (t >= SHELF) return cupboard(ctx, t);
    laundry(ctx);
    if (t < DIVES + 350) placed(ctx, { x: SPOT, y: TILES - 330 * SIZE, scale: SIZE }, () => presenter(ctx, t));
    else placed(ctx, { x: SPOT, y: TILES }, () => (t < HALF ? inside(ctx, t) : result(ctx, t)));
  });
}

const { cues, sound } = narrate(INSTRUCTOR, [
  { at: 400, until: 2_600, text: 'How to fold a fitted sheet.' },
  { at: 2_900, until: 4_500, text: 'Find the first corner.' },
  { at: 4_700, until: 6_300, text: 'Find the second corner.' },
  { at: 6_500, until: 8_100, text: 'Find the third corner.' },
  { at: 9_300, until: 11_200, text: 'There may be a fifth.' },
  { at: 13_900, until: 15_400, text: 'Now fold in half.' },
  { at: 16_000, until: 17_200, text: 'And again.' },
  { at: 18_300, until: 19_800, text: 'Put it with the others.' },
  { at: DUVET, until: 25_500, text: 'Next week: the duvet.' },
]);

/** Something cheerful for housework. */
const tune = (ms: number) => {
  const notes: [number, number, number][] = [];
  for (let at = 0, i = 0; at < ms; at += 240, i++) {
    notes.push([at, [60, 64, 67, 64, 62, 65, 69, 65, 60, 64, 67, 72, 67, 65, 64, 62][i % 16] ?? 60, 260]);
    if (i % 4 === 0) notes.push([at, [36, 38, 41, 43][(i / 4) % 4] ?? 36, 700]);
  }
  return together([{ at: 0, samples: electricPiano(notes) }], ms);
};

export const fittedSheet: Scene = {
  id: 'fitted-sheet',
  title: 'Household Skills 4: The Fitted Sheet',
  alt: 'An instruction video shows how to fold a fitted sheet. The sheet takes part.',
  durationMs: END,
  posterMs: 6_700,
  draw,
  cues: [...cues, { from: STRUGGLE, to: STOPS, text: '(a discussion)' }, { from: GREET, to: GREET + 900, text: '(the others)' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => tune(DIVES), gain: 0.2 },
    { at: FIRST, play: () => flap(1), gain: 0.5 },
    { at: SECOND, play: () => flap(1), gain: 0.5 },
    { at: DIVES, play: () => whoosh(260), gain: 0.5 },
    { at: DIVES + 500, play: () => stretch(500, 200, 300), gain: 0.3 },
    { at: HAND, play: () => stretch(260, 380, 620), gain: 0.4 },
    { at: HAND + 1_480, play: () => stretch(200, 620, 300), gain: 0.4 },
    { at: STRUGGLE, play: () => flap(18, 88), gain: 0.7 },
    ...[0, 330, 640, 1_010, 1_290].map((at, i) => ({ at: STRUGGLE + at, play: () => stretch(260, 240 + 60 * (i % 3), 520), gain: 0.5 })),
    ...[180, 720, 1_180].map((at) => ({ at: STRUGGLE + at, play: thud, gain: 0.4 })),
    { at: HALF, play: () => flap(1), gain: 0.7 },
    { at: HALF + 40, play: thud, gain: 0.8 },
    { at: QUARTER, play: () => flap(1), gain: 0.7 },
    { at: QUARTER + 40, play: thud, gain: 0.6 },
    { at: QUARTER + 420, play: () => bell(), gain: 0.14 },
    { at: SHELF + 610, play: thud, gain: 0.5 },
    { at: GREET, play: () => step(75), gain: 0.25 },
    { at: DUVET + 1_250, play: () => squeak(160, 1_500), gain: 0.25 },
  ],
};
