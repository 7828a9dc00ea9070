import { fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';
import { mix } from './timing.ts';

const SKIN = '#6fae4e';
const SHADE = '#558f3c';
const BELLY = '#dfe3a4';
const INK = '#22301c';

export interface FrogPose {
  /** 0 at rest, 1 as round as a frog can be. */
  air: number;
  /** 0 eyes shut, 1 wide open. */
  awake: number;
  /** In flight the legs trail behind. */
  flying?: boolean;
}

/** A frog in the lotus position, sitting on (0, 0), about 300 high. */
export function frog(ctx: Ctx, { air, awake, flying = false }: FrogPose): void {
  const [rx, ry] = [mix(88, 232, air), mix(112, 186, air)];
  const middle = -mix(112, 196, air);
  const head = -mix(232, 372, air);
  if (flying) trailingLegs(ctx, rx, middle + ry);
  for (const side of [-1, 1]) arm(ctx, side, air, rx, middle);
  oval(ctx, SKIN, 0, middle, rx, ry);
  oval(ctx, BELLY, 0, middle + ry * 0.14, rx * 0.68, ry * 0.76);
  if (air > 0.3)
    fill(
      ctx,
      '#f4f6cf',
      `M${-rx * 0.42} ${middle - ry * 0.4}q${rx * 0.1} ${-ry * 0.22} ${rx * 0.36} ${-ry * 0.2}q${-rx * 0.24} ${ry * 0.04} ${-rx * 0.36} ${ry * 0.2}z`,
    );
  if (!flying) foldedLegs(ctx);
  placed(ctx, { y: head, scaleX: mix(1, 1.12, air), scaleY: mix(1, 0.92, air) }, () => face(ctx, air, awake));
}

function arm(ctx: Ctx, side: number, air: number, rx: number, middle: number): void {
  const shoulder = { x: side * mix(70, rx * 0.82, air), y: middle - mix(44, 30, air) };
  const elbow = { x: side * mix(158, rx + 46, air), y: middle + mix(16, -34, air) };
  const hand = { x: side * mix(128, rx + 88, air), y: mix(-58, middle - 60, air) };
  stroke(ctx, SHADE, 27, `M${shoulder.x} ${shoulder.y}Q${elbow.x} ${elbow.y} ${hand.x} ${hand.y}`);
  for (const [dx, dy] of [
    [26, -4],
    [20, -22],
    [2, -28],
  ] as const) {
    stroke(ctx, SHADE, 10, `M${hand.x} ${hand.y}l${side * dx} ${dy}`);
    oval(ctx, SKIN, hand.x + side * dx, hand.y + dy, 9);
  }
}

function foldedLegs(ctx: Ctx): void {
  for (const side of [-1, 1]) {
    placed(ctx, { scaleX: side }, () => {
      oval(ctx, SHADE, 92, -34, 88, 34, -0.18);
      oval(ctx, SKIN, 88, -40, 78, 26, -0.18);
      stroke(ctx, SHADE, 24, 'M96-16C60 2 10 4-34-6');
      stroke(ctx, SKIN, 15, 'M-36-6l-34 2M-36-8l-30-14M-36-4l-28 12');
    });
  }
}

function trailingLegs(ctx: Ctx, rx: number, bottom: number): void {
  for (const side of [-1, 1]) {
    const x = side * rx * 0.5;
    stroke(ctx, SHADE, 30, `M${x} ${bottom - 30}q${side * 36} 60 ${-side * 6} 96`);
    stroke(
      ctx,
      SKIN,
      14,
      `M${x - side * 6} ${bottom + 66}l${side * 30} 26M${x - side * 6} ${bottom + 66}l0 36M${x - side * 6} ${bottom + 66}l${-side * 26} 24`,
    );
  }
}

function face(ctx: Ctx, air: number, awake: number): void {
  for (const x of [-60, 60]) oval(ctx, SKIN, x, -46, 40);
  oval(ctx, SKIN, 0, 0, 112, 68);
  if (air > 0.2) for (const side of [-1, 1]) oval(ctx, BELLY, side * 84, 24, 46 * air, 40 * air);
  for (const x of [-60, 60]) eye(ctx, x, awake);
  stroke(ctx, INK, 6, `M-78 14Q0 ${mix(20, 12, air)} 78 14`);
  oval(ctx, SHADE, -14, -16, 4, 3);
  oval(ctx, SHADE, 14, -16, 4, 3);
}

function eye(ctx: Ctx, x: number, awake: number): void {
  if (awake < 0.1) {
    stroke(ctx, INK, 6, `M${x - 24} -46Q${x} -32 ${x + 24} -46`);
    return;
  }
  oval(ctx, '#fbf6e0', x, -48, 29, 29 * awake);
  oval(ctx, INK, x, -48, 11, 11 * awake);
  oval(ctx, '#ffffff', x + 4, -52, 3.4);
}
