import { cleanCaption, type EditMemeBody, type MemeResult } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { Forge } from '../../ports/forge.ts';
import type { KeptMeme, Memes as Store } from '../../ports/memes.ts';
import { noted, type Pictures } from './pictures.ts';
import type { Mask } from './prompt.ts';
import { toResult } from './shown.ts';
import { changedTexts } from './texts.ts';

export interface ChangingDeps {
  forge: Pick<Forge, 'draw'>;
  store: Pick<Store, 'change'>;
  pictures: Pick<Pictures, 'keep' | 'drop'>;
  mask: Mask;
  /** What an image model painted behind a meme. */
  behind: (meme: KeptMeme) => Promise<Uint8Array | null>;
}

/** Takes a meme as it is kept, what its player makes of it and when to stop; draws and keeps it anew. Rejects with `HttpFailure` or as the `Forge` does. */
export type Change = (meme: KeptMeme, body: EditMemeBody, signal: AbortSignal) => Promise<MemeResult>;

/** The owner's words, the ones they wrote before, or what the engine says of the new drawing. */
function altOf({ alt, drawing }: KeptMeme, said: string | null, described: string): { alt: string; ownAlt: boolean } {
  const ownAlt = said === null ? drawing.ownAlt : said !== '';
  return { ownAlt, alt: ownAlt ? (said ?? alt) : described };
}

export function createChanging({ forge, store, pictures, mask, behind }: ChangingDeps): Change {
  return async (meme, body, signal) => {
    const texts = changedTexts(meme.drawing.texts, body.texts, mask);
    const drawn = await forge.draw({ plan: meme.drawing.plan, texts, background: await behind(meme), as: 'image/webp' }, signal);
    const { alt, ownAlt } = altOf(meme, body.alt === undefined ? null : mask(cleanCaption(body.alt)), drawn.alt);
    const picture = await pictures.keep(drawn.picture);
    const change = { drawing: { ...meme.drawing, texts, ownAlt }, alt, edited: true, picture };
    if (!(await noted(pictures, [picture], () => store.change(meme.userId, meme.id, meme.picture, change)))) {
      throw new HttpFailure(409, 'This meme was changed or deleted at the same time. Please look at it again.');
    }
    await pictures.drop([meme.picture]);
    return toResult({ ...meme, ...change });
  };
}
