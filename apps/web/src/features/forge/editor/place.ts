/** Where something lies on a picture, in shares of it (0 to 1). */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** No text gets smaller than a finger can take hold of. */
const MIN_WIDTH = 0.08;
const MIN_HEIGHT = 0.05;

/** Steps of the keyboard and of the buttons. */
export const STEP = 0.01;
export const LARGE_STEP = 0.05;
export const GROW = 1.1;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

/** Keeps a place inside the picture; its size first, then where it is. */
function inside({ x, y, width, height }: Place): Place {
  const w = round(between(MIN_WIDTH, width, 1));
  const h = round(between(MIN_HEIGHT, height, 1));
  return { x: round(between(0, x, 1 - w)), y: round(between(0, y, 1 - h)), width: w, height: h };
}

/** Moved by shares of the picture, as far as it goes. */
export const moved = (place: Place, dx: number, dy: number): Place => inside({ ...place, x: place.x + dx, y: place.y + dy });

/** Its lower right corner pulled; the upper left one stays where it is. */
export function pulled(place: Place, dx: number, dy: number): Place {
  const width = between(MIN_WIDTH, place.width + dx, 1 - place.x);
  const height = between(MIN_HEIGHT, place.height + dy, 1 - place.y);
  return inside({ ...place, width, height });
}

/** Larger or smaller by a factor, about its middle. */
export function scaled(place: Place, factor: number): Place {
  const width = between(MIN_WIDTH, place.width * factor, 1);
  const height = between(MIN_HEIGHT, place.height * factor, 1);
  return inside({ x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height });
}

/** In the middle from left to right. */
export const centred = (place: Place): Place => ({ ...place, x: round((1 - place.width) / 2) });

/** The middle of a place. */
export const middle = ({ x, y, width, height }: Place): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

const EXACT = 0.002;

/** Which of the picture's middle lines a place is centred on. */
export function linesAt(place: Place): { vertical: boolean; horizontal: boolean } {
  const { x, y } = middle(place);
  return { vertical: Math.abs(x - 0.5) <= EXACT, horizontal: Math.abs(y - 0.5) <= EXACT };
}

/** Drawn onto the picture's middle lines when it is as near as `reach` (shares of width and height). */
export function snapped(place: Place, reach: { x: number; y: number }): Place {
  const at = middle(place);
  const dx = Math.abs(at.x - 0.5) <= reach.x ? 0.5 - at.x : 0;
  const dy = Math.abs(at.y - 0.5) <= reach.y ? 0.5 - at.y : 0;
  return dx === 0 && dy === 0 ? place : moved(place, dx, dy);
}
