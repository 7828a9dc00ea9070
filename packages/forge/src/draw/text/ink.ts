import type { Box, Ctx } from '../pen.ts';
import { brightness, contrast, written } from '../colour.ts';
import { fitted, OUTLINE } from './fit.ts';
import type { TextLook } from './look.ts';

const LEAST_CONTRAST = 4.5;
const DARK = '#111114';
const LIGHT = '#fbf8f1';

/** Writes a text into its box, as large as it fits, and never outside of it. `box` is in pixels. */
export function write(ctx: Ctx, text: string, box: Box, wanted: TextLook): void {
  const setting = fitted(ctx, text, box, wanted);
  if (!setting) return;
  const look = legible(ctx, box, wanted);
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.w, box.h);
  ctx.clip();
  if (look.plate)
    for (const { x, y, width, ascent, descent } of setting.lines) {
      ctx.fillStyle = look.plate;
      ctx.fillRect(
        x - setting.size * 0.18,
        y - ascent - setting.size * 0.1,
        width + setting.size * 0.36,
        ascent + descent + setting.size * 0.2,
      );
    }
  ctx.font = setting.font;
  ctx.direction = setting.rtl ? 'rtl' : 'ltr';
  ctx.letterSpacing = `${(look.spacing ?? 0) * setting.size}px`;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.lineJoin = 'round';
  if (look.outline) {
    ctx.strokeStyle = look.outline;
    ctx.lineWidth = setting.size * OUTLINE * 2;
    for (const line of setting.lines) ctx.strokeText(line.text, line.x, line.y);
  }
  ctx.fillStyle = look.colour;
  for (const line of setting.lines) ctx.fillText(line.text, line.x, line.y);
  ctx.restore();
}

/** What stands under a box decides: a text that would not be seen there gets another colour and a line around its letters. */
function legible(ctx: Ctx, box: Box, look: TextLook): TextLook {
  if (look.outline || look.plate) return look;
  const grounds = sampled(ctx, box);
  const worst = (colour: string) => Math.min(...grounds.map((ground) => contrast(colour, ground)));
  if (grounds.length === 0 || worst(look.colour) >= LEAST_CONTRAST) return look;
  const other = worst(DARK) > worst(LIGHT) ? DARK : LIGHT;
  if (worst(other) >= LEAST_CONTRAST) return { ...look, colour: other };
  return { ...look, colour: LIGHT, outline: DARK };
}

/** Colours under a box, from a grid of points; the rarest are left out. */
function sampled(ctx: Ctx, { x, y, w, h }: Box): string[] {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const [width, height] = [Math.min(ctx.canvas.width - left, Math.round(w)), Math.min(ctx.canvas.height - top, Math.round(h))];
  if (width < 1 || height < 1) return [];
  const { data } = ctx.getImageData(left, top, width, height);
  const found: string[] = [];
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 13; column++) {
      const at = (Math.floor(((row + 0.5) / 7) * height) * width + Math.floor(((column + 0.5) / 13) * width)) * 4;
      found.push(written([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    }
  found.sort((a, b) => brightness(a) - brightness(b));
  return found.slice(4, -4);
}
