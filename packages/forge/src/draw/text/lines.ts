import type { Piece } from './break.ts';

export interface Measured extends Piece {
  /** at size 1 */
  width: number;
}

/** Takes measured pieces, the width of a space and how wide a line may be; returns the fewest lines, null when a piece is wider than that. */
function filled(pieces: readonly Measured[], space: number, most: number): Measured[][] | null {
  const lines: Measured[][] = [];
  let line: Measured[] = [];
  let width = 0;
  for (const piece of pieces) {
    if (piece.width > most) return null;
    const wider = width + (line.length > 0 && piece.spaced ? space : 0) + piece.width;
    if (line.length > 0 && wider > most) {
      lines.push(line);
      line = [piece];
      width = piece.width;
    } else {
      line.push(piece);
      width = wider;
    }
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** As many lines as `filled` makes, but as equally long as may be: no word is left alone on the last one. */
export function balanced(pieces: readonly Measured[], space: number, most: number): Measured[][] | null {
  const first = filled(pieces, space, most);
  if (!first || first.length < 2) return first;
  let [low, high] = [0, most];
  let best = first;
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    const tried = filled(pieces, space, middle);
    if (tried && tried.length === first.length) [high, best] = [middle, tried];
    else low = middle;
  }
  return best;
}

/** A line's words as they are written. */
export const joinedLine = (line: readonly Measured[]): string =>
  line.map(({ text, spaced }, i) => (i > 0 && spaced ? ` ${text}` : text)).join('') + (line.at(-1)?.hyphen ? '\u2010' : '');
