import { premises } from '../../texts/comedy.ts';

/** FNV-1a: a number for a text, the same everywhere. */
function hash(text: string): number {
  return [...text].reduce((sum, char) => Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261) >>> 0;
}

/** The premises in the order of one turn: drawn by lot, and the same again after a refresh. Takes whatever names the turn. */
export function premisesFor(turn: string): string[] {
  return premises
    .map((text) => ({ text, lot: hash(`${turn}/${text}`) }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ text }) => text);
}
