import { forgeTexts } from '../../../texts/forge.ts';
import { linesAt, middle } from './place.ts';
import type { Place } from './place.ts';

const t = forgeTexts.editor;

/** Where a text is and how large, in words. */
export function placeSaid(place: Place): string {
  const { x, y } = middle(place);
  const where = t.at(x, y, place.width, place.height);
  return linesAt(place).vertical ? `${where} ${t.centred}` : where;
}
