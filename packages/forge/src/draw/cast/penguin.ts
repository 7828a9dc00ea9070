import { fill, oval, stroke } from '../pen.ts';
import type { Pen } from '../pen.ts';

const COAT = '#252b3a';
const ORANGE = '#ee9a2e';

/** A penguin looking right, standing on (0, 0), 200 high; it stays exactly this stiff. `crouch` from 0 to 1 bends its knees. */
export function penguin(pen: Pen): void {
  oval(pen, ORANGE, -14, -4, 28, 9);
  oval(pen, ORANGE, 26, -4, 30, 9);
  fill(pen, COAT, 'M-62-20C-74-110-50-196 6-200C58-196 74-110 62-20C40 0-40 0-62-20Z');
  fill(pen, '#f4f1ea', 'M0-12C-24-60-20-120 16-132C50-120 62-60 52-18C36-6 14-6 0-12Z');
  fill(pen, '#f4f1ea', 'M8-178C30-186 48-172 48-154C46-136 26-128 14-136C2-146 0-168 8-178Z');
  fill(pen, ORANGE, 'M46-168L86-156L46-146Z');
  stroke(pen, '#b8701a', 3, 'M48-156H78');
  oval(pen, '#1a1d26', 30, -160, 6);
  oval(pen, '#ffffff', 32, -162, 2);
  stroke(pen, '#1a1d26', 5, 'M20-170H42');
  fill(pen, '#323a4d', 'M-34-128C-60-110-84-66-74-38C-50-44-26-86-18-120Z');
}
