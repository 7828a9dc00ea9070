import { GROW, LARGE_STEP, STEP, moved, pulled, scaled } from './place.ts';
import type { Place } from './place.ts';

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to a text that has the focus: arrows move it, Shift more, Alt its size, + and − all of it. Undefined: nothing. */
export function placeAfterKey(place: Place, key: string, { shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): Place | undefined {
  const arrow = arrows[key];
  if (arrow) {
    const step = shiftKey ? LARGE_STEP : STEP;
    const [dx, dy] = [arrow[0] * step, arrow[1] * step];
    return altKey ? pulled(place, dx, dy) : moved(place, dx, dy);
  }
  if (key === '+' || key === '=') return scaled(place, GROW);
  if (key === '-' || key === '_' || key === '−') return scaled(place, 1 / GROW);
  return undefined;
}
