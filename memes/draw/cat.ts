import { fill, oval, placed, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

const INK = '#2a1a12';

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
  /** Where the pupils look, -1 left to 1 right. */
  look: number;
  /** How far the lids are down: 0 wide awake, 0.45 as always, 1 shut. */
  lids: number;
  /** Turn of the head in radians. */
  head?: number;
  /** Swing of the tail, -1 to 1. */
  tail?: number;
  /** Ginger when absent. */
  coat?: Coat;
}

/** A cat, sitting with its feet at (560, 482) and its head at (598, 240). */
export function cat(ctx: Ctx, { paw, look, lids, head = 0, tail = 0, coat = GINGER }: CatPose): void {
  const t = tail * 26;
  stroke(ctx, coat.tail, 34, `M452 462C352 470 ${318 - t} 388 ${346 - t} 330C${358 - t} 304 ${392 - t} 306 ${396 - t} 334`);
  stroke(ctx, coat.cream, 32, `M${396 - t} 334C${394 - t} 318 ${380 - t} 312 ${368 - t} 318`);
  body(ctx, coat);
  if (paw) reach(ctx, paw, coat);
  else {
    stroke(ctx, coat.light, 42, 'M642 384V462');
    oval(ctx, coat.cream, 650, 470, 34, 16);
  }
  placed(ctx, { x: 598, y: 316, turn: head }, () => placed(ctx, { x: -598, y: -316 }, () => face(ctx, look, lids, coat)));
}

function body(ctx: Ctx, coat: Coat): void {
  fill(ctx, coat.fur, 'M418 482C398 384 430 300 520 282C600 270 646 320 654 392L662 482Z');
  fill(ctx, coat.cream, 'M560 300C610 320 640 380 640 482H664C662 400 660 300 600 288Z');
  stroke(ctx, coat.stripe, 13, 'M440 352l52 16M428 392l50 10M470 318l40 24');
  oval(ctx, coat.light, 482, 432, 76, 58);
  stroke(ctx, coat.stripe, 11, 'M440 402c20-22 60-22 84 4');
  oval(ctx, coat.cream, 524, 470, 52, 17);
  stroke(ctx, coat.fur, 44, 'M606 380V462');
  oval(ctx, coat.cream, 606, 470, 34, 16);
}

function reach(ctx: Ctx, { x, y }: { x: number; y: number }, coat: Coat): void {
  const [mx, my] = [(640 + x) / 2 + 4, Math.min(366, y) - 8];
  stroke(ctx, coat.light, 42, `M640 366Q${mx} ${my} ${x - 10} ${y - 5}`);
  for (const u of [0.42, 0.64]) {
    const [px, py] = [bezier(640, mx, x - 10, u), bezier(366, my, y - 5, u)];
    stroke(ctx, coat.stripe, 10, `M${px + 4} ${py - 18}L${px - 5} ${py + 19}`);
  }
  oval(ctx, coat.cream, x, y, 32, 27);
  stroke(ctx, '#cbb190', 4, `M${x + 10} ${y - 12}l14 4M${x + 14} ${y + 2}h14M${x + 8} ${y + 16}l12-2`);
}

const bezier = (a: number, b: number, c: number, u: number) => a * (1 - u) ** 2 + 2 * b * u * (1 - u) + c * u * u;

function face(ctx: Ctx, look: number, lids: number, coat: Coat): void {
  fill(ctx, coat.fur, 'M508 214L492 112L566 160ZM688 214L706 112L630 160Z');
  fill(ctx, '#e8a898', 'M514 196L506 138L548 166ZM682 196L692 138L648 166Z');
  fill(ctx, coat.light, 'M598 146C672 146 706 196 704 240C702 296 656 322 598 322C540 322 494 296 492 240C490 196 524 146 598 146Z');
  stroke(ctx, coat.stripe, 11, 'M598 150v44M572 154l6 34M624 154l-6 34');
  stroke(ctx, coat.stripe, 9, 'M496 244l36 4M498 268l34-2M700 244l-36 4M698 268l-34-2');
  oval(ctx, coat.cream, 598, 284, 50, 34);
  fill(ctx, '#c46a63', 'M586 262h24l-12 14z');
  stroke(ctx, '#3b2418', 6, 'M574 294H622');
  for (const x of [552, 644]) eye(ctx, x, look, lids);
  stroke(ctx, '#f7ecd8', 3, 'M640 284l62-10M640 294l64 6M556 284l-62-10M556 294l-64 6');
}

function eye(ctx: Ctx, x: number, look: number, lids: number): void {
  const top = 210 + lids * 32;
  if (lids < 0.95) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(x - 26, top, 52, 60);
    ctx.clip();
    oval(ctx, '#f6efdf', x, 230, 21, 19);
    oval(ctx, INK, x + look * 11, 232, 10, 13);
    oval(ctx, '#ffffff', x + look * 11 + 4, 227, 2.6);
    ctx.restore();
  }
  stroke(ctx, INK, 7, `M${x - 23} ${top}H${x + 23}`);
}
