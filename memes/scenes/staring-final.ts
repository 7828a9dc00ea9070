import { BOWL, MAN, arena, bowl, fishFan, potato, strain, table } from '../draw/arena.ts';
import { bear } from '../draw/bear.ts';
import { GRETA, SAMIRA, TOBIAS } from '../draw/cast.ts';
import { glow } from '../draw/light.ts';
import { box, fill, letters, oval, placed, stroke } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { person } from '../draw/person.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { blink, easeIn, progress, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { murmur, room } from '../sound/air.ts';
import { cheer, heartbeat, horn, plip } from '../sound/crowd.ts';
import { step, thud } from '../sound/effects.ts';
import { COMMENTATOR } from '../sound/speech.ts';

const FACE = 3_000;
const SUSAN = 8_500;
const FISH = 10_600;
const NEARER = 13_200;
const BLINK = 16_800;
const WON = 18_000;
const FALLS = 18_500;
const POTATO = 20_500;
const END = 25_600;

/** Hours, minutes and seconds since the two sat down. */
function clock(t: number): string {
  const s = Math.floor(Math.min(t, BLINK) / 1000);
  return `9:14:${String(7 + s).padStart(2, '0')}`;
}

function man(ctx: Ctx, t: number): void {
  const tremble = t > NEARER ? 0.05 * Math.sin(t / 23) * progress(t, NEARER, BLINK - 600) : 0;
  const lids = t >= WON ? 1 : Math.max(0.02 + Math.abs(tremble), blink(t, BLINK));
  const fall = easeIn(progress(t, FALLS, FALLS + 260));
  const look = { ...TOBIAS, beard: false, dress: 'shirt', coat: '#f1ede4', look: 0.9, lids } as const;
  placed(ctx, { x: MAN.x, y: MAN.y + fall * 190, turn: fall * 0.16 }, () => {
    person(ctx, look);
    fill(ctx, '#c2463c', 'M-60-330Q0-350 60-330L59-306Q0-326-59-306Z');
    fill(ctx, '#c2463c', 'M-58-326L-104-300L-92-286L-58-308ZM-58-320L-98-272L-82-266L-56-306Z');
    if (t >= FACE && t < WON && lids < 0.5) strain(ctx, t > NEARER ? 0 : progress(t, FACE + 1_900, FACE + 4_400));
  });
}

function hall(ctx: Ctx, t: number): void {
  const won = t >= WON;
  arena(ctx, { clock: clock(t), sign: won ? 'WINNER: FISH' : 'STARING, FINAL', cheer: won ? snap(t, WON, 160) : 0 });
  man(ctx, t);
  table(ctx, 'MAN');
  bowl(ctx, { gulp: Math.max(0, Math.sin(t / 420)) ** 6, tail: Math.sin(t / 520), medal: t >= WON + 1_100 });
}

/** She sits with the others now. */
function susan(ctx: Ctx): void {
  box(ctx, '#1b1f3c', -200, -200, 1_680, 1_100);
  placed(ctx, { y: -430, scaleX: 1.8, scaleY: 1.8, x: -500 }, () => arena(ctx, { clock: '', sign: '' }));
  glow(ctx, '255, 214, 130', 0.2, 640, 330, 420, 320);
  placed(ctx, { x: 262, y: 640, scale: 1 }, () => person(ctx, { ...GRETA, dress: 'sweater', coat: '#41517a', look: 0.8 }));
  placed(ctx, { x: 1_110, y: 660, scale: 1 }, () => bear(ctx, { fur: '#6e4b34', shade: '#54371f', muzzle: '#c69c73', look: 0.8 }));
  placed(ctx, { x: 640, y: 640, scale: 1.12 }, () => {
    person(ctx, { ...SAMIRA, hair: 'bob', dress: 'sweater', coat: '#8a3b52', look: 0.8, lids: 0.5 });
    fishFan(ctx);
  });
  stroke(ctx, '#caa46a', 10, 'M860 660V250');
  fill(ctx, '#ee8a3a', 'M860 250L1010 300L860 350Z');
  letters(ctx, 'FISH', 908, 311, { size: 32, color: '#ffffff' });
  oval(ctx, SAMIRA.skin, 860, 560, 30);
}

function challenger(ctx: Ctx, t: number): void {
  arena(ctx, { clock: '0:00:00', sign: 'NEXT ROUND' });
  placed(ctx, { x: MAN.x, y: 420 }, () => {
    oval(ctx, '#8a3b52', 0, 96, 190, 34);
    oval(ctx, '#a34d66', 0, 86, 184, 26);
    placed(ctx, { y: -44, scale: 1.02, scaleY: 1 - 0.02 * wobble(t, POTATO, 5, 500) }, () => potato(ctx));
  });
  table(ctx, 'POTATO');
  bowl(ctx, { gulp: Math.max(0, Math.sin(t / 420)) ** 6, tail: Math.sin(t / 520), medal: true });
}

function camera(t: number) {
  if (t < FACE || (t >= WON && t < POTATO)) return { ...WIDE };
  if (t < SUSAN) return { x: MAN.x + 6, y: MAN.y - 256, zoom: t < 5_650 ? 2.2 : t < 7_400 ? 2.7 : 3.3 };
  if (t < FISH) return WIDE;
  if (t < NEARER) return { x: BOWL.x - 20, y: BOWL.y - 4, zoom: 2.3 };
  if (t < WON) return { x: MAN.x, y: MAN.y - 268, zoom: t < 15_600 ? 4.2 : 5.4 };
  return t < POTATO + 2_500 ? WIDE : { x: MAN.x, y: 372, zoom: 1.7 };
}

function draw(ctx: Ctx, t: number): void {
  stage(ctx, 'WORLD STARING FINAL', camera(t), () => {
    if (t >= SUSAN && t < FISH) susan(ctx);
    else if (t >= POTATO) challenger(ctx, t);
    else hall(ctx, t);
  });
}

const { cues, sound } = narrate(
  COMMENTATOR,
  [
    { at: 350, until: 2_700, text: 'Hour nine of the staring final.' },
    { at: 3_300, until: 5_300, text: 'He has trained for six years.' },
    { at: 5_700, until: 7_250, text: 'It cost him his job.' },
    { at: 7_450, until: 8_400, text: 'And Susan.' },
    { at: 10_900, until: 12_900, text: 'The fish has no eyelids.' },
    { at: 13_700, until: 15_300, text: 'Nobody has told him.' },
    { at: 20_850, until: 23_200, text: 'In the next round: a potato.' },
    { at: 23_700, until: 25_200, text: 'It has nine eyes.' },
  ],
  1.15,
);

export const staringFinal: Scene = {
  id: 'staring-final',
  title: 'World Staring Final',
  alt: 'A man with a headband and a goldfish in a bowl sit face to face in the final of a staring contest.',
  durationMs: END,
  posterMs: 2_000,
  draw,
  cues: [...cues, { from: BLINK, to: BLINK + 900, text: '(one eyelid)' }, { from: WON, to: WON + 2_300, text: '(a horn, cheering)' }].sort(
    (a, b) => a.from - b.from,
  ),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 0, play: () => murmur(FACE), gain: 0.7 },
    { at: SUSAN, play: () => murmur(FISH - SUSAN), gain: 0.7 },
    ...[1_000, 2_000].map((at) => ({ at, play: () => step(), gain: 0.25 })),
    { at: NEARER + 200, play: () => heartbeat(5, 560), gain: 0.5 },
    { at: BLINK, play: plip, gain: 0.9 },
    { at: WON, play: () => horn(800), gain: 0.35 },
    { at: WON + 60, play: () => cheer(POTATO - WON - 120), gain: 0.55 },
    { at: FALLS + 250, play: thud, gain: 0.9 },
  ],
};
