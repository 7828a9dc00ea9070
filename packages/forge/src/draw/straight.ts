import { Path2D } from '@napi-rs/canvas';
import type { Icon } from './icons.ts';
import { stroke } from './pen.ts';
import type { Pen } from './pen.ts';

type Shape = Icon['shapes'][number];

/** The artwork's people smile with a mouth of this colour, and look out of eyes whose white comes right before a brown. */
const MOUTH = /^#99083[89]$/;
const IRIS = '#7d4533';

const boundsOf = (d: string) => new Path2D(d).computeTightBounds();

/** Whether a shape is a smile: this house draws a straight line instead. */
export const smiles = ([colour, d]: Shape): boolean => {
  if (!MOUTH.test(colour)) return false;
  const [left, top, right, bottom] = boundsOf(d);
  return right - left < 8 && bottom - top < 5;
};

/** Draws a straight line where a smile would be. */
export function straightMouth(pen: Pen, [, d]: Shape): void {
  const [left, top, right, bottom] = boundsOf(d);
  const width = Math.max(right - left, bottom - top, 0.9);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  stroke(pen, '#7a3e32', Math.max(0.22, width * 0.16), `M${x - width / 2} ${y}H${x + width / 2}`);
}

/** Draws lids half over the eyes of an icon that has such. */
export function lids(pen: Pen, icon: Icon): void {
  icon.shapes.forEach(([, d], i) => {
    if (icon.shapes[i + 1]?.[0] !== IRIS) return;
    const [left, top, right, bottom] = boundsOf(d);
    const height = bottom - top;
    pen.ctx.save();
    pen.ctx.clip(new Path2D(d));
    pen.ctx.fillStyle = pen.tone('#f1a11e');
    pen.ctx.fillRect(left, top, right - left, height * 0.46);
    pen.ctx.fillStyle = pen.tone('#5b2d14');
    pen.ctx.fillRect(left, top + height * 0.42, right - left, height * 0.16);
    pen.ctx.restore();
  });
}
