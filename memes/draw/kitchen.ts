import { eyes } from './face.ts';
import { glow } from './light.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** Where the egg is opened, and the top of the counter. */
export const EGG = { x: 640, y: 400 };
export const COUNTER = 480;

/** The kitchen of a programme that has been on the air since 1974. */
export function kitchen(ctx: Ctx): void {
  box(ctx, '#e6d3ac', -200, -200, 1_680, 1_000);
  box(ctx, '#c7dbd0', -200, 230, 1_680, 400);
  for (let x = -200; x < 1_480; x += 60) box(ctx, 'rgba(255, 255, 255, 0.5)', x, 230, 4, 300);
  for (let y = 230; y < 520; y += 60) box(ctx, 'rgba(255, 255, 255, 0.5)', -200, y, 1_680, 4);
  box(ctx, '#8a5c34', -200, 222, 1_680, 10);
  window(ctx);
  shelf(ctx);
  glow(ctx, '255, 240, 195', 0.45, 640, 250, 460, 300);
}

function window(ctx: Ctx): void {
  box(ctx, '#fbf6e8', 80, 76, 240, 200, 4);
  box(ctx, '#a9d6e4', 94, 90, 212, 172);
  fill(ctx, '#7fb56d', 'M94 262V220C140 190 200 230 306 204V262Z');
  stroke(ctx, '#fbf6e8', 8, 'M200 90V262');
  for (const side of [-1, 1])
    fill(ctx, '#d9655a', `M${200 + side * 126} 70H${200 + side * 20}Q${200 + side * 60} 150 ${200 + side * 126} 190Z`);
}

function shelf(ctx: Ctx): void {
  box(ctx, '#8a5c34', 900, 186, 320, 14, 4);
  for (const [x, c, h] of [
    [930, '#c2463c', 62],
    [984, '#e0b24a', 50],
    [1_036, '#5f8a8f', 70],
  ] as const) {
    box(ctx, c, x - 20, 186 - h, 40, h, 8);
    box(ctx, '#fbf6e8', x - 14, 186 - h * 0.7, 28, 18, 2);
  }
  oval(ctx, '#b8643f', 1_140, 160, 44, 28);
  stroke(ctx, '#b8643f', 9, 'M1178 150l30-18');
  box(ctx, '#b8643f', 1_128, 118, 24, 14, 6);
  for (const [x, l] of [
    [960, 60],
    [1_020, 80],
    [1_080, 70],
  ] as const) {
    stroke(ctx, '#8b9299', 6, `M${x} 200V${200 + l}`);
    oval(ctx, '#a9b0b6', x, 214 + l, 16, 20);
  }
}

/** The counter with what one needs. `toast` puts the egg's successor on it. */
export function counter(ctx: Ctx, toast: boolean): void {
  box(ctx, '#b98a54', -200, COUNTER, 1_680, 400);
  box(ctx, '#d6a96e', -200, COUNTER - 12, 1_680, 24);
  for (let x = -120; x < 1_400; x += 260) stroke(ctx, '#9a6f3f', 5, `M${x} ${COUNTER + 36}H${x + 220}V720`);
  placed(ctx, { x: 300, y: COUNTER - 6 }, () => {
    box(ctx, '#cfc3ae', -96, -26, 192, 28, 6);
    for (let i = 0; i < 4; i++) oval(ctx, i === 3 && !toast ? '#b9ad97' : '#f1e2c8', -70 + i * 46, -30, 19, i === 3 ? 8 : 24);
  });
  if (toast) {
    placed(ctx, { x: 640, y: COUNTER - 4 }, () => {
      oval(ctx, '#e9e4d6', 0, -2, 130, 14);
      box(ctx, '#c98d43', -78, -40, 150, 30, 10);
      box(ctx, '#e8c78a', -66, -50, 128, 20, 8);
    });
  } else bowl(ctx);
  placed(ctx, { x: 980, y: COUNTER - 6 }, () => {
    box(ctx, '#c9ced3', -90, -110, 170, 110, 20);
    box(ctx, '#e6eaec', -78, -100, 60, 90, 14);
    box(ctx, '#3a3f45', -66, -116, 120, 12, 5);
    box(ctx, '#3a3f45', 80, -80, 16, 24, 5);
  });
}

function bowl(ctx: Ctx): void {
  placed(ctx, { x: 640, y: COUNTER - 4 }, () => {
    fill(ctx, '#4f8fa3', 'M-120-84H120C112-30 70 0 40 0H-40C-70 0-112-30-120-84Z');
    fill(ctx, '#7fb3c2', 'M-104-76H-70C-66-40-50-16-34-6C-70-14-98-40-104-76Z');
    oval(ctx, '#3d7486', 0, -84, 120, 15);
  });
}

/** An egg of 150 around (0, 0); `open` from 0 to 1 takes its upper half away to the right. Somebody lives there. */
export function egg(ctx: Ctx, open: number, look: number, lookY: number): void {
  if (open > 0) {
    oval(ctx, '#f3c93f', 0, -16, 46, 50);
    fill(ctx, '#f3c93f', 'M-8-62C-14-80-2-84 0-70C4-86 14-80 8-62Z');
    eyes(ctx, { y: -28, gap: 18, size: 11, look, lookY, lids: 0.42 });
    fill(ctx, '#e8892b', 'M-11-12Q0-18 11-12L0 4Z');
    fill(ctx, '#f4e6cd', 'M-60 6L-44-8L-28 8L-12-8L4 8L20-8L36 8L50-8L60 6C62 60 34 82 0 82C-34 82-62 60-60 6Z');
    fill(ctx, 'rgba(140, 100, 50, 0.18)', 'M30 0L36 8L50-8L60 6C62 60 34 82 0 82C40 70 48 30 30 0Z');
    placed(ctx, { x: 132 * open, y: -46 * open, turn: 0.5 * open }, () =>
      fill(ctx, '#f7ead3', 'M-60 6L-44-8L-28 8L-12-8L4 8L20-8L36 8L50-8L60 6C58-50 34-86 0-86C-34-86-58-50-60 6Z'),
    );
    return;
  }
  fill(ctx, '#f4e6cd', 'M0-86C34-86 58-50 60 6C62 60 34 82 0 82C-34 82-62 60-60 6C-58-50-34-86 0-86Z');
  fill(ctx, 'rgba(140, 100, 50, 0.16)', 'M20-80C44-70 58-40 60 6C62 60 34 82 0 82C60 50 52-30 20-80Z');
  oval(ctx, '#fdf6e8', -22, -40, 14, 22, 0.3);
}

/** What a mouth cracks like when it is an egg: a line around it. */
export function crackline(ctx: Ctx): void {
  stroke(ctx, '#a98a5c', 5, 'M-60 6L-44-8L-28 8L-12-8L4 8L20-8L36 8L50-8L60 6');
}

/** A small blanket over whoever has to sleep. */
export function tuckedIn(ctx: Ctx): void {
  egg(ctx, 0, 0, 0);
  crackline(ctx);
  fill(ctx, '#d9655a', 'M-78 88C-84 40-66 22-40 26C-14 14 14 14 40 26C66 22 84 40 78 88Z');
  stroke(ctx, '#f4e6cd', 6, 'M-66 52Q0 30 66 52M-74 74Q0 54 74 74');
}

/** The hat. For a bear. */
export function toque(ctx: Ctx): void {
  fill(ctx, '#fbf8f0', 'M-66-336C-130-360-120-440-60-432C-40-470 40-470 60-432C120-440 130-360 66-336Z');
  box(ctx, '#efeadd', -68, -356, 136, 36, 6);
  stroke(ctx, '#dcd6c6', 5, 'M-34-370V-410M0-366V-416M34-370V-410');
}
