import { oval, stroke } from './pen.ts';
import type { Ctx } from './pen.ts';

export interface Eyes {
  /** The middle between both eyes. */
  x?: number;
  y: number;
  /** Half the distance between the eyes, and the radius of one. */
  gap: number;
  size: number;
  /** Where the pupils look, -1 left to 1 right, and -1 up to 1 down. */
  look?: number;
  lookY?: number;
  /** How far the lids are down: 0 wide awake, 0.45 as always, 1 shut. */
  lids?: number;
  white?: string;
  ink?: string;
}

/** Two eyes under straight lids: nobody in these pictures is impressed. */
export function eyes(ctx: Ctx, pose: Eyes): void {
  const { x = 0, gap } = pose;
  for (const side of [-1, 1]) eye(ctx, x + side * gap, pose);
}

/** One of them, for a face seen from the side. */
export function eye(ctx: Ctx, x: number, pose: Eyes): void {
  const { y, size, look = 0, lookY = 0, lids = 0.45, white = '#f6efdf', ink = '#2a1a12' } = pose;
  const top = y - size + lids * size * 1.5;
  if (lids < 0.95) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(x - 2 * size, top, 4 * size, 4 * size);
    ctx.clip();
    oval(ctx, white, x, y, size, size * 0.94);
    oval(ctx, ink, x + look * size * 0.5, y + size * (0.12 + lookY * 0.4), size * 0.5, size * 0.6);
    oval(ctx, '#ffffff', x + look * size * 0.5 + size * 0.2, y + size * (lookY * 0.4 - 0.1), size * 0.14);
    ctx.restore();
  }
  stroke(ctx, ink, Math.max(3, size * 0.34), `M${x - size * 1.12} ${top}H${x + size * 1.12}`);
}

/** The house's mouth: a straight line. */
export function mouth(ctx: Ctx, x: number, y: number, width: number, color = '#3b2418', thick = 6): void {
  stroke(ctx, color, thick, `M${x - width / 2} ${y}H${x + width / 2}`);
}
