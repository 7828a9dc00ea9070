import { backOf, backOfBear, backOfPigeon } from '../draw/backs.ts';
import { bear } from '../draw/bear.ts';
import { GRETA, OTTO } from '../draw/cast.ts';
import { glow } from '../draw/light.ts';
import { EXHIBIT, PAINTING, exhibit, flames, galleryWall, headphones, landscape, rope, smoke } from '../draw/museum.ts';
import { box, fill, oval, placed } from '../draw/pen.ts';
import type { Ctx } from '../draw/pen.ts';
import { arm, person } from '../draw/person.ts';
import { anchor } from '../draw/pigeon.ts';
import { WIDE, stage } from '../draw/stage.ts';
import { easeOut, mix, progress, smooth, snap, wobble } from '../draw/timing.ts';
import { narrate } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { room } from '../sound/air.ts';
import { bell, step, thud } from '../sound/effects.ts';
import { inHall } from '../sound/filters.ts';
import { fire } from '../sound/fire.ts';
import { harp } from '../sound/music.ts';
import type { Voice } from '../sound/speech.ts';

const CLOSE = 2_300;
const FACES = 5_400;
const SMOKE = 7_000;
const FLAME = 9_700;
const CLOSER = 11_800;
const GUARD = 14_900;
const REACH = 16_100;
const REFUSED = 16_750;
const BURNT = 20_300;
const TURN = 22_300;
const END = 28_600;

const BEAR = { fur: '#6e4b34', shade: '#54371f', muzzle: '#c69c73' };
const COAT = '#7a5d80';

/** The three visitors as one sees them from the wall, or from behind. They come a step nearer at CLOSER. */
function visitors(ctx: Ctx, t: number, behind: boolean): void {
  const near = snap(t, CLOSER) * (behind ? -0.06 : 0.1);
  placed(ctx, { x: 290, y: 650 + near * 60, scale: 0.9 + near }, () => {
    if (behind) backOf(ctx, { ...GRETA, coat: COAT, bun: true });
    else person(ctx, { ...GRETA, dress: 'sweater', coat: COAT, look: 0.2 });
    placed(ctx, { y: -272 }, () => headphones(ctx, 60, 100));
  });
  placed(ctx, { x: 1_080, y: 660 + near * 60, scale: 0.92 + near }, () => {
    if (behind) backOfBear(ctx, BEAR);
    else bear(ctx, { ...BEAR, look: -0.2 });
    placed(ctx, { y: -276 }, () => headphones(ctx, 92, 92));
  });
  placed(ctx, { x: 640, y: 650 + near * 60, scale: 0.56 + near * 0.7 }, () => {
    if (behind) backOfPigeon(ctx);
    else anchor(ctx, { beak: 0, look: 0 });
    placed(ctx, { y: -258 }, () => headphones(ctx, 84, 96));
  });
}

function guard(ctx: Ctx, t: number): void {
  if (t < GUARD) return;
  const x = mix(1_460, 838, easeOut(progress(t, GUARD, GUARD + 800)));
  const reach = smooth(progress(t, REACH, REFUSED)) - smooth(progress(t, REFUSED + 1_700, REFUSED + 2_100));
  placed(ctx, { x, y: 560, scale: 0.94 }, () => {
    box(ctx, '#2a3040', -152, -6, 304, 140);
    const away = t > REFUSED + 2_300;
    person(ctx, { ...OTTO, dress: 'suit', coat: '#2a3040', tie: '#8c2436', look: away ? 0 : -0.9, lookY: away ? 0 : 0.1, lids: 0.45 });
    fill(ctx, '#2a3040', 'M-66-322C-84-372-46-398 0-398C46-398 84-372 66-322Z');
    fill(ctx, '#171a22', 'M-80-322H70C50-304-50-300-84-310Z');
    oval(ctx, '#d9b14a', 0, -356, 13);
    box(ctx, '#d9b14a', 62, -130, 30, 24, 4);
    if (reach > 0.02)
      arm(ctx, {
        path: [-122, -130, -160, mix(-60, -240, reach), mix(-150, -186, reach), mix(-20, -306, reach)],
        sleeve: '#333a4c',
        skin: OTTO.skin,
      });
  });
}

function exhibitSide(ctx: Ctx, t: number): void {
  galleryWall(ctx, '#cfc6b4', '#bdb29c');
  exhibit(ctx);
  guard(ctx, t);
  rope(ctx);
  visitors(ctx, t, true);
  if (t > GUARD) glow(ctx, '240, 130, 40', 0.32, 640, 640, 900, 320);
}

function paintingSide(ctx: Ctx, t: number): void {
  galleryWall(ctx, '#5d7f7c', '#4f6e6b');
  const over = t >= BURNT;
  const burns = progress(t, FLAME, GUARD);
  landscape(ctx, over ? 1 : 0, over ? 0.09 + 0.05 * wobble(t, BURNT, 1.6, 1_600) : 0);
  if (!over && burns > 0) {
    glow(ctx, '255, 150, 50', 0.7 * burns, PAINTING.x, PAINTING.y, 460, 340);
    placed(ctx, { x: PAINTING.x + mix(90, -220, burns), y: PAINTING.y + 132 }, () =>
      flames(ctx, mix(60, 440, burns), mix(50, 290, burns), t),
    );
  }
  if (t > SMOKE)
    placed(ctx, { x: PAINTING.x + 120, y: PAINTING.y + (over ? -90 : 100) }, () => smoke(ctx, t, over ? 0.6 : mix(0.4, 1, burns)));
  visitors(ctx, t, t >= TURN);
}

function draw(ctx: Ctx, t: number): void {
  const faces = (t >= FACES && t < GUARD) || t >= BURNT;
  const view =
    t >= CLOSE && t < FACES ? { x: EXHIBIT.x + 60, y: EXHIBIT.y + 14, zoom: 1.75 } : t >= 26_350 ? { x: 640, y: 262, zoom: 1.5 } : WIDE;
  stage(ctx, 'AUDIO GUIDE', view, () => (faces ? paintingSide(ctx, t) : exhibitSide(ctx, t)));
}

const VOICE: Voice = { name: 'en-gb-x-rp+f2', speed: 148, pitch: 46 };

const { cues, sound } = narrate(VOICE, [
  { at: 850, until: 2_200, text: 'Number nine.' },
  { at: 2_500, until: 5_350, text: '"Red." Steel. 1987.', spoken: 'Red. Steel, nineteen eighty-seven.' },
  { at: 5_600, until: 8_700, text: 'The artist asks us: what if there were a fire?' },
  { at: 9_100, until: 11_750, text: 'Step closer. Let it speak to you.' },
  { at: 12_450, until: 14_600, text: 'You may notice a certain warmth.' },
  { at: 16_900, until: 18_700, text: 'Please do not touch the art.' },
  { at: 21_500, until: 26_000, text: 'Behind you: "Landscape." Oil, 1642', spoken: 'Behind you. Landscape. Oil, sixteen forty-two' },
  { at: 26_450, until: 28_000, text: 'to this afternoon.' },
]);

const ARPEGGIO = [60, 67, 72, 76, 79, 76, 72, 67, 57, 64, 69, 72, 76, 72, 69, 64] as const;

export const numberNine: Scene = {
  id: 'number-nine',
  title: 'Number Nine',
  alt: 'Three museum visitors listen to an audio guide in front of a fire extinguisher. The painting behind them begins to smoke.',
  durationMs: END,
  posterMs: 8_600,
  draw,
  cues: [...cues, { from: REFUSED + 2_000, to: BURNT, text: '(a fire)' }].sort((a, b) => a.from - b.from),
  sound: [
    ...sound,
    { at: 0, play: () => room(END) },
    { at: 150, play: () => bell(1_318), gain: 0.35 },
    {
      at: 300,
      play: () => harp(Array.from({ length: 44 }, (_, i) => [i * 320, ARPEGGIO[i % ARPEGGIO.length] ?? 60] as const)),
      gain: 0.09,
    },
    { at: FLAME, play: () => fire(BURNT - FLAME), gain: 0.46 },
    { at: CLOSER, play: () => step(), gain: 0.4 },
    { at: CLOSER + 90, play: () => step(72), gain: 0.35 },
    ...[0, 170, 340, 510, 680].map((at, i) => ({ at: GUARD + at, play: () => inHall(step(71 + (i % 3)), 400, 0.2), gain: 0.5 })),
    { at: REFUSED - 60, play: () => bell(1_318), gain: 0.35 },
    { at: BURNT, play: thud, gain: 0.5 },
    { at: TURN, play: () => step(73), gain: 0.3 },
  ],
};
