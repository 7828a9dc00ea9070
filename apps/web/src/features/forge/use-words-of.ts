import { useEffect, useRef } from 'react';
import type { MemeResult } from '@deadpan/protocol';
import type { useWish } from './use-wish.ts';

/**
 * A meme whose address was opened in a fresh tab brings its words into the form, to go on from; once, and never over words that are there: whoever
 * empties the field wants it empty.
 */
export function useWordsOf(meme: MemeResult | undefined, { typed, change }: Pick<ReturnType<typeof useWish>, 'typed' | 'change'>): void {
  const settled = useRef(typed !== '');
  useEffect(() => {
    if (settled.current || (!meme && typed === '')) return;
    settled.current = true;
    if (meme && typed === '') change({ prompt: meme.prompt, style: meme.style, format: meme.format });
  }, [meme, typed, change]);
}
