import type { FamilyLevel, MemeFormat, MemeStyle } from '@deadpan/protocol';
import type { LayoutId } from './layouts.ts';

/** What is asked of the engine. The prompt is what the player typed, of any length and with anything in it. */
export interface Wish {
  prompt: string;
  style: MemeStyle;
  format: MemeFormat;
  /** 0, and one more with every New */
  variant: number;
  /** which lines of our own may be used */
  family: FamilyLevel;
}

/** What a prompt is about, as the sentence model's 512 numbers; null without a model, and the engine does with words alone. */
export type Meaning = readonly number[] | null;

/**
 * A meme before it is drawn: plain data, kept with the meme, so that it can be drawn again at any time and its texts changed without composing
 * it anew. The same plan gives the same bytes.
 */
export interface Plan {
  /** of this shape; raised when an older program could not draw it */
  schema: 1;
  layout: LayoutId;
  style: MemeStyle;
  format: MemeFormat;
  /** state of the plan's chance: backgrounds, tilts, which props stand around */
  seed: number;
  /** artwork by place of the layout: names of icons in `art/` */
  art: Record<string, string>;
  /** words by place of the layout, cleaned; an empty one is not drawn */
  texts: Record<string, string>;
  /** shares of the pie, largest first, together 1 */
  shares?: readonly number[];
  /** how it feels: the face that main characters wear, the colours behind */
  mood: 'calm' | 'smug' | 'tired' | 'panic' | 'proud' | 'sad' | 'angry' | 'suspicious';
}
