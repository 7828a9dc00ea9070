import type { Meaning, Plan, Wish } from '@deadpan/forge';
import type { MemeText, MemeTextLook } from '@deadpan/protocol';
import type { Drawing, Drawn } from '../../ports/forge.ts';

/** What a language model is asked, and how large a background must be. */
export interface Ask {
  system: string;
  user: string;
  /** JSON Schema of the answer */
  schema: Record<string, unknown>;
  /** What an image model is asked to paint. */
  scene: string;
  width: number;
  height: number;
}

/** A meme as the engine composed and drew it. */
export interface Composed {
  plan: Plan;
  alt: string;
  texts: MemeText[];
  looks: MemeTextLook[];
  width: number;
  height: number;
  picture: Uint8Array;
  base: Uint8Array;
  /** The words that were given are in it; false when there were none, or they were of no use. */
  wordsUsed: boolean;
}

/** What a process of the engine can do. `words`: what a language model answered, unchecked. */
export type ForgeJob =
  | { do: 'ask'; wish: Wish }
  | { do: 'compose'; wish: Wish; meaning: Meaning; words: unknown; background: Uint8Array | null }
  | ({ do: 'draw' } & Drawing);
export type ForgeAnswer = Ask | Composed | Drawn;
