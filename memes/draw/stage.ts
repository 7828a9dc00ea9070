import { HEIGHT, WIDTH } from '../scene.ts';
import { box, letters } from './pen.ts';
import type { Ctx } from './pen.ts';

/** The picture lies between two black bands: the title above, room for the player's subtitles below. */
const TOP = 58;
const BOTTOM = 600;

/** The part of the world that fills the picture: its centre and how much larger than life it is. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const WIDE: Camera = { x: WIDTH / 2, y: (TOP + BOTTOM) / 2, zoom: 1 };

/** Blends two views, `u` from 0 to 1. */
export function between(a: Camera, b: Camera, u: number): Camera {
  return { x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u, zoom: a.zoom + (b.zoom - a.zoom) * u };
}

/** Draws a whole frame: the world as the camera sees it, clipped to the picture, and the bands with the title. */
export function stage(ctx: Ctx, title: string, camera: Camera, draw: () => void): void {
  box(ctx, '#000000', 0, 0, WIDTH, HEIGHT);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, TOP, WIDTH, BOTTOM - TOP);
  ctx.clip();
  ctx.translate(WIDE.x, WIDE.y);
  ctx.scale(camera.zoom, camera.zoom);
  ctx.translate(-camera.x, -camera.y);
  draw();
  ctx.restore();
  letters(ctx, title, WIDTH / 2, 39, { size: 24, color: '#efe9df', spacing: 6 });
}
