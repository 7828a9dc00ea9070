import type { Meme, Still } from '@deadpan/protocol';

/** What is shown of a clip and of an image, by their ids; the rules know only a clip's length. */
export interface Catalogue {
  meme: (id: string) => Meme | undefined;
  still: (id: string) => Still | undefined;
}
