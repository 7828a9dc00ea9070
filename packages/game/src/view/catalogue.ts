import type { Meme, Still } from '@deadpan/protocol';
import type { OwnMemes } from '../match.ts';

/** What is shown of a clip and of an image, by their ids; the rules know only a clip's length. */
export interface Catalogue {
  meme: (id: string) => Meme | undefined;
  still: (id: string) => Still | undefined;
}

/** Takes what comes with the product and what a match brought along; returns both as one. */
export function withOwn({ meme, still }: Catalogue, own: OwnMemes | undefined): Catalogue {
  if (!own) return { meme, still };
  return { meme: (id) => own.memes[id] ?? meme(id), still: (id) => own.stills[id] ?? still(id) };
}
