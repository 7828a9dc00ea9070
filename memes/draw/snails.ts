import { KOFI } from './cast.ts';
import { mouth } from './face.ts';
import { box, fill, letters, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { arm, legs, person } from './person.ts';

/** Where the lanes lie: the line that a snail's foot is on. */
export const LANES = [436, 504, 584] as const;

/** A racecourse with full stands. `cheer` from 0 to 1 raises everybody's arms. */
export function racecourse(ctx: Ctx, cheer: number): void {
  box(ctx, '#9fd3e6', -200, -200, 1_680, 700);
  box(ctx, '#d8d3c6', -200, 120, 1_680, 250);
  for (let row = 0; row < 4; row++) {
    box(ctx, row % 2 ? '#c7c1b2' : '#cfcabc', -200, 130 + row * 58, 1_680, 58);
    for (let i = 0; i < 27; i++) {
      const x = i * 50 + (row % 2) * 25 - 10;
      const y = 160 + row * 58;
      const coat = ['#b5655c', '#5f8a8f', '#c9a25a', '#7d6a99', '#6d8f5c', '#4f6f9a'][(i * 5 + row * 2) % 6] ?? '';
      if (cheer > 0)
        for (const side of [-1, 1]) stroke(ctx, coat, 8, `M${x + side * 14} ${y + 18}L${x + side * 20} ${y + 18 - 40 * cheer}`);
      box(ctx, coat, x - 17, y + 10, 34, 40, 12);
      oval(ctx, ['#dba98a', '#7a5139', '#e4c09c', '#b87c58'][(i + row) % 4] ?? '', x, y, 13, 14);
      stroke(ctx, 'rgba(40, 24, 16, 0.7)', 2.4, `M${x - 4} ${y + 6}H${x + 4}`);
    }
  }
  for (let x = -10; x < 1_300; x += 92)
    fill(ctx, ['#c2463c', '#f4f0e6', '#3f6fa8'][Math.floor((x + 10) / 92) % 3] ?? '', `M${x} 76H${x + 76}L${x + 38} 112Z`);
  stroke(ctx, '#8a8578', 4, 'M-20 76H1300');
  box(ctx, '#f4f1ea', -200, 362, 1_680, 16);
  box(ctx, '#b0643f', -200, 378, 1_680, 400);
  for (const y of [454, 524]) stroke(ctx, '#f0dcc8', 5, `M-20 ${y}H1300`);
  for (let i = 0; i < 12; i++) box(ctx, i % 2 ? '#f4f0e6' : '#23252b', 572, 378 + i * 20, 20, 20);
  for (let i = 0; i < 12; i++) box(ctx, i % 2 ? '#23252b' : '#f4f0e6', 592, 378 + i * 20, 20, 20);
}

/** A racing snail that looks right, about 250 long; its foot is on (0, 0). `droop` lowers one eye. */
export function snail(ctx: Ctx, number: string, shell: string, shade: string, droop = 0): void {
  oval(ctx, 'rgba(20, 12, 16, 0.2)', -10, 2, 130, 9);
  for (const [x, side] of [
    [92, 0],
    [122, droop],
  ] as const) {
    const tip = { x: x + 16 + side * 40, y: -112 + side * 66 };
    stroke(ctx, '#c9a878', 9, `M${x - 4}-50Q${x + 6}-90 ${tip.x} ${tip.y}`);
    oval(ctx, '#f6efdf', tip.x, tip.y, 15);
    oval(ctx, '#2a1a12', tip.x + 5, tip.y + 2 + side * 4, 7);
    box(ctx, '#c9a878', tip.x - 16, tip.y - 17, 32, 13 + side * 8);
    stroke(ctx, '#7a5f3c', 4, `M${tip.x - 16} ${tip.y - 4 + side * 8}H${tip.x + 16}`);
  }
  fill(ctx, '#d9bb8c', 'M-130 0C-110-24-70-30-40-30H60C66-60 90-72 116-66C146-58 148-16 130 0Z');
  fill(ctx, '#c2a271', 'M-130 0C-110-14-60-14 0-12H134L130 0Z');
  mouth(ctx, 124, -34, 28, '#6b4a2c', 4);
  oval(ctx, shell, -22, -76, 74, 68);
  stroke(ctx, shade, 12, 'M-22-74C-10-90 12-76 2-54C-12-30-58-38-58-78C-58-120-2-132 26-98');
  placed(ctx, { x: -30, y: -66 }, () => {
    box(ctx, '#f7f4ec', -28, -30, 56, 58, 6);
    letters(ctx, number, 0, 16, { size: 44, color: '#17161a' });
  });
}

/** The starter, standing at (0, 0) behind the track, his pistol up. `smoke` from 0 to 1 lets its cloud grow and go. */
export function starter(ctx: Ctx, smoke: number): void {
  placed(ctx, { scale: 0.62 }, () => {
    legs(ctx, '#e9e2d2');
    person(ctx, { ...KOFI, dress: 'suit', coat: '#33406e', tie: '#c2463c', look: 0.6, lids: 0.5 });
    fill(ctx, '#f4f1ea', 'M-66-322C-84-372-46-398 0-398C46-398 84-372 66-322Z');
    fill(ctx, '#d8d3c6', 'M-66-326H96C70-302-50-300-66-312Z');
    arm(ctx, { path: [-122, -120, -200, -220, -150, -350], sleeve: '#2b3660', skin: KOFI.skin });
    placed(ctx, { x: -136, y: -392 }, () => {
      fill(ctx, '#2b2d33', 'M-12 30L-8-56H14L18 10L34 14L30 30Z');
      if (smoke <= 0 || smoke >= 1) return;
      for (const [x, y, r] of [
        [0, -90, 40],
        [-36, -120, 32],
        [32, -130, 36],
      ] as const)
        oval(ctx, `rgba(250, 248, 242, ${1 - smoke})`, x + smoke * 12, y - smoke * 60, r * (0.6 + smoke));
    });
  });
}
