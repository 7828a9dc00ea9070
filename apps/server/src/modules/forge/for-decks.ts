import { cleanCaption, limits, type UserId } from '@deadpan/protocol';
import type { Memes } from '../../ports/memes.ts';
import { cut } from './cut.ts';
import type { Pictures } from './pictures.ts';

/** A forged meme on its way into a deck: the deck keeps a copy of the picture, and what happens to the meme afterwards is nothing to it. */
export interface ForgedStill {
  /** WebP */
  bytes: Uint8Array;
  width: number;
  height: number;
  title: string;
  alt: string;
  /** What stands on the picture, for the family filter. */
  words: string[];
}

/** Takes the store and the pictures; returns what finds a player's own meme, or null when there is none. */
export function forgedStills(
  store: Pick<Memes, 'byId'>,
  pictures: Pick<Pictures, 'get'>,
): (owner: UserId, id: string) => Promise<ForgedStill | null> {
  return async (owner, id) => {
    const meme = await store.byId(owner, id);
    const bytes = meme && (await pictures.get(meme.picture));
    if (!meme || !bytes) return null;
    const { texts, width, height } = meme.drawing;
    return {
      bytes,
      width,
      height,
      title: cut(cleanCaption(meme.prompt), limits.decks.title),
      alt: cut(meme.alt, limits.decks.alt),
      words: texts.map(({ text }) => text).filter((text) => text !== ''),
    };
  };
}
