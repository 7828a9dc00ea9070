import { mouth } from './face.ts';
import { box, fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

export interface AlienLook {
  skin?: string;
  shade?: string;
  suit: string;
  /** Where the eyes look, -1 left to 1 right. */
  look?: number;
}

const SKIN = '#9db98a';
const SHADE = '#7f9c6d';

/** A visitor, from the front: it stands on (0, 0), is 330 high, and its eyes are around (0, -262). */
export function alien(ctx: Ctx, { skin = SKIN, shade = SHADE, suit, look = 0 }: AlienLook): void {
  for (const side of [-1, 1]) {
    stroke(ctx, suit, 30, `M${side * 18}-90V-18`);
    box(ctx, '#2b2a33', side * 22 - 24, -20, 48, 20, 10);
  }
  fill(ctx, suit, 'M-20-172C-52-166-50-110-44-74H44C50-110 52-166 20-172Z');
  fill(ctx, 'rgba(10, 8, 20, 0.16)', 'M16-172C30-140 30-100 24-74H44C50-110 52-166 20-172Z');
  box(ctx, shade, -10, -194, 20, 30, 8);
  alienHead(ctx, { skin, shade, look });
}

/** Its head alone, the chin at y = -186. */
export function alienHead(ctx: Ctx, { skin = SKIN, shade = SHADE, look = 0 }: Pick<AlienLook, 'skin' | 'shade' | 'look'>): void {
  fill(ctx, skin, 'M0-348C62-348 88-306 82-266C76-226 30-186 0-186C-30-186-76-226-82-266C-88-306-62-348 0-348Z');
  fill(ctx, shade, 'M40-340C76-322 86-294 82-266C76-226 30-186 0-186C50-210 74-280 40-340Z');
  for (const side of [-1, 1]) {
    placed(ctx, { x: side * 38 + look * 5, y: -262, scaleX: side }, () => {
      fill(ctx, '#1b1d24', 'M-30-10H34C32 10 4 28-28 12Z');
      stroke(ctx, '#1b1d24', 6, 'M-28-10H33');
    });
    oval(ctx, '#ffffff', side * 38 + look * 12 + 6, -260, 4.5);
  }
  mouth(ctx, look * 4, -206, 30, '#4c6440', 5);
}
