import { GRETA, KOFI, OTTO } from './cast.ts';
import { glow, shadow, wash } from './light.ts';
import { box, fill, letters, oval, placed, stroke, within } from './pen.ts';
import type { Ctx } from './pen.ts';
import { legs, person } from './person.ts';

/** Where on the map Gerald lives. */
export const HOME = { x: 842, y: 318 };
const COUNTRY =
  'M560 190C600 130 700 150 760 118C840 84 930 120 1000 112C1080 106 1130 170 1116 240C1150 300 1120 360 1070 400C1040 460 960 520 880 508C820 540 740 520 700 470C630 460 590 400 600 340C550 300 540 240 560 190Z';

/** A weather map of one country, in a studio. */
export function weatherMap(ctx: Ctx): void {
  wash(ctx, ['#1f4a73', '#17385a'], -100, 0, 1_480, 720);
  for (let i = 0; i < 7; i++)
    stroke(ctx, '#28588a', 3, `M${480 + i * 26} ${60 + i * 70}C700 ${20 + i * 90} 960 ${140 + i * 70} 1300 ${60 + i * 84}`);
  placed(ctx, { x: 10, y: 12 }, () => fill(ctx, 'rgba(8, 20, 36, 0.35)', COUNTRY));
  fill(ctx, '#77a85c', COUNTRY);
  within(ctx, COUNTRY, () => {
    fill(ctx, '#86b768', 'M540 180C700 100 900 220 1140 120V60H500Z');
    fill(ctx, '#6b9a55', 'M560 420C700 380 900 460 1100 380V560H560Z');
    stroke(ctx, '#5f9ad0', 9, 'M760 118C780 200 720 240 760 320S720 430 700 480');
    stroke(ctx, '#5c8a4a', 4, 'M600 330C720 300 760 340 842 318S1000 260 1120 250M842 318C850 400 900 440 880 510');
  });
}

/** A sun of the forecast, popped up by `u`. */
export function sunSign(ctx: Ctx, x: number, y: number, u: number): void {
  if (u <= 0) return;
  placed(ctx, { x, y, scale: u }, () => {
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      stroke(ctx, '#f7c531', 9, `M${54 * Math.cos(a)} ${54 * Math.sin(a)}L${70 * Math.cos(a)} ${70 * Math.sin(a)}`);
    }
    oval(ctx, '#f7c531', 0, 0, 42);
    oval(ctx, '#fbd862', -8, -8, 26);
  });
}

/** A cloud and its rain, 140 wide; `rain` is the time that moves the drops, in milliseconds, or null for none. */
export function cloud(ctx: Ctx, { rain, dark = false, reach = 46 }: { rain: number | null; dark?: boolean; reach?: number }): void {
  if (rain !== null)
    for (let i = 0; i < 12; i++) {
      // Ten pictures a second are enough for water: drops are dear.
      const u = (i * 0.377 + Math.floor(rain / 100) / 5.3) % 1;
      const x = -58 + ((i * 43) % 117);
      stroke(ctx, reach > 100 ? '#5796cc' : '#9cc9ec', 6, `M${x} ${14 + u * reach}v${reach > 100 ? 30 : 14}`);
    }
  const [base, top] = dark ? ['#69747f', '#818d99'] : ['#dfe6ec', '#f5f8fa'];
  for (const [x, y, r] of [
    [-44, 0, 30],
    [-12, -18, 40],
    [34, -6, 34],
    [62, 6, 20],
  ] as const)
    oval(ctx, base, x, y, r);
  box(ctx, base, -70, 2, 150, 26, 13);
  oval(ctx, top, -18, -28, 28, 20);
  oval(ctx, top, 28, -16, 20, 14);
}

/** Winds of the whole country, all of the same opinion. */
export function winds(ctx: Ctx, u: number): void {
  if (u <= 0) return;
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5 + 0.3;
    const [from, to] = [330, 330 - 220 * u];
    const tip = { x: HOME.x + to * Math.cos(a), y: HOME.y + to * 0.66 * Math.sin(a) };
    stroke(ctx, '#ffffff', 11, `M${HOME.x + from * Math.cos(a)} ${HOME.y + from * 0.66 * Math.sin(a)}L${tip.x} ${tip.y}`);
    placed(ctx, { ...tip, turn: Math.atan2(-0.66 * Math.sin(a), -Math.cos(a)) }, () => fill(ctx, '#ffffff', 'M26 0L-12-22V22Z'));
  }
}

/** The name of a place, and the dot that it is. */
export function town(ctx: Ctx, name: string, u: number): void {
  if (u <= 0) return;
  placed(ctx, { ...HOME, scale: u }, () => {
    oval(ctx, '#c8322b', 0, 62, 9);
    box(ctx, '#f3efe6', -74, 78, 148, 42, 4);
    letters(ctx, name, 0, 108, { size: 28, color: '#17161a', spacing: 2 });
  });
}

/** A row of gardens in the best of weather; neighbours behind the hedge. */
export function garden(ctx: Ctx, look: number): void {
  wash(ctx, ['#7cc4ea', '#bfe4f2'], -200, 0, 1_680, 420);
  glow(ctx, '255, 244, 190', 0.9, 1_090, 130, 230);
  oval(ctx, '#fff0b0', 1_090, 130, 58);
  for (const [x, y, s] of [
    [120, 430, 1],
    [1_180, 430, 0.9],
  ] as const)
    house(ctx, x, y, s);
  for (const [x, who, dress] of [
    [300, KOFI, '#e8793a'],
    [985, GRETA, '#3f9d8f'],
  ] as const)
    placed(ctx, { x, y: 470, scale: 0.62 }, () => {
      person(ctx, { ...who, glasses: false, dress: 'shirt', coat: dress, look });
      fill(ctx, '#1b1b22', 'M-46-290H46V-278L40-258H8L0-274L-8-258H-40L-46-278Z');
      stroke(ctx, '#4a4a58', 5, 'M-34-282L-22-270M14-282L26-270');
    });
  for (let x = -220; x < 1_500; x += 74) oval(ctx, '#4d8a48', x, 440, 58, 46);
  box(ctx, '#4d8a48', -200, 440, 1_680, 70);
  for (let x = -190; x < 1_500; x += 92) oval(ctx, '#5c9c55', x, 432, 34, 22);
  wash(ctx, ['#94cf6e', '#6fae52'], -200, 492, 1_680, 260);
  for (let x = -180; x < 1_480; x += 190) oval(ctx, '#a2d97b', x, 540, 60, 7);
}

function house(ctx: Ctx, x: number, y: number, scale: number): void {
  placed(ctx, { x, y, scale }, () => {
    box(ctx, '#f0e3cf', -110, -150, 220, 160);
    fill(ctx, '#b85f4a', 'M-134-150L0-236L134-150Z');
    box(ctx, '#8fb9cf', -74, -120, 54, 54);
    box(ctx, '#8fb9cf', 22, -120, 54, 54);
    stroke(ctx, '#ffffff', 6, 'M-74-93H-20M-47-120V-66M22-93H76M49-120V-66');
  });
}

/** How high Gerald is. */
export const GERALD = 312;

/** Gerald, standing on (0, 0), as wet as he is used to, and `sunk` pixels in the lawn. */
export function gerald(ctx: Ctx, look: number, lookY: number, sunk: number): void {
  shadow(ctx, 0, 0, 96, 14, 0.3);
  oval(ctx, sunk > 0 ? '#6b4a30' : 'rgba(110, 165, 210, 0.7)', 0, 3, sunk > 0 ? 92 : 116, 16);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-300, -800, 600, 804);
  ctx.clip();
  placed(ctx, { y: sunk - 154, scale: 0.465 }, () => {
    legs(ctx, '#565a48');
    for (const side of [-1, 1]) stroke(ctx, '#7b8360', 46, `M${side * 126}-140Q${side * 156}-40 ${side * 142} 46`);
    for (const side of [-1, 1]) oval(ctx, OTTO.skin, side * 141, 76, 22, 24);
    person(ctx, { ...OTTO, dress: 'sweater', coat: '#848c68', look, lookY });
    for (const [x, y] of [
      [-34, -300],
      [26, -318],
      [44, -238],
      [-80, -120],
      [70, -80],
    ] as const)
      fill(ctx, '#a9d3ee', `M${x} ${y}q10 16 0 20q-10-4 0-20z`);
  });
  ctx.restore();
}

/** What the wind can carry, each around its own middle. */
export const carried = {
  chair(ctx: Ctx): void {
    stroke(ctx, '#a9743c', 12, 'M-70 70L50-70M70 70L-40-10M-70 70H-50');
    fill(ctx, '#f3efe6', 'M36-86L62-62L-20 32L-48 10Z');
    fill(ctx, '#d9533f', 'M22-70L46-48L34-34L8-54ZM-6-38L18-16L6-2L-20-22Z');
  },
  gnome(ctx: Ctx): void {
    fill(ctx, '#3a6ea8', 'M-34 60C-40 10-20-6 0-6C20-6 40 10 34 60Z');
    oval(ctx, '#e3b08c', 0, -22, 24);
    fill(ctx, '#f5f1e6', 'M-26-18C-20 26 20 26 26-18C14-6-14-6-26-18Z');
    fill(ctx, '#c8322b', 'M-30-30C-14-40 14-40 30-30L4-104Z');
    oval(ctx, '#22201e', -9, -24, 3);
    oval(ctx, '#22201e', 9, -24, 3);
    box(ctx, '#3a2a20', -30, 56, 60, 14, 6);
  },
  flamingo(ctx: Ctx): void {
    stroke(ctx, '#8b8f94', 6, 'M-6 20V110M16 20V110');
    fill(ctx, '#f08aa0', 'M-62 0C-50-40 40-50 60 0C46 34-40 36-62 0Z');
    stroke(ctx, '#f08aa0', 18, 'M48-6C86-30 22-74 60-100');
    oval(ctx, '#f08aa0', 64, -104, 18, 15);
    fill(ctx, '#33292c', 'M78-108L98-90L80-96Z');
    oval(ctx, '#22201e', 66, -108, 3.5);
  },
  /** From the side, 300 wide, looking left. It has been through worse. */
  cow(ctx: Ctx): void {
    for (const x of [-80, -46, 62, 96]) box(ctx, '#efe9df', x - 12, 50, 24, 74, 6);
    for (const x of [-80, -46, 62, 96]) box(ctx, '#3b322e', x - 13, 112, 26, 16, 4);
    stroke(ctx, '#efe9df', 8, 'M122-40Q156-20 144 40');
    oval(ctx, '#3b322e', 143, 50, 9, 16);
    box(ctx, '#f6f1e7', -118, -72, 246, 140, 58);
    fill(
      ctx,
      '#3b322e',
      'M-40-72C-60-20-10 0 10-24C30-50 10-76-40-72ZM70-60C44-20 80 30 120 14C130-30 122-60 70-60ZM-60 66C-50 30 0 30 6 68Z',
    );
    oval(ctx, '#eeb2b0', 40, 68, 34, 18);
    placed(ctx, { x: -122, y: -46 }, () => {
      fill(ctx, '#e9d9bd', 'M-30-52L-46-82L-16-66ZM28-54L46-82L14-66Z');
      fill(ctx, '#3b322e', 'M-34-40L-76-48L-58-22ZM34-40L74-50L58-24Z');
      fill(ctx, '#f6f1e7', 'M-40-46C-34-72 34-72 40-46C40-10 34 30 0 46C-34 30-40-10-40-46Z');
      fill(ctx, '#3b322e', 'M8-64C40-64 42-30 34-6C14-12 2-40 8-64Z');
      oval(ctx, '#eeb2b0', 0, 34, 40, 26);
      oval(ctx, '#a8605e', -14, 34, 5, 7);
      oval(ctx, '#a8605e', 14, 34, 5, 7);
      for (const x of [-20, 20]) {
        oval(ctx, '#ffffff', x, -18, 10, 9);
        oval(ctx, '#1d1a18', x - 2, -16, 5);
        stroke(ctx, '#1d1a18', 5, `M${x - 13}-24H${x + 13}`);
      }
    });
  },
} as const;
