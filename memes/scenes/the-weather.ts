import { owl } from '../draw/owl.ts';
import type { OwlPose } from '../draw/owl.ts';
import { placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { blink, easeIn, held, mix, progress, snap, wobble } from '../draw/timing.ts';
import { GERALD, HOME, carried, cloud, garden, gerald, sunSign, town, weatherMap, winds } from '../draw/weather.ts';
import { narrate } from '../scene.ts';
import type { Line, Scene } from '../scene.ts';
import { birds, room } from '../sound/air.ts';
import { bell, step, thud, tonk, whoosh } from '../sound/effects.ts';
import { filtered } from '../sound/filters.ts';
import { brass, electricPiano, timpani } from '../sound/music.ts';
import { burst, faded, peaking, shaped, together } from '../sound/signal.ts';
import { METEOROLOGIST } from '../sound/speech.ts';

const SUNS = [
  [1_600, 720, 180],
  [3_300, 686, 446],
  [4_900, 1_040, 300],
  [5_500, 620, 300],
] as const;
const CLOUD = 7_300;
const NAMED = 8_900;
const GARDEN = 10_300;
const MOVES = [11_500, 12_700, 13_500] as const;
const STUDIO = 14_700;
const WIND = 15_700;
const BLOWN = 17_700;
const THINGS = [18_050, 18_600, 19_150] as const;
const COW = 20_500;
const KNOWS = 21_500;
const GUILTY = 24_000;
const SECOND = 27_400;
const END = 28_800;

const LINES: readonly Line[] = [
  { at: 500, until: 2_300, text: 'Tomorrow: sun in the north.' },
  { at: 2_700, until: 3_900, text: 'Sun in the south.' },
  { at: 4_300, until: 6_200, text: 'Sun in the east and west.' },
  { at: 7_000, until: 8_000, text: 'And one cloud.' },
  { at: 8_850, until: 10_200, text: 'It is for Gerald.' },
  { at: 15_200, until: 17_500, text: 'Wind: towards Gerald.' },
  { at: 22_000, until: 23_700, text: 'Gerald knows what he did.' },
  { at: 25_300, until: 27_300, text: 'At the weekend: more cow.' },
];

const speaking = (t: number): Pick<OwlPose, 'beak'> => {
  const line = LINES.find(({ at, until }) => t >= at && t < until - 200);
  return { beak: line ? ([1, 0.3, 0.8, 0][Math.floor((t - line.at) / 100) % 4] ?? 0) : 0 };
};

/** Where the head points: to us, or round to the map, however far that is. */
function turned(t: number): number {
  const toMap = held(t, 1_450, 2_500, 90) + held(t, 3_150, 4_100, 90) + held(t, 4_750, 6_300, 90) + held(t, 7_250, 8_300, 90);
  return 2.3 * Math.min(1, toMap + held(t, WIND - 100, WIND + 1_000, 90));
}

function studio(ctx: Ctx, t: number): void {
  weatherMap(ctx);
  for (const [at, x, y] of SUNS) sunSign(ctx, x, y, snap(t, at));
  winds(ctx, snap(t, WIND, 200));
  const u = snap(t, CLOUD);
  if (u > 0) placed(ctx, { ...HOME, scale: u * 0.82 }, () => cloud(ctx, { rain: t, dark: true }));
  town(ctx, 'GERALD', snap(t, NAMED));
  const pointing = Math.max(
    ...SUNS.map(([at]) => held(t, at - 100, at + 700)),
    held(t, CLOUD - 100, CLOUD + 800),
    held(t, WIND, WIND + 1_200),
  );
  placed(ctx, { x: 280, y: 610, scale: 1.12 }, () =>
    owl(ctx, { ...speaking(t), turn: turned(t), point: pointing, lids: Math.max(0.3, blink(t, 600, 8_500, 14_900)) }),
  );
}

const LAWN = 578;
const PLACES = [640, 850, 470, 640] as const;

function outside(ctx: Ctx, t: number): void {
  const hit = THINGS.reduce((sum, at, i) => sum + (i % 2 ? -1 : 1) * 0.05 * wobble(t, at, 5, 500), 0);
  const jolt = (t >= COW ? 14 * wobble(t, COW, 11, 500) : 0) + (t >= SECOND ? 14 * wobble(t, SECOND, 11, 500) : 0);
  stage(ctx, 'THE WEATHER', { ...WIDE, y: WIDE.y + jolt }, () => {
    const x = MOVES.reduce((at, when, i) => mix(at, PLACES[i + 1] ?? 640, snap(t, when, 260)), PLACES[0] as number);
    const follows = MOVES.reduce((at, when, i) => mix(at, PLACES[i + 1] ?? 640, snap(t, when + 420, 200)), PLACES[0] as number);
    const watched = t > BLOWN ? 0 : x > 700 ? 0.7 : x < 560 ? -0.7 : 0;
    garden(ctx, watched);
    const look = -0.95 * snap(t, GUILTY + 700, 90);
    const lookY = -1 * MOVES.reduce((sum, at) => sum + held(t, at + 640, at + 1_000, 60), 0);
    placed(ctx, { x, y: LAWN, turn: hit }, () => gerald(ctx, look, lookY, sunk(t)));
    things(ctx, t);
    cows(ctx, t);
    placed(ctx, { x: follows, y: t > BLOWN ? 102 : 130, scale: 1.05 }, () => cloud(ctx, { rain: t, dark: true, reach: 400 }));
  });
}

const sunk = (t: number): number => 56 * snap(t, COW, 90) + 104 * snap(t, SECOND, 90);

/** What arrives, from where, and where it stays. */
function things(ctx: Ctx, t: number): void {
  const arrivals = [
    { at: THINGS[0], draw: carried.chair, from: -200, to: 520, y: 520, turn: 7 },
    { at: THINGS[1], draw: carried.flamingo, from: 1_500, to: 764, y: 474, turn: -9 },
    { at: THINGS[2], draw: carried.gnome, from: -200, to: 436, y: 540, turn: 8 },
  ];
  for (const { at, draw, from, to, y, turn } of arrivals) {
    const u = progress(t, at - 260, at);
    if (u === 0) continue;
    const rest = turn > 0 ? 0.5 : -0.35;
    placed(ctx, { x: mix(from, to, u), y: mix(300, y, easeIn(u)), turn: u < 1 ? u * turn : rest, scale: 1.1 }, () => draw(ctx));
  }
}

/** Each sits on what was there before. Gerald gives way like a nail. */
function cows(ctx: Ctx, t: number): void {
  [COW, SECOND].forEach((at, i) => {
    const u = progress(t, at - 240, at);
    if (u === 0) return;
    const feet = LAWN - GERALD + 14 + sunk(Math.max(t, at)) - i * 140;
    const squash = 1 - 0.16 * Math.abs(wobble(t, at, 4, 320));
    placed(ctx, { x: 640 + (i ? -6 : 8), y: mix(-60, feet, easeIn(u)), scaleX: i ? -0.74 : 0.74, scaleY: 0.74 * squash }, () =>
      placed(ctx, { y: -128 }, () => carried.cow(ctx)),
    );
  });
}

function draw(ctx: Ctx, t: number): void {
  const outdoors = (t >= GARDEN && t < STUDIO) || (t >= BLOWN && t < KNOWS) || t >= GUILTY;
  if (outdoors) outside(ctx, t);
  else {
    const near = t >= KNOWS;
    stage(ctx, 'THE WEATHER', near ? { x: 300, y: 330, zoom: 1.7 } : WIDE, () => studio(ctx, t));
  }
}

const { cues, sound } = narrate(METEOROLOGIST, LINES);

const jingle = () =>
  together([
    { at: 0, samples: timpani(98) },
    { at: 0, samples: brass([60, 64, 67], 160), gain: 0.7 },
    { at: 170, samples: brass([60, 65, 69], 220), gain: 0.8 },
  ]);

const rain = (ms: number) =>
  faded(
    shaped(peaking(filtered(burst(ms, 1e9, 401), 'bandpass', 3_600, 0.5), 0.3), (_, s) => 0.8 + 0.2 * Math.sin(s * 31)),
    20,
    10,
  );

const vamp = (ms: number) => {
  const notes: [number, number, number][] = [];
  for (let at = 0, i = 0; at < ms - 300; at += 300, i++) notes.push([at, [48, 64, 67, 64, 53, 69, 72, 69][i % 8] ?? 60, 380]);
  return together([{ at: 0, samples: electricPiano(notes) }], ms);
};

export const theWeather: Scene = {
  id: 'the-weather',
  title: 'The Weather',
  alt: 'An owl presents the weather: sun everywhere, and one cloud for a man called Gerald.',
  durationMs: END,
  posterMs: 7_700,
  draw,
  cues: [
    ...cues,
    { from: GARDEN + 300, to: GARDEN + 1_100, text: '(rain)' },
    { from: THINGS[0], to: THINGS[2] + 500, text: '(chair, flamingo, gnome)' },
    { from: COW, to: COW + 900, text: '(cow)' },
    { from: SECOND, to: SECOND + 1_200, text: '(more cow)' },
  ].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: jingle, gain: 0.35 },
    { at: 500, play: () => vamp(6_500), gain: 0.16 },
    ...SUNS.map(([at], i) => ({ at, play: () => bell(1_050 * 1.122 ** i), gain: 0.2 })),
    { at: CLOUD, play: () => tonk(190), gain: 0.5 },
    { at: NAMED, play: () => step(), gain: 0.4 },
    { at: GARDEN, play: () => birds(STUDIO - GARDEN), gain: 0.6 },
    { at: GARDEN, play: () => rain(STUDIO - GARDEN), gain: 0.5 },
    ...MOVES.map((at) => ({ at, play: () => step(72), gain: 0.4 })),
    ...MOVES.map((at) => ({ at: at + 420, play: () => whoosh(180), gain: 0.2 })),
    { at: WIND, play: () => whoosh(420), gain: 0.4 },
    { at: BLOWN, play: () => rain(KNOWS - BLOWN), gain: 0.3 },
    ...THINGS.map((at) => ({ at: at - 260, play: () => whoosh(300), gain: 0.35 })),
    { at: THINGS[0], play: () => tonk(300), gain: 0.5 },
    { at: THINGS[1], play: () => tonk(700), gain: 0.4 },
    { at: THINGS[2], play: () => tonk(440), gain: 0.5 },
    { at: COW, play: thud, gain: 1.1 },
    { at: COW + 10, play: () => tonk(90), gain: 0.6 },
    { at: GUILTY, play: () => rain(END - GUILTY), gain: 0.22 },
    { at: SECOND, play: thud, gain: 1.1 },
    { at: SECOND + 10, play: () => tonk(80), gain: 0.6 },
  ],
};
