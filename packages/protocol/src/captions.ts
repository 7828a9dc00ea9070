import * as z from 'zod/mini';
import { cleanName, graphemes, plainText } from './accounts.ts';
import { limits } from './limits.ts';

const { min, max, mostUnits } = limits.caption;
/** More marks on one letter than any script needs: a pile over the lines above and below. */
const PILE = /(\p{M}{5})\p{M}+/gu;

/**
 * Takes a caption as typed; returns it as one line that is what it looks like: NFC, single spaces, nothing that nobody sees and no piles of marks.
 * Such things come along with what players paste, so they are taken out and not refused.
 */
export function cleanCaption(text: string): string {
  return cleanName(plainText(cleanName(text)).replace(PILE, '$1'));
}

/** Takes a cleaned caption; returns what is wrong with its length as a person counts it (spec §5), or null. */
export function captionProblem(caption: string): 'short' | 'long' | null {
  const length = graphemes(caption);
  if (length < min) return 'short';
  return length > max || caption.length > mostUnits ? 'long' : null;
}

/** A caption: cleaned, and as long as spec §5 says. */
export const Caption = z.pipe(
  z.string().check(z.maxLength(mostUnits)),
  z.pipe(
    z.transform(cleanCaption),
    z.string().check(z.refine((caption) => captionProblem(caption) === null, `must be ${min} to ${max} characters`)),
  ),
);
