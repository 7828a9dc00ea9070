import { KOFI, TOBIAS } from './cast.ts';
import { glow, wash } from './light.ts';
import { box, fill, letters, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { legs, person } from './person.ts';
import type { PersonLook } from './person.ts';
import { mix } from './timing.ts';

/** The one street of a town at noon; who stands in it stands on y = 566. */
export function street(ctx: Ctx): void {
  wash(ctx, ['#e8953f', '#f3b95c', '#f9dc9a'], -200, 0, 1_680, 470);
  glow(ctx, '255, 250, 220', 0.95, 640, 150, 260);
  oval(ctx, '#fffbe6', 640, 150, 62);
  fill(ctx, '#c8743a', 'M400 430V350L440 344V300H540V342L580 350V430ZM890 430V372L910 366V340L960 334V372L1000 380V430Z');
  fill(ctx, '#b5632f', 'M490 430V300H540V342L580 350V430ZM940 430V338L960 334V372L1000 380V430Z');
  wash(ctx, ['#dba860', '#c98d4a', '#b87a3c'], -200, 424, 1_680, 330);
  for (const [x, y, w] of [
    [520, 452, 90],
    [760, 478, 120],
    [420, 520, 150],
    [860, 548, 170],
    [620, 585, 120],
  ] as const)
    oval(ctx, 'rgba(120, 70, 30, 0.18)', x, y, w, 5);
  front(ctx, -32, 'SALOON', '#9a5a34', 1);
  front(ctx, 1_312, 'UNDERTAKER', '#6f5a52', -1);
  clockTower(ctx);
}

function front(ctx: Ctx, x: number, name: string, color: string, side: number): void {
  placed(ctx, { x, scaleX: side }, () => {
    box(ctx, color, 0, 96, 290, 400);
    for (let y = 116; y < 480; y += 26) stroke(ctx, 'rgba(30, 12, 6, 0.2)', 3, `M0 ${y}H290`);
    fill(ctx, 'rgba(20, 8, 4, 0.28)', 'M290 96L350 150V480L290 496Z');
    box(ctx, '#4a2b1a', -10, 84, 312, 22);
    box(ctx, '#f0dfb8', 34, 130, 222, 54, 3);
    box(ctx, '#2c1810', 96, 330, 106, 166);
    box(ctx, '#54301c', 92, 386, 54, 84, 4);
    box(ctx, '#54301c', 152, 386, 54, 84, 4);
    for (const wx of [26, 222]) box(ctx, '#3a241a', wx, 340, 50, 70);
    box(ctx, '#5c3620', -20, 490, 330, 16);
    for (const px of [8, 280]) box(ctx, '#5c3620', px, 290, 12, 206);
    fill(ctx, '#7d4a2b', 'M-30 296L0 270H300L330 300V308H-30Z');
  });
  letters(ctx, name, x + side * 145, 168, { size: name.length > 8 ? 29 : 38, color: '#3a1f12', spacing: 1 });
}

/** The clock by which people are shot; its hands are drawn by `clockHands`. */
export const CLOCK = { x: 815, y: 214 };
function clockTower(ctx: Ctx): void {
  box(ctx, '#a8683c', 773, 160, 84, 280);
  stroke(ctx, 'rgba(30, 12, 6, 0.2)', 3, 'M773 290H857M773 330H857M773 370H857M773 410H857');
  fill(ctx, '#7d4a2b', 'M761 164L815 100L869 164Z');
  oval(ctx, '#5c3620', CLOCK.x, CLOCK.y, 36);
  oval(ctx, '#f6ead0', CLOCK.x, CLOCK.y, 31);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    stroke(
      ctx,
      '#3a1f12',
      2.4,
      `M${CLOCK.x + 25 * Math.sin(a)} ${CLOCK.y - 25 * Math.cos(a)}L${CLOCK.x + 28 * Math.sin(a)} ${CLOCK.y - 28 * Math.cos(a)}`,
    );
  }
}

/** Hands of the clock, `minutes` before twelve. */
export function clockHands(ctx: Ctx, minutes: number): void {
  for (const [a, long, wide] of [
    [(-minutes / 720) * Math.PI * 2, 15, 4],
    [(-minutes / 60) * Math.PI * 2, 23, 2.8],
  ] as const)
    stroke(ctx, '#2a140a', wide, `M${CLOCK.x} ${CLOCK.y}L${CLOCK.x + long * Math.sin(a)} ${CLOCK.y - long * Math.cos(a)}`);
}

export interface GunmanPose {
  look: number;
  lookY?: number;
  lids?: number;
  /** 0 the hand hovers over the holster, 1 it holds a pad before the chest. */
  drawn?: number;
  /** Moves the pencil: milliseconds of scribbling. */
  scribble?: number;
  /** Fingers that cannot wait. */
  twitch?: number;
}

const clothes = {
  left: { who: TOBIAS, coat: '#5d4a3c', hat: '#3c2c22', scarf: '#b8392f', trousers: '#3d4658' },
  right: { who: KOFI, coat: '#e6dcc6', hat: '#d9c79c', scarf: '#2f6b8a', trousers: '#6b4a33' },
} as const;
export type Side = keyof typeof clothes;

/** One of two who have come to settle it: chest at (0, 0), eyes around (0, -272), feet at y = 330. */
export function gunman(ctx: Ctx, side: Side, pose: GunmanPose): void {
  const { who, coat, hat, scarf, trousers } = clothes[side];
  const { look, lookY = 0, lids = 0.55, drawn = 0, scribble = 0, twitch = 0 } = pose;
  const inner = side === 'left' ? 1 : -1;
  legs(ctx, trousers, '#2a1b12');
  stroke(ctx, '#2a1b12', 24, 'M-104-6H104');
  box(ctx, '#c9a44a', -20, -22, 40, 32, 5);
  placed(ctx, { scaleX: inner }, () => {
    fill(ctx, '#4a2d1b', 'M84-6H140L132 84H98Z');
    limb(ctx, coat, who.skin, [-132, -146, -176, mix(-40, -70, drawn), mix(-150, -40, drawn), mix(40, -40, drawn)]);
  });
  person(ctx, { ...who, dress: 'shirt', coat, look, lookY, lids } as PersonLook);
  fill(ctx, scarf, 'M-52-196Q0-168 52-196L40-168L0-120L-40-168Z');
  cowboyHat(ctx, hat);
  placed(ctx, { scaleX: inner }, () => {
    if (drawn > 0.5) pad(ctx);
    const jitter = scribble > 0 ? [Math.sin(scribble / 23) * 22, Math.sin(scribble / 37) * 16] : [0, 0];
    const [x, y] = [mix(146, 74 + (jitter[0] ?? 0), drawn), mix(24 + twitch * 5, -76 + (jitter[1] ?? 0), drawn)];
    limb(ctx, coat, who.skin, [132, -146, mix(186, 176, drawn), mix(-60, -20, drawn), x, y]);
    if (drawn > 0.5) stroke(ctx, '#e6b93c', 8, `M${x - 6} ${y + 6}L${x - 40} ${y - 34}`);
    else
      for (const dx of [-20, -7, 7, 20])
        stroke(ctx, who.skin, 11, `M${x + dx * 0.7} ${y + 34}L${x + dx * 1.1} ${y + 54 + twitch * 8 * Math.sin(dx + twitch * 9)}`);
  });
}

function limb(ctx: Ctx, sleeve: string, skin: string, [x1, y1, cx, cy, x2, y2]: [number, number, number, number, number, number]): void {
  stroke(ctx, sleeve, 46, `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`);
  oval(ctx, skin, x2, y2 + 14, 25, 24);
}

function cowboyHat(ctx: Ctx, color: string): void {
  fill(ctx, color, 'M-150-322Q-120-346-70-336H70Q120-346 150-322Q96-294 0-300Q-96-294-150-322Z');
  fill(ctx, color, 'M-72-330C-70-410-46-436-22-424Q0-412 22-424C46-436 70-410 72-330Z');
  stroke(ctx, 'rgba(0, 0, 0, 0.35)', 13, 'M-70-340Q0-326 70-340');
  fill(ctx, 'rgba(0, 0, 0, 0.22)', 'M-58-308Q0-298 58-308V-290Q0-300-58-290Z');
}

function pad(ctx: Ctx): void {
  placed(ctx, { x: 26, y: -92, turn: 0.1 }, () => {
    box(ctx, '#a67c4e', -74, -88, 148, 178, 4);
    box(ctx, '#8c6539', -74, -88, 148, 16, 3);
    for (let x = -62; x < 70; x += 16) oval(ctx, '#3a2a1c', x, -90, 4);
  });
}

/** A sheet of drawing paper held up to us, around (640, 330), 440 wide. */
export function heldUp(ctx: Ctx, side: Side, draw: () => void): void {
  const { who, coat } = clothes[side];
  wash(ctx, ['#edb468', '#d99a52', '#bd7f40'], -100, 0, 1_480, 720);
  for (const s of [-1, 1]) stroke(ctx, coat, 120, `M${640 + s * 420} 760Q${640 + s * 420} 520 ${640 + s * 260} 420`);
  box(ctx, 'rgba(40, 20, 8, 0.3)', 428, 84, 440, 500);
  box(ctx, '#fbf7ea', 420, 76, 440, 500);
  box(ctx, '#8c6539', 420, 66, 440, 26, 3);
  for (let x = 440; x < 850; x += 28) oval(ctx, '#3a2a1c', x, 68, 6);
  ctx.save();
  ctx.beginPath();
  ctx.rect(420, 92, 440, 484);
  ctx.clip();
  draw();
  ctx.restore();
  for (const s of [-1, 1]) {
    oval(ctx, who.shade, 640 + s * 236, 420, 46, 56);
    oval(ctx, who.skin, 640 + s * 232, 412, 44, 50);
    stroke(ctx, who.skin, 34, `M${640 + s * 236} 396L${640 + s * 186} 372`);
  }
}

/** What the left one has drawn: the right one, with shading. */
export function masterpiece(ctx: Ctx): void {
  const pencil = { skin: '#dad7d0', shade: '#a7a39b', lip: '#3f3c38', hair: 'parted', hairColor: '#3a3835' } as const;
  for (let i = 0; i < 26; i++) stroke(ctx, 'rgba(70, 66, 60, 0.16)', 3, `M${400 + i * 22} 96l-70 480`);
  glow(ctx, '251, 247, 234', 0.95, 590, 280, 190, 230);
  placed(ctx, { x: 640, y: 566, scale: 1.02 }, () => {
    person(ctx, { ...pencil, dress: 'shirt', coat: '#efece4', look: -0.8, lids: 0.5 });
    fill(ctx, '#8a867e', 'M-52-196Q0-168 52-196L40-168L0-120L-40-168Z');
    cowboyHat(ctx, '#b9b5ac');
    for (let i = 0; i < 12; i++) stroke(ctx, 'rgba(60, 56, 50, 0.35)', 2.5, `M${36 + i * 8} ${-150 + i * 9}l-34 ${60 - i * 2}`);
    for (let i = 0; i < 9; i++) stroke(ctx, 'rgba(60, 56, 50, 0.4)', 2.5, `M${10 + i * 7}-416l${-12 + i} 66`);
    for (let i = 0; i < 8; i++) stroke(ctx, 'rgba(60, 56, 50, 0.4)', 2.5, `M${22 + i * 5} ${-330 + i * 13}l-14 22`);
  });
  letters(ctx, 'T. 12:00', 800, 560, { size: 18, color: '#6a665e', weight: 'normal' });
}

/** What the right one has drawn: the left one, in a way. */
export function attempt(ctx: Ctx): void {
  const ink = '#2b2926';
  stroke(ctx, ink, 7, 'M612 268C584 250 590 204 632 200C684 196 700 232 684 258C670 284 634 284 612 268');
  stroke(ctx, ink, 7, 'M560 206C600 196 690 188 736 204M598 198C604 160 640 150 668 162C690 170 692 184 690 194');
  oval(ctx, ink, 624, 230, 6);
  oval(ctx, ink, 668, 238, 9);
  stroke(ctx, ink, 6, 'M626 258L664 256');
  for (const [x, y] of [
    [606, 268],
    [622, 276],
    [640, 280],
    [660, 278],
    [676, 268],
  ] as const)
    stroke(ctx, ink, 5, `M${x} ${y}l-2 18`);
  stroke(ctx, ink, 8, 'M640 296L646 426L600 540M646 426L712 532M640 330L540 372M642 336L742 312');
  stroke(ctx, ink, 7, 'M600 540h-34M712 532h40');
  stroke(
    ctx,
    ink,
    6,
    'M470 150C450 128 470 108 492 116C516 126 508 158 486 160C478 160 472 156 470 150M438 138h-14M452 104l-10-10M524 134h16M508 100l8-12M486 178v14',
  );
}

/** Somebody's bush, on its way, around (0, 0). */
export function tumbleweed(ctx: Ctx): void {
  for (let i = 0; i < 9; i++) {
    const a = i * 0.7;
    stroke(
      ctx,
      i % 2 ? '#8a5f2c' : '#a4763a',
      4,
      `M${34 * Math.cos(a)} ${34 * Math.sin(a)}Q${30 * Math.cos(a + 2)} ${30 * Math.sin(a + 2)} ${34 * Math.cos(a + 3.6)} ${34 * Math.sin(a + 3.6)}`,
    );
  }
  ctx.strokeStyle = '#8a5f2c';
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.arc(0, 0, 34, 0, Math.PI * 2);
  ctx.stroke();
}
