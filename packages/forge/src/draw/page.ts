import type { Frame } from './frame.ts';
import { faint, mixed } from './colour.ts';
import type { Box, Pen } from './pen.ts';
import { popOf } from './pop.ts';
import { backdrop, paintedGround, settingOf } from './scene.ts';
import type { Setting } from './scene.ts';

/** Fills the whole picture with the style's page. */
export function paper(pen: Pen, { w, h, kit }: Frame, colour = kit.paper): void {
  pen.ctx.fillStyle = colour;
  pen.ctx.fillRect(0, 0, w, h);
}

/** A rule or a frame of lines, untouched by the style's tone. */
export function ruled({ ctx }: Pen, { x, y, w, h }: Box, colour: string, line: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = line;
  ctx.strokeRect(x, y, w, h);
}

/** A filled rectangle in the very colour that is given. */
export function slab({ ctx }: Pen, { x, y, w, h }: Box, colour: string, r = 0): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
  ctx.fill();
}

export const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });

/**
 * The ground of a picture, as each style has it: classic and vintage a setting, modern one flat colour with a large shape, minimalist the page with
 * one circle. Returns nothing; figures are drawn over it.
 */
export function ground(pen: Pen, frame: Frame, into: Box, setting: Setting = settingOf(frame), colour = popOf(frame), at = 0.5): void {
  const { kit } = frame;
  if (frame.painted) return paintedGround(pen, frame.painted, into);
  const chance = frame.chance('ground');
  switch (kit.style) {
    case 'classic':
      return backdrop(pen, frame, into, setting);
    case 'vintage':
      return backdrop(pen, frame, into, setting === 'rays' ? 'room' : setting);
    case 'modern': {
      slab(pen, into, colour);
      pen.ctx.save();
      pen.ctx.beginPath();
      pen.ctx.rect(into.x, into.y, into.w, into.h);
      pen.ctx.clip();
      const r = Math.max(into.w, into.h) * 0.46;
      pen.ctx.fillStyle = mixed(colour, '#ffffff', 0.3);
      pen.ctx.beginPath();
      if (chance() < 0.5) pen.ctx.arc(into.x + into.w * 0.5, into.y + into.h * 1.02, r, 0, Math.PI * 2);
      else pen.ctx.rect(into.x, into.y + into.h * 0.78, into.w, into.h * 0.22);
      pen.ctx.fill();
      pen.ctx.restore();
      return;
    }
    case 'minimalist': {
      const r = Math.min(into.w, into.h) * 0.4;
      pen.ctx.fillStyle = mixed(kit.paper, kit.ink, 0.26);
      pen.ctx.beginPath();
      pen.ctx.arc(into.x + into.w * at, into.y + into.h * 0.52, r, 0, Math.PI * 2);
      pen.ctx.fill();
    }
  }
}

/** The border of an old print: a thick line and a thin one, with its corners marked. */
export function engraved(pen: Pen, frame: Frame, at: Box, weight = 1): void {
  const { u, kit } = frame;
  ruled(pen, at, kit.ink, 5 * u * weight);
  ruled(pen, inset(at, 10 * u * weight), kit.ink, 1.6 * u * weight);
}

/** A soft darkening of an edge, so that letters over a picture have a calm ground. */
export function dusk({ ctx }: Pen, { x, y, w, h }: Box, from: 'top' | 'bottom', strength = 0.5): void {
  const shade = ctx.createLinearGradient(0, from === 'top' ? y : y + h, 0, from === 'top' ? y + h : y);
  shade.addColorStop(0, faint('#000000', strength));
  shade.addColorStop(1, faint('#000000', 0));
  ctx.fillStyle = shade;
  ctx.fillRect(x, y, w, h);
}

/** A round shape in the very colour that is given. */
export const disc = ({ ctx }: Pen, colour: string, x: number, y: number, r: number): void => {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
};
