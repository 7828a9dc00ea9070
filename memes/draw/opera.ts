import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** A stage with a painted backdrop, a beam of light on its middle, and red curtains. */
export function operaStage(ctx: Ctx): void {
  box(ctx, '#4a1a22', -200, -200, 1_680, 1_100);
  for (let x = 170; x < 1_120; x += 64) fill(ctx, '#5a2029', `M${x} 40h30l-8 500h-14z`);
  box(ctx, '#7c4d2e', -200, 520, 1_680, 400);
  box(ctx, '#94603a', -200, 520, 1_680, 8);
  fill(ctx, 'rgba(255, 214, 130, 0.2)', 'M560-40H720L960 560H320Z');
  oval(ctx, 'rgba(255, 214, 130, 0.32)', 640, 552, 320, 44);
}

/** What hangs in front of the singer: drapes at both sides and a border above. */
export function curtains(ctx: Ctx): void {
  for (const side of [-1, 1]) {
    placed(ctx, { x: 640, scaleX: side }, () => {
      fill(ctx, '#a42e35', 'M420-20H860V620H520C580 480 560 330 420-20Z');
      for (const [a, b, c] of [
        [500, 590, 560],
        [580, 640, 610],
        [670, 690, 660],
        [760, 750, 730],
      ] as const)
        stroke(ctx, '#86222a', 12, `M${a} 20Q${b} 300 ${c} 620`);
      stroke(ctx, '#e0b04a', 10, 'M500 430Q560 474 660 452');
      oval(ctx, '#e0b04a', 498, 436, 14, 20);
    });
  }
  for (let x = -60; x < 1_340; x += 140) {
    fill(ctx, '#b9363d', `M${x} 40H${x + 150}V74Q${x + 75} 124 ${x} 74Z`);
    stroke(ctx, '#e0b04a', 6, `M${x} 76Q${x + 75} 126 ${x + 150} 76`);
  }
}

/** The first row, from behind. After the note it is not what it was. */
export function audience(ctx: Ctx, after: boolean): void {
  const seats = [130, 270, 410, 560, 720, 870, 1_010, 1_150];
  seats.forEach((x, i) => {
    if (after && (i === 1 || i === 6)) return;
    const lean = after ? [0.16, 0, -0.2, 0.12, -0.1, 0.2, 0, -0.16][i] : 0;
    placed(ctx, { x, y: 662, turn: lean ?? 0 }, () => person(ctx, i, after));
  });
  for (const x of seats) box(ctx, '#2c0f14', x - 62, 590, 124, 60, 14);
}

function person(ctx: Ctx, i: number, after: boolean): void {
  const dark = '#1a0d10';
  oval(ctx, dark, 0, -60, 34, 40);
  fill(ctx, dark, 'M-58 10Q-50-36 0-36Q50-36 58 10Z');
  if (i === 2 && !after) fill(ctx, dark, 'M-46-92H46V-82H-46ZM-30-160H30V-84H-30Z');
  if (i === 5 && !after) fill(ctx, dark, 'M-40-84C-60-130-40-176 0-180C40-176 60-130 40-84Z');
  if (i === 3) fill(ctx, dark, 'M-32-80L-30-122L-6-92ZM32-80L30-122L6-92Z');
}
