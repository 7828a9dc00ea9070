import type { MemeTextLook } from '@deadpan/protocol';
import type { Measure } from './fit.ts';

/** What the browser sets a text of the drawing in: ours where we have it, else something of the kind. */
export const families: Record<MemeTextLook['font'], string> = {
  impact: "Anton, 'Anton fallback', Impact, sans-serif",
  sans: "Inter, 'Inter fallback', sans-serif",
  serif: "Georgia, 'Times New Roman', 'Liberation Serif', serif",
  mono: "'Courier New', 'Liberation Mono', monospace",
  hand: "'Comic Neue', 'Comic Sans MS', 'Segoe Print', cursive",
};

const plain: MemeTextLook = {
  slot: '',
  name: '',
  font: 'sans',
  colour: '#17161a',
  outline: null,
  upper: false,
  align: 'center',
};

/** How a slot's text looks; a plain one where the server said nothing. */
export const lookOf = (looks: readonly MemeTextLook[], slot: string): MemeTextLook =>
  looks.find((look) => look.slot === slot) ?? { ...plain, slot, name: slot };

/** The words as they are drawn. */
export const shownWords = (text: string, { upper }: Pick<MemeTextLook, 'upper'>): string => (upper ? text.toLocaleUpperCase('en') : text);

/** Widths are measured at this size, px. */
const AT = 100;
/** About what a letter is wide where nothing can be measured. */
const GUESS = 0.55;

let paper: CanvasRenderingContext2D | null | undefined;

/** A measure of texts in a look, by the browser's own fonts. */
export function measureFor({ font, weight = 400, italic = false, spacing = 0 }: MemeTextLook): Measure {
  paper ??= document.createElement('canvas').getContext('2d');
  const context = paper;
  if (!context) return (text) => text.length * (GUESS + spacing);
  return (text) => {
    context.font = `${italic ? 'italic ' : ''}${weight} ${AT}px ${families[font]}`;
    return context.measureText(text).width / AT + spacing * [...text].length;
  };
}
