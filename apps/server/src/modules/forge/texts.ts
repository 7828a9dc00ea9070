import { cleanCaption, type MemeText } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { Mask } from './prompt.ts';

const bad = (detail: string): HttpFailure => new HttpFailure(422, detail, { code: 'VALIDATION' });
/** Finer than a pixel, and the same number in every database. */
const tidy = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Moves a box that reaches beyond the picture back into it. */
function inside({ x, y, width, height }: MemeText): Pick<MemeText, 'x' | 'y' | 'width' | 'height'> {
  return { x: tidy(Math.min(x, 1 - width)), y: tidy(Math.min(y, 1 - height)), width: tidy(width), height: tidy(height) };
}

/**
 * Takes the texts of a meme, what its player made of some of them, and the filter; returns them as they are drawn: boxes within the picture, words
 * without what nobody sees, masked. A slot that is left out stays as it was. Throws 422 for a slot the meme does not have, or twice the same.
 */
export function changedTexts(texts: readonly MemeText[], changes: readonly MemeText[], mask: Mask): MemeText[] {
  const bySlot = new Map(changes.map((change) => [change.slot, change]));
  if (bySlot.size < changes.length) throw bad('A text of the meme is there twice.');
  for (const slot of bySlot.keys()) if (!texts.some((text) => text.slot === slot)) throw bad(`This meme has no text called "${slot}".`);
  return texts.map((text) => {
    const change = bySlot.get(text.slot);
    return change ? { slot: text.slot, text: mask(cleanCaption(change.text)), ...inside(change) } : text;
  });
}
