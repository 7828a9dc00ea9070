import type { Ctx } from './draw/pen.ts';

export const STILL_WIDTH = 1200;
export const STILL_HEIGHT = 900;

/** An image to be captioned, as code. `draw` takes nothing but the canvas, so that every build gives the same picture. */
export interface Picture {
  id: string;
  title: string;
  /** One or two plain sentences: what a blind player captions, and what the judge is told. */
  alt: string;
  draw: (ctx: Ctx) => void;
}
