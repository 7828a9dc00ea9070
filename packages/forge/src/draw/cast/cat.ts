import { eyes } from './face.ts';
import type { Mood } from './face.ts';
import { fill, oval, placed, stroke } from '../pen.ts';
import type { Pen } from '../pen.ts';

/** The colours of a cat. */
export interface Coat {
  fur: string;
  light: string;
  stripe: string;
  /** Chest, paws and muzzle. */
  cream: string;
  tail: string;
}

const GINGER: Coat = { fur: '#e2913f', light: '#e89a48', stripe: '#b4651f', cream: '#f4e2c8', tail: '#d98436' };

export interface CatPose {
  /** Where the free paw is. Absent: it stands on the table. */
  paw?: { x: number; y: number };
  mood: Mood;
  /** Where the pupils look, -1 left to 1 right. */
  look?: number;
  /** Turn of the head in radians. */
  head?: number;
  /** Swing of the tail, -1 to 1. */
  tail?: number;
  /** Ginger when absent. */
  coat?: Coat;
}

/** A cat, sitting with its feet at (560, 482) and its head at (598, 240). */
export function cat(pen: Pen, { paw, mood, look, head = 0, tail = 0, coat = GINGER }: CatPose): void {
  const t = tail * 26;
  stroke(pen, coat.tail, 34, `M452 462C352 470 ${318 - t} 388 ${346 - t} 330C${358 - t} 304 ${392 - t} 306 ${396 - t} 334`);
  stroke(pen, coat.cream, 32, `M${396 - t} 334C${394 - t} 318 ${380 - t} 312 ${368 - t} 318`);
  body(pen, coat);
  if (paw) reach(pen, paw, coat);
  else {
    stroke(pen, coat.light, 42, 'M642 384V462');
    oval(pen, coat.cream, 650, 470, 34, 16);
  }
  placed(pen, { x: 598, y: 316, turn: head }, () => placed(pen, { x: -598, y: -316 }, () => face(pen, mood, look, coat)));
}

function body(pen: Pen, coat: Coat): void {
  fill(pen, coat.fur, 'M418 482C398 384 430 300 520 282C600 270 646 320 654 392L662 482Z');
  fill(pen, coat.cream, 'M560 300C610 320 640 380 640 482H664C662 400 660 300 600 288Z');
  stroke(pen, coat.stripe, 13, 'M440 352l52 16M428 392l50 10M470 318l40 24');
  oval(pen, coat.light, 482, 432, 76, 58);
  stroke(pen, coat.stripe, 11, 'M440 402c20-22 60-22 84 4');
  oval(pen, coat.cream, 524, 470, 52, 17);
  stroke(pen, coat.fur, 44, 'M606 380V462');
  oval(pen, coat.cream, 606, 470, 34, 16);
}

function reach(pen: Pen, { x, y }: { x: number; y: number }, coat: Coat): void {
  const [mx, my] = [(640 + x) / 2 + 4, Math.min(366, y) - 8];
  stroke(pen, coat.light, 42, `M640 366Q${mx} ${my} ${x - 10} ${y - 5}`);
  for (const u of [0.42, 0.64]) {
    const [px, py] = [bezier(640, mx, x - 10, u), bezier(366, my, y - 5, u)];
    stroke(pen, coat.stripe, 10, `M${px + 4} ${py - 18}L${px - 5} ${py + 19}`);
  }
  oval(pen, coat.cream, x, y, 32, 27);
  stroke(pen, '#cbb190', 4, `M${x + 10} ${y - 12}l14 4M${x + 14} ${y + 2}h14M${x + 8} ${y + 16}l12-2`);
}

const bezier = (a: number, b: number, c: number, u: number) => a * (1 - u) ** 2 + 2 * b * u * (1 - u) + c * u * u;

function face(pen: Pen, mood: Mood, look: number | undefined, coat: Coat): void {
  fill(pen, coat.fur, 'M508 214L492 112L566 160ZM688 214L706 112L630 160Z');
  fill(pen, '#e8a898', 'M514 196L506 138L548 166ZM682 196L692 138L648 166Z');
  fill(pen, coat.light, 'M598 146C672 146 706 196 704 240C702 296 656 322 598 322C540 322 494 296 492 240C490 196 524 146 598 146Z');
  stroke(pen, coat.stripe, 11, 'M598 150v44M572 154l6 34M624 154l-6 34');
  stroke(pen, coat.stripe, 9, 'M496 244l36 4M498 268l34-2M700 244l-36 4M698 268l-34-2');
  oval(pen, coat.cream, 598, 284, 50, 34);
  fill(pen, '#c46a63', 'M586 262h24l-12 14z');
  stroke(pen, '#3b2418', 6, 'M574 294H622');
  eyes(pen, { x: 598, y: 230, gap: 46, size: 21, mood, ...(look !== undefined && { look }) });
  stroke(pen, '#f7ecd8', 3, 'M640 284l62-10M640 294l64 6M556 284l-62-10M556 294l-64 6');
}

/** Other coats. */
export const COATS: readonly [Coat, ...Coat[]] = [
  GINGER,
  { fur: '#8b929c', light: '#989fa9', stripe: '#5f6670', cream: '#eef0f0', tail: '#7f8690' },
  { fur: '#e8dfd0', light: '#f0e8da', stripe: '#c9b391', cream: '#ffffff', tail: '#dccfb9' },
];
export const BLACK: Coat = { fur: '#2f2d36', light: '#3a3842', stripe: '#4b4954', cream: '#dcd8d0', tail: '#2a2830' };
