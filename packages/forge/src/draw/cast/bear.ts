import { eyes, mouth } from './face.ts';
import type { Mood } from './face.ts';
import { box, fill, oval, within } from '../pen.ts';
import type { Pen } from '../pen.ts';

export interface BearLook {
  fur: string;
  /** Ears, and the shadow on the fur. */
  shade: string;
  muzzle: string;
  /** A suit of this colour; without one the bear is as nature made it. */
  coat?: string;
  tie?: string;
  mood: Mood;
  look?: number;
}

const HEAD = 'M0-356C60-356 94-320 92-266C90-216 52-186 0-186C-52-186-90-216-92-266C-94-320-60-356 0-356Z';

/** A bear from the front: the chest ends at (0, 0), the eyes are around (0, -284), the shoulders 340 wide. */
export function bear(pen: Pen, who: BearLook): void {
  const { fur, shade, muzzle, coat = fur, tie, mood, look } = who;
  const { ctx } = pen;
  fill(pen, coat, 'M-44-206C-124-190-166-150-172 0H172C166-150 124-190 44-206Z');
  fill(pen, 'rgba(10, 8, 20, 0.16)', 'M72-198C124-150 126-60 120 0H172C166-150 124-180 72-198Z');
  if (who.coat) {
    fill(pen, '#f1ede4', 'M-44-206L0 6L44-206Z');
    fill(pen, 'rgba(255, 255, 255, 0.1)', 'M-46-208L-94-150L-72-132L-92-112L-6 0H-2L-34-160ZM46-208L94-150L72-132L92-112L6 0H2L34-160Z');
    if (tie) fill(pen, tie, 'M-15-170H15L10-148L21-36L0-8L-21-36L-10-148Z');
  }
  for (const side of [-1, 1]) {
    oval(pen, shade, side * 70, -338, 32);
    oval(pen, muzzle, side * 70, -336, 17);
  }
  fill(pen, fur, HEAD);
  within(pen, HEAD, () => {
    ctx.globalAlpha *= 0.35;
    fill(pen, shade, 'M40-370C84-300 74-220 20-180H110V-370Z');
    ctx.globalAlpha /= 0.35;
  });
  oval(pen, muzzle, 0, -232, 48, 36);
  fill(pen, '#221a1a', 'M-20-258Q0-266 20-258Q16-238 0-236Q-16-238-20-258Z');
  box(pen, '#221a1a', -2.5, -238, 5, 18);
  mouth(pen, 0, -216, 44, mood, '#221a1a', 6);
  eyes(pen, { y: -286, gap: 34, size: 15, mood, ...(look !== undefined && { look }) });
}
