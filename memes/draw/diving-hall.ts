import { box, fill, letters, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { judge } from './penguin.ts';

/** Where the board is stepped on, and the surface of the pool. */
export const BOARD = { x: 392, y: 290 };
export const SURFACE = 500;

/** An indoor pool with a diving tower on the left. `dip` bends the board, `cards` from 0 to 1 raises the marks. */
export function divingHall(ctx: Ctx, dip: number, cards: number): void {
  box(ctx, '#cfe0ea', -100, 0, 1_480, 720);
  box(ctx, '#dfeaf0', -100, 0, 1_480, 190);
  for (let x = 0; x < 1_280; x += 116) fill(ctx, ['#c85a4c', '#e0b04a', '#5c8fb5'][(x / 116) % 3] ?? '', `M${x} 84h96l-48 56z`);
  stroke(ctx, '#8fa3b0', 5, 'M-20 84H1300');
  for (let row = 0; row < 3; row++)
    for (let x = 470 + (row % 2) * 30; x < 1_300; x += 60) spectator(ctx, x, 236 + row * 50, ['#9db1be', '#93a8b6', '#899fae'][row] ?? '');
  box(ctx, '#b9cdd9', -100, 372, 1_480, 140);
  jury(ctx, cards);
  tower(ctx, dip);
  box(ctx, '#e8eef2', 440, 484, 900, 20);
  box(ctx, '#6cb6d9', 470, SURFACE, 900, 200);
  box(ctx, '#86c6e3', 470, SURFACE, 900, 16);
  for (const [x, y, w] of [
    [560, 540, 130],
    [800, 562, 170],
    [1_050, 536, 120],
    [1_190, 576, 90],
    [660, 586, 90],
  ] as const)
    oval(ctx, '#a5d8ec', x, y, w / 2, 5);
  box(ctx, '#d4dde3', -100, 504, 570, 200);
  box(ctx, '#e8eef2', -100, 492, 572, 16);
}

function spectator(ctx: Ctx, x: number, y: number, coat: string): void {
  oval(ctx, coat, x, y + 10, 25, 38);
  oval(ctx, '#d3e0e8', x, y + 24, 15, 22);
  oval(ctx, '#d3e0e8', x, y - 10, 14, 11);
  fill(ctx, '#d9b483', `M${x - 5} ${y - 8}h10l-5 8z`);
  for (const dx of [-6, 6]) oval(ctx, '#5d7180', x + dx, y - 13, 2.2);
}

function jury(ctx: Ctx, cards: number): void {
  const seats = [900, 1_030, 1_160] as const;
  seats.forEach((x, i) => placed(ctx, { x, y: 440 }, () => judge(ctx, ['#7d8793', '#949da6', '#6c7682'][i] ?? '')));
  if (cards > 0) {
    for (const x of seats) {
      placed(ctx, { x, y: 440 - cards * 152 }, () => {
        box(ctx, '#f6f2e8', -36, -40, 72, 80, 6);
        letters(ctx, '10', 0, 17, { size: 46, color: '#17161a' });
      });
    }
  }
  box(ctx, '#7a4b2e', 830, 430, 400, 80, 6);
  box(ctx, '#8d5a39', 820, 422, 420, 18, 6);
}

function tower(ctx: Ctx, dip: number): void {
  box(ctx, '#8394a3', 60, 316, 34, 190);
  box(ctx, '#8394a3', 196, 316, 34, 190);
  for (let y = 346; y < 480; y += 44) box(ctx, '#9fafbd', 94, y, 102, 9);
  box(ctx, '#5f7080', -60, 298, 310, 26, 6);
  stroke(ctx, '#3f8fa8', 16, `M200 ${BOARD.y + 9}Q320 ${BOARD.y + 9 + dip * 6} 430 ${BOARD.y + 9 + dip * 34}`);
  stroke(ctx, '#8394a3', 8, 'M70 298V214H200V298');
}

/** What the water turns out to have been. */
export function crack(ctx: Ctx, x: number): void {
  stroke(
    ctx,
    '#f3fbff',
    5,
    `M${x} ${SURFACE + 8}l-46 20M${x} ${SURFACE + 8}l-18 40M${x} ${SURFACE + 8}l26 34M${x} ${SURFACE + 8}l52 14M${x - 46} ${SURFACE + 28}l-24-4M${x + 26} ${SURFACE + 42}l24 8`,
  );
}
