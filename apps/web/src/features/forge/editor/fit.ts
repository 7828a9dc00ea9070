/** How wide a text is at a size of one unit. */
export type Measure = (text: string) => number;

/** A text as it is set: its lines, and their size in the unit of the box. */
interface Setting {
  lines: string[];
  size: number;
}

/** What a look says of the setting, in sizes; `largest` in the unit of the box. `pad`: what an outline takes on every side. */
interface Rules {
  pad?: number;
  leading?: number | undefined;
  largest?: number | undefined;
}

/** From line to line, where the look does not say. */
const LEADING = 1.16;
const STEPS = 14;
/** Between words, and between the characters of scripts that are written without spaces. */
const BREAKS = /\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])(?=[\p{L}\p{N}])/u;

/** Breaks a text so that no line is wider than `width` at a size of one; what cannot be broken stands alone. */
function wrapped(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let at = 0;
  for (const piece of text.split(BREAKS).filter(Boolean)) {
    const from = text.indexOf(piece, at);
    const last = lines.at(-1);
    const longer = last === undefined ? '' : last + (from > at ? ' ' : '') + piece;
    if (longer !== '' && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
    at = from + piece.length;
  }
  return lines;
}

/** The largest number between `low` and `high` that does, `low` taken to do. */
function largest(low: number, high: number, does: (value: number) => boolean): number {
  if (does(high)) return high;
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (from + to) / 2;
    if (does(middle)) from = middle;
    else to = middle;
  }
  return from;
}

/** The lines of a text, as many as needed, but all about as long. */
function balanced(text: string, width: number, measure: Measure): string[] {
  const count = wrapped(text, width, measure).length;
  const narrower = largest(0, 1, (share) => {
    const lines = wrapped(text, width * (1 - share), measure);
    return lines.length <= count && lines.every((line) => measure(line) <= width);
  });
  return wrapped(text, width * (1 - narrower), measure);
}

/**
 * How a text fills a box: its lines, and the largest size at which they fit. The server's artist sets the real one in
 * much the same way; this is what is seen while it is moved.
 */
export function fitted(words: string, box: { width: number; height: number }, measure: Measure, rules: Rules = {}): Setting {
  const { pad = 0, leading = LEADING, largest: most = Number.POSITIVE_INFINITY } = rules;
  const text = words.replace(/\s+/gu, ' ').trim();
  if (text === '') return { lines: [], size: 0 };
  const room = (size: number): number => box.width / size - 2 * pad;
  const size = largest(0, Math.min(most, box.height / (1 + 2 * pad)), (tried) => {
    if (tried === 0) return true;
    const lines = wrapped(text, room(tried), measure);
    return ((lines.length - 1) * leading + 1 + 2 * pad) * tried <= box.height && lines.every((line) => measure(line) <= room(tried));
  });
  return { lines: size === 0 ? [text] : balanced(text, room(size), measure), size };
}
