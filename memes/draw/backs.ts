import { box, fill, oval, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

/** A person from behind: the back ends at (0, 0), the ears are around (±56, -266), as those of `person` are. */
export function backOf(
  ctx: Ctx,
  { skin, hairColor, coat, bun = false }: { skin: string; hairColor: string; coat: string; bun?: boolean },
): void {
  fill(ctx, coat, 'M-34-188C-108-176-146-150-152 0H152C146-150 108-176 34-188Z');
  fill(ctx, 'rgba(10, 8, 20, 0.16)', 'M60-182C110-150 110-60 104 0H152C146-150 108-176 60-182Z');
  stroke(ctx, 'rgba(10, 8, 20, 0.2)', 5, 'M0-160V0');
  fill(ctx, skin, 'M-26-226H26V-184Q0-166-26-184Z');
  for (const x of [-56, 56]) oval(ctx, skin, x, -266, 11, 17);
  if (bun) oval(ctx, hairColor, 0, -372, 32, 30);
  fill(ctx, hairColor, 'M-60-262C-68-378 68-378 60-262C58-226 40-206 0-206C-40-206-58-226-60-262Z');
  stroke(ctx, 'rgba(10, 8, 20, 0.14)', 5, 'M-30-340Q-44-290-34-224M0-346V-220M30-340Q44-290 34-224');
}

/** A bear from behind, as wide as `bear`. */
export function backOfBear(ctx: Ctx, { fur, shade }: { fur: string; shade: string }): void {
  fill(ctx, fur, 'M-44-206C-124-190-166-150-172 0H172C166-150 124-190 44-206Z');
  fill(ctx, 'rgba(10, 8, 20, 0.16)', 'M72-198C124-150 126-60 120 0H172C166-150 124-180 72-198Z');
  for (const side of [-1, 1]) {
    oval(ctx, shade, side * 70, -338, 32);
    oval(ctx, fur, side * 68, -330, 22);
  }
  fill(ctx, fur, 'M0-356C60-356 94-320 92-266C90-216 52-186 0-186C-52-186-90-216-92-266C-94-320-60-356 0-356Z');
  stroke(ctx, shade, 6, 'M-50-204Q0-176 50-204');
}

/** A pigeon in a suit from behind, as wide as `anchor`. */
export function backOfPigeon(ctx: Ctx): void {
  fill(ctx, '#5b8f86', 'M-66-236C-70-180-96-150-120-120H120C96-150 70-180 66-236Z');
  fill(ctx, '#2c3548', 'M-84-150C-150-130-186-70-192 10H192C186-70 150-130 84-150Q0-116-84-150Z');
  stroke(ctx, '#222a3a', 5, 'M0-120V10');
  oval(ctx, '#7e8ea3', 0, -254, 82, 86);
  oval(ctx, '#8d9cb0', 0, -284, 62, 46);
}

/** A conductor from behind, both arms up, as wide as `person`; `lift` moves the left and the right hand up. */
export function backOfConductor(ctx: Ctx, lift: readonly [left: number, right: number] = [0, 0]): void {
  fill(ctx, '#1b1a22', 'M-60-196C-150-180-186-130-190 20H190C186-130 150-180 60-196Z');
  stroke(ctx, '#2c2a35', 5, 'M0-180V20');
  fill(ctx, '#cfa083', 'M-28-230H28V-180H-28Z');
  oval(ctx, '#b9b6b0', 0, -268, 66, 72);
  fill(ctx, '#9c9892', 'M-60-250C-70-200-40-190-30-214C-10-190 10-190 30-214C40-190 70-200 60-250Z');
  for (const x of [-66, 66]) oval(ctx, '#cfa083', x, -262, 12, 17);
  const [left, right] = [-236 - lift[0], -210 - lift[1]];
  stroke(ctx, '#1b1a22', 54, `M-130-130Q-236-130-236 ${left}M130-130Q230-130 240 ${right}`);
  for (const [x, y] of [
    [-236, left],
    [240, right],
  ] as const) {
    box(ctx, '#f1ede4', x - 24, y - 26, 48, 22, 6);
    oval(ctx, '#cfa083', x, y - 46, 25, 27);
  }
  stroke(ctx, '#f4efe0', 6, `M246 ${right - 60}L290 ${right - 142}`);
}
