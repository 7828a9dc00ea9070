import { oval } from './pen.ts';
import type { Ctx } from './pen.ts';

/** Fills a rectangle, by default a whole still, with colours that blend from top to bottom. */
export function wash(ctx: Ctx, colors: readonly string[], x = 0, y = 0, w = 1_200, h = 900): void {
  const blend = ctx.createLinearGradient(0, y, 0, y + h);
  colors.forEach((color, i) => blend.addColorStop(i / Math.max(1, colors.length - 1), color));
  ctx.fillStyle = blend;
  ctx.fillRect(x, y, w, h);
}

/** Light (or dark) that fades out around (x, y); `rgb` as in '255, 214, 130'. */
export function glow(ctx: Ctx, rgb: string, alpha: number, x: number, y: number, rx: number, ry = rx): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, ry / rx);
  const fade = ctx.createRadialGradient(0, 0, 0, 0, 0, rx);
  fade.addColorStop(0, `rgba(${rgb}, ${alpha})`);
  fade.addColorStop(1, `rgba(${rgb}, 0)`);
  ctx.fillStyle = fade;
  ctx.fillRect(-rx, -rx, 2 * rx, 2 * rx);
  ctx.restore();
}

/** What stands on a floor darkens it. */
export function shadow(ctx: Ctx, x: number, y: number, rx: number, ry: number, alpha = 0.24): void {
  oval(ctx, `rgba(20, 12, 16, ${alpha})`, x, y, rx, ry);
}

/** Darkens the corners of a still, so that the eye stays in its middle. */
export function vignette(ctx: Ctx, alpha = 0.34): void {
  const fade = ctx.createRadialGradient(600, 430, 380, 600, 450, 860);
  fade.addColorStop(0, 'rgba(14, 10, 16, 0)');
  fade.addColorStop(1, `rgba(14, 10, 16, ${alpha})`);
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, 1_200, 900);
}
