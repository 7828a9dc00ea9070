import type { FontName } from '../fonts.ts';

/** How a text is set in its box. */
export interface TextLook {
  font: FontName;
  colour: string;
  /** a line around the letters, so that they can be read on any ground */
  outline: string | null;
  upper: boolean;
  align: 'left' | 'center' | 'right';
  valign: 'top' | 'middle' | 'bottom';
  /** the largest size in pixels */
  largest: number;
  /** between letters, in sizes */
  spacing?: number;
  /** from line to line, in sizes */
  leading?: number;
  /** behind the lines, for text over a picture that keeps no line around its letters */
  plate?: string;
}
