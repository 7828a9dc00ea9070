import { createCanvas } from '@napi-rs/canvas';

/** How far a line's ink reaches from where it begins, in sizes. */
export interface InkBox {
  ascent: number;
  descent: number;
  /** beyond its width */
  left: number;
  right: number;
}

const HEIGHT = 120;
const BASELINE = 72;
const LARGEST = 26;
const WIDEST = 2_400;
const EDGE = 30;
const canvas = createCanvas(WIDEST + 2 * EDGE, HEIGHT);
const ctx = canvas.getContext('2d');
const known = new Map<string, InkBox>();

/**
 * Takes a line, its families by size, its width in sizes and its direction; returns where its ink is, by looking: what the canvas measures leaves
 * out marks above letters, all but the first script of a line, and everything that runs from right to left.
 */
export function inkBox(text: string, fontAt: (size: number) => string, width: number, spacing: number, rtl: boolean): InkBox {
  const size = Math.min(LARGEST, WIDEST / Math.max(width, 1));
  const font = fontAt(size);
  const key = `${font}|${spacing}|${rtl}|${text}`;
  const found = known.get(key);
  if (found) return found;
  ctx.clearRect(0, 0, canvas.width, HEIGHT);
  ctx.font = font;
  ctx.direction = rtl ? 'rtl' : 'ltr';
  ctx.letterSpacing = `${spacing * size}px`;
  ctx.textAlign = 'left';
  ctx.fillText(text, EDGE, BASELINE);
  const columns = Math.min(canvas.width, Math.ceil(width * size) + 2 * EDGE);
  const { data } = ctx.getImageData(0, 0, columns, HEIGHT);
  let [top, bottom, left, right] = [HEIGHT, -1, columns, -1];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < columns; x++)
      if ((data[(y * columns + x) * 4 + 3] ?? 0) > 24) {
        if (y < top) top = y;
        if (y > bottom) bottom = y;
        if (x < left) left = x;
        if (x > right) right = x;
      }
  const box: InkBox =
    bottom < 0
      ? { ascent: 0, descent: 0, left: 0, right: 0 }
      : {
          ascent: (BASELINE - top + 1) / size,
          descent: (bottom - BASELINE + 2) / size,
          left: Math.max(0, EDGE - left + 0.5) / size,
          right: Math.max(0, right - EDGE + 1.5) / size - width,
        };
  if (known.size > 400) known.clear();
  known.set(key, box);
  return box;
}
