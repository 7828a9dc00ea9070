import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { STILL_HEIGHT, STILL_WIDTH } from '../still.ts';
import type { Picture } from '../still.ts';

const QUALITY = 88;

/** Draws a picture in full size. */
export function develop(picture: Picture): Canvas {
  const canvas = createCanvas(STILL_WIDTH, STILL_HEIGHT);
  picture.draw(canvas.getContext('2d'));
  return canvas;
}

/** A picture as the WebP file that players get. */
export const photograph = (picture: Picture): Buffer => develop(picture).toBuffer('image/webp', QUALITY);
