import type { Wish } from '@deadpan/forge';
import type { MemeStyle } from '@deadpan/protocol';

const looks: Record<MemeStyle, string> = {
  classic: 'plain photograph, even light',
  modern: 'flat colours, large clean shapes',
  vintage: 'faded old print, few colours',
  minimalist: 'very few shapes, two colours, much empty space',
};

/** Takes a wish; returns what an image model is asked to paint: a background for words, without any of its own. */
export const sceneOf = ({ prompt, style }: Pick<Wish, 'prompt' | 'style'>): string =>
  `${prompt}. ${looks[style]}. Everybody in it keeps a straight face. No text, no letters, no watermark, calm edges.`;
