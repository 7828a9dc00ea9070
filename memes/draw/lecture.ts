import { glow } from './light.ts';
import { linda } from './office.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** Where the speaker stands. */
export const SPOT = { x: 600, y: 468 };

/** A dark hall for short talks: a round carpet, and a screen with what the talk is about. */
export function lectureHall(ctx: Ctx): void {
  box(ctx, '#17181f', -200, -200, 1_680, 1_000);
  box(ctx, '#2a2c36', 690, 96, 500, 290, 4);
  box(ctx, '#8fb08a', 702, 108, 476, 266);
  box(ctx, '#bfe0ea', 702, 108, 476, 90);
  fill(ctx, '#5a5f66', 'M900 198H980L1120 374H760Z');
  for (const [y, w, h] of [
    [214, 5, 18],
    [250, 8, 30],
    [306, 13, 46],
  ] as const)
    box(ctx, '#f4f0e6', 940 - w / 2, y, w, h);
  oval(ctx, '#6d8f5c', 760, 190, 40, 24);
  oval(ctx, '#6d8f5c', 1_120, 186, 54, 30);
  fill(ctx, 'rgba(255, 214, 130, 0.16)', 'M540 0H660L850 520H350Z');
  glow(ctx, '255, 214, 130', 0.3, SPOT.x, 400, 320, 220);
  box(ctx, '#24252e', -200, 470, 1_680, 300);
  oval(ctx, '#7a2028', SPOT.x, 486, 270, 40);
  oval(ctx, '#a42e35', SPOT.x, 480, 262, 36);
}

/** The speaker, with a microphone at the cheek. `nod` from 0 to 1 lowers the head. */
export function speaker(ctx: Ctx, nod: number): void {
  placed(ctx, { x: SPOT.x - 20, y: SPOT.y + 12, scale: 2.5 }, () => {
    linda(ctx, 0, nod);
    placed(ctx, { x: nod * 12, turn: nod * 0.12 }, () => {
      stroke(ctx, '#17161a', 2.5, 'M37-140Q24-126 36-112Q50-102 66-105');
      oval(ctx, '#17161a', 68, -105, 4, 3);
      stroke(ctx, '#17161a', 2.6, 'M43-129H57');
    });
  });
}

/** The first rows, from behind: poultry. One of them may have a question. */
export function poultry(ctx: Ctx, question: number): void {
  [90, 235, 380, 530, 690, 840, 990, 1_140, 1_260].forEach((x, i) => {
    placed(ctx, { x, y: 612 + (i % 2) * 14, scale: 1.05 }, () => {
      const dark = ['#0c0c11', '#101118', '#0e0f15'][i % 3] ?? '';
      if (i === 6 && question > 0)
        placed(ctx, { x: 46, y: 10, scaleY: question }, () => {
          fill(
            ctx,
            '#5a5a66',
            'M-16 20C-20-60 0-130 20-176C30-170 34-160 32-150C44-152 48-140 44-128C54-126 56-112 48-100C56-92 54-78 44-68C40-30 34 0 24 24Z',
          );
          stroke(ctx, '#474753', 4, 'M14-120L10-30M32-100L22-30');
        });
      fill(ctx, dark, 'M-64 40C-70-20-40-50 0-52C40-50 70-20 64 40Z');
      oval(ctx, dark, 0, -66, 31, 36);
      fill(ctx, '#3a1518', 'M-16-94C-24-114-8-120-4-108C-4-124 10-124 10-108C18-118 28-106 18-92Z');
    });
  });
}
