import { mouth } from './face.ts';
import { glow } from './light.ts';
import { box, fill, letters, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** Where both players sit; the table between them has its edge at TABLE. */
export const MAN = { x: 330, y: 540 };
export const BOWL = { x: 950, y: 404 };
const TABLE = 520;

const ROWS = ['#2c3357', '#262c4d', '#202542', '#1a1e38'];

/** A dark hall full of people around one lit table. `cheer` from 0 to 1 raises their arms. */
export function arena(ctx: Ctx, { clock, sign, cheer = 0 }: { clock: string; sign: string; cheer?: number }): void {
  box(ctx, '#12142a', -200, -200, 1_680, 1_100);
  ROWS.toReversed().forEach((coat, row) => {
    for (let i = -1; i < 20; i++) onlooker(ctx, i * 74 + (row % 2) * 37 - 20, 200 + row * 78, coat, cheer, (i * 7 + row * 3) % 5);
  });
  box(ctx, '#151731', -200, 500, 1_680, 400);
  scoreboard(ctx, clock, sign);
  for (const x of [MAN.x, BOWL.x]) {
    fill(ctx, 'rgba(255, 214, 130, 0.13)', `M${x - 60} 0H${x + 60}L${x + 230} 560H${x - 230}Z`);
    glow(ctx, '255, 214, 130', 0.22, x, 400, 260, 230);
  }
}

function onlooker(ctx: Ctx, x: number, y: number, coat: string, cheer: number, kind: number): void {
  const lift = cheer * (60 + kind * 7);
  if (cheer > 0) for (const side of [-1, 1]) stroke(ctx, coat, 14, `M${x + side * 24} ${y + 36}L${x + side * 34} ${y + 20 - lift}`);
  box(ctx, coat, x - 34, y + 22, 68, 90, 26);
  oval(ctx, coat, x, y, 24, 28);
  for (const side of [-1, 1]) oval(ctx, '#8f97c4', x + side * 9, y - 3, 2.6);
  stroke(ctx, '#8f97c4', 2.5, `M${x - 7} ${y + 11}H${x + 7}`);
}

function scoreboard(ctx: Ctx, clock: string, sign: string): void {
  stroke(ctx, '#3a4068', 8, 'M520 0V80M760 0V80');
  box(ctx, '#0b0c18', 440, 72, 400, 118, 10);
  box(ctx, '#3a4068', 440, 72, 400, 36, 10);
  letters(ctx, sign, 640, 99, { size: 24, color: '#f4f0e6', spacing: 3 });
  letters(ctx, clock, 640, 174, { size: 62, color: '#ffb43f', spacing: 4, family: 'Liberation Mono' });
}

/** The table, with a name for each side. */
export function table(ctx: Ctx, left: string): void {
  box(ctx, '#5b2230', 110, TABLE, 1_060, 200);
  box(ctx, '#7a2f3e', 90, TABLE - 8, 1_100, 22, 8);
  for (const [x, name] of [
    [MAN.x, left],
    [BOWL.x, 'FISH'],
  ] as const) {
    box(ctx, '#f4f0e6', x - 96, TABLE + 26, 192, 46, 5);
    letters(ctx, name, x, TABLE + 60, { size: 30, color: '#17161a', spacing: 2 });
  }
}

/** A goldfish that looks left, about 190 long, around (0, 0). It has what fish have instead of eyelids: nothing. */
function goldfish(ctx: Ctx, gulp = 0, tail = 0): void {
  placed(ctx, { x: 62, scaleX: 1 - tail * 0.25 }, () => fill(ctx, '#d9702c', 'M0 0C40-60 70-66 96-58C78-20 78 20 96 58C70 66 40 60 0 0Z'));
  fill(ctx, '#d9702c', 'M-30-52C-10-92 40-88 56-40ZM-6 46C4 80 30 84 44 72L30 40Z');
  fill(ctx, '#ee8a3a', 'M-104 6C-96-40-40-66 6-60C50-56 76-24 82 0C76 26 48 54 4 58C-44 60-94 42-104 6Z');
  fill(ctx, '#f6b566', 'M-100 16C-70 60 20 66 60 34C20 44-60 44-100 16Z');
  stroke(ctx, '#d9702c', 4, 'M-4-34q18 34 0 68M26-30q14 30 0 60M52-20q10 20 0 40');
  fill(ctx, '#d9702c', 'M-24 10C0 4 20 16 22 36C2 40-18 30-24 10Z');
  oval(ctx, '#fbf8ee', -58, -14, 25);
  oval(ctx, '#17161a', -63, -14, 13);
  oval(ctx, '#ffffff', -67, -19, 4.5);
  if (gulp > 0.1) oval(ctx, '#8a3f14', -98, 18, 5, 3 + gulp * 8);
  else stroke(ctx, '#8a3f14', 5, 'M-104 18H-86');
}

/** Its bowl, 270 wide, standing on the table; `medal` hangs one around it. */
export function bowl(ctx: Ctx, { gulp = 0, tail = 0, medal = false }): void {
  placed(ctx, BOWL, () => {
    oval(ctx, 'rgba(10, 8, 20, 0.4)', 0, 122, 120, 14);
    oval(ctx, 'rgba(190, 225, 240, 0.25)', 0, 0, 138, 122);
    fill(ctx, 'rgba(95, 175, 215, 0.5)', 'M-128-44H128C152 40 104 118 0 118C-104 118-152 40-128-44Z');
    fill(ctx, '#c9a86a', 'M-96 88C-60 74 60 74 96 88C66 112 34 118 0 118C-34 118-66 112-96 88Z');
    stroke(ctx, '#4f9a5e', 8, 'M88 92C78 60 100 40 86 10M70 96C66 76 76 66 70 50');
    placed(ctx, { x: -8, y: 14, scale: 0.84 }, () => goldfish(ctx, gulp, tail));
    oval(ctx, 'rgba(220, 240, 248, 0.8)', 0, -44, 128, 10);
    stroke(ctx, 'rgba(235, 246, 250, 0.75)', 7, 'M-70-112H70');
    stroke(ctx, 'rgba(255, 255, 255, 0.7)', 8, 'M-112-20Q-124 20-104 56');
    if (medal) {
      stroke(ctx, '#c2463c', 12, 'M36-110L84 30L70-110');
      oval(ctx, '#d9a92f', 86, 56, 32);
      oval(ctx, '#f0cc5a', 86, 56, 24);
      letters(ctx, '1', 86, 68, { size: 34, color: '#8a6410' });
    }
  });
}

const EYES = [
  [-58, -70, 19],
  [4, -104, 17],
  [66, -64, 21],
  [-96, -6, 16],
  [-24, -24, 24],
  [44, 4, 18],
  [104, -4, 15],
  [-62, 46, 18],
  [14, 62, 16],
] as const;

/** A potato of tournament strength, standing on (0, 130). */
export function potato(ctx: Ctx): void {
  fill(ctx, '#a97a4a', 'M-128 20C-150-60-100-140-20-146C70-152 144-90 140-6C136 80 84 130 0 130C-70 130-112 90-128 20Z');
  fill(ctx, 'rgba(60, 34, 20, 0.22)', 'M60-136C120-60 120 60 40 128C100 118 138 70 140-6C142-70 108-120 60-136Z');
  for (const [x, y] of [
    [-100, -60],
    [90, 60],
    [-20, 100],
    [30, -60],
    [-80, 90],
  ] as const)
    oval(ctx, '#86592f', x, y, 7, 4);
  for (const [x, y, r] of EYES) {
    oval(ctx, '#86592f', x, y, r + 5, r + 4);
    oval(ctx, '#fbf8ee', x, y, r);
    oval(ctx, '#17161a', x + r * 0.3, y, r * 0.48);
    oval(ctx, '#ffffff', x + r * 0.46, y - r * 0.2, r * 0.16);
  }
  mouth(ctx, -24, 26, 40, '#5a3a1c', 6);
}

/** What follows of a contest leaves on a face: red eyes, a tear on its way, and the will to go on. */
export function strain(ctx: Ctx, tear: number): void {
  for (const side of [-1, 1]) {
    const x = side * 23;
    stroke(ctx, '#d0443a', 1.6, `M${x - 12}-271l6-1l3 2M${x - 11}-266l6-1M${x - 10}-277l5 2`);
  }
  if (tear > 0) fill(ctx, '#9fd4ea', `M30 ${-262 + tear * 66}q-9 14 0 18q9-4 0-18Z`);
}

/** A sports scarf and a hat for those who have changed sides. */
export function fishFan(ctx: Ctx): void {
  fill(ctx, '#ee8a3a', 'M-74-196C-40-160 40-160 74-196L82-168C50-128-50-128-82-168Z');
  fill(ctx, '#f4f0e6', 'M-40-176L-20-168L-24-136L-46-144ZM40-176L20-168L24-136L46-144Z');
  fill(ctx, '#ee8a3a', 'M36-156L72-160L84-30H44Z');
  stroke(ctx, '#f4f0e6', 8, 'M46-60H80M45-84H78');
  placed(ctx, { x: 0, y: -376, scale: 0.86 }, () => goldfish(ctx));
}
