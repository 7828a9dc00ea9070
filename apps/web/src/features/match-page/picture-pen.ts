import { bend } from '../../ui/mouth-geometry.ts';

/** Width and height of the picture in pixels: a square is cut by nobody. */
export const SIDE = 1080;
export const PAD = 72;
export const WIDTH = SIDE - 2 * PAD;

// The stage is dark in both themes, and so is what is shown of it elsewhere.
export const colour = {
  ground: '#0e0e11',
  text: '#f4f0e6',
  muted: '#a6a29a',
  spot: '#ffd23f',
  line: '#2c2c34',
  out: '#ff4b3e',
};

export type Pen = CanvasRenderingContext2D;

export const display = (px: number): string => `400 ${px}px Anton, Impact, sans-serif`;
export const plain = (px: number, weight = 400): string => `${weight} ${px}px Inter, Arial, sans-serif`;

/** As much of a text as fits into a width. */
function fitted(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Writes a line of text, cut off where the width ends; `x` is its left end, or its right one. */
export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  { font, fill, width = WIDTH, align = 'left' }: { font: string; fill: string; width?: number; align?: CanvasTextAlign },
): void {
  pen.font = font;
  pen.fillStyle = fill;
  pen.textAlign = align;
  pen.fillText(fitted(pen, text, width), x, y);
}

/** Writes a headline as large as its width allows, `y` the foot of its last line; what would become too small takes two lines. */
export function headline(pen: Pen, text: string, x: number, y: number, width: number): void {
  const fits = (line: string, px: number): boolean => {
    pen.font = display(px);
    return pen.measureText(line).width <= width;
  };
  const last = text.lastIndexOf(' ');
  const lines = fits(text, 84) || last < 0 ? [text] : [text.slice(0, last), text.slice(last + 1)];
  let px = 120;
  while (px > 42 && !lines.every((line) => fits(line, px))) px -= 6;
  lines.toReversed().forEach((line, at) => write(pen, line, x, y - at * px * 1.12, { font: display(px), fill: colour.text, width }));
}

/** The one light, from the upper edge down to `foot`. */
export function spotlight(pen: Pen, x: number, foot: number): void {
  const light = pen.createLinearGradient(0, 0, 0, foot);
  light.addColorStop(0, 'rgb(255 214 130 / 0.3)');
  light.addColorStop(1, 'rgb(255 214 130 / 0)');
  pen.fillStyle = light;
  pen.beginPath();
  pen.moveTo(x - 56, 0);
  pen.lineTo(x + 56, 0);
  pen.lineTo(x + 250, foot);
  pen.lineTo(x - 250, foot);
  pen.fill();
}

/** The face that does not change, as wide as told, `x` and `y` its upper left corner. */
export function face(pen: Pen, x: number, y: number, width: number): void {
  pen.fillStyle = colour.text;
  for (const eye of [0.135, 0.865]) {
    pen.beginPath();
    pen.arc(x + width * eye, y + width * 0.19, width * 0.095, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = colour.text;
  pen.lineWidth = width * 0.085;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(bend(x + width * 0.3, x + width * 0.7, y + width * 0.4, 0)));
}

/** A crown of a width, its foot at `y`. */
export function crown(pen: Pen, x: number, y: number, width: number): void {
  const height = width * 0.6;
  const at = (across: number, up: number): [number, number] => [x + width * across, y - height * up];
  pen.fillStyle = colour.spot;
  pen.beginPath();
  pen.moveTo(...at(0.06, 0));
  for (const corner of [at(0, 0.85), at(0.27, 0.45), at(0.5, 1), at(0.73, 0.45), at(1, 0.85), at(0.94, 0)]) pen.lineTo(...corner);
  pen.fill();
}
