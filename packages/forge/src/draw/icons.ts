import { Path2D } from '@napi-rs/canvas';
import type { Pen } from './pen.ts';
import { lids, smiles, straightMouth } from './straight.ts';

type Shape = readonly [colour: string, path: string, more?: { even?: true; alpha?: number; line?: number }];

/** An icon of `art/icons.json`, in a square of 32 units. */
export interface Icon {
  kind: string;
  /** where there is ink: x, y, width, height */
  box: readonly [number, number, number, number];
  /** the largest circle inside the ink: x, y, radius */
  room: readonly [number, number, number];
  shapes: readonly Shape[];
  flip?: boolean;
}

/** What the file holds: icons, and other names of icons. */
export type IconFile = Record<string, Icon | { of: string; flip?: boolean }>;

/** Takes the file's content and a name; returns the icon, undefined when there is none of that name. */
export function iconOf(file: IconFile, name: string): Icon | undefined {
  if (!Object.hasOwn(file, name)) return undefined;
  const found = file[name];
  if (!found || 'shapes' in found) return found;
  const meant = iconOf(file, found.of);
  return meant && { ...meant, flip: found.flip === true };
}

/** Draws an icon in its own units, its square's corner at the origin. People keep a straight face. */
export function drawIcon(pen: Pen, icon: Icon): void {
  const { ctx, tone } = pen;
  const person = icon.kind === 'People & Body';
  for (const shape of icon.shapes) {
    if (person && smiles(shape)) {
      straightMouth(pen, shape);
      continue;
    }
    const [colour, d, more] = shape;
    ctx.save();
    if (more?.alpha !== undefined) ctx.globalAlpha *= more.alpha;
    if (more?.line) {
      ctx.strokeStyle = tone(colour);
      ctx.lineWidth = more.line;
      ctx.lineCap = 'round';
      ctx.stroke(new Path2D(d));
    } else {
      ctx.fillStyle = tone(colour);
      ctx.fill(new Path2D(d), more?.even ? 'evenodd' : 'nonzero');
    }
    ctx.restore();
  }
  if (person) lids(pen, icon);
}
