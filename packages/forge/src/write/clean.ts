import { cleanName, limits, plainText } from '@deadpan/protocol';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** More marks on one letter than a script needs: a pile over the lines above and below. */
const PILE = /(\p{M}{3})\p{M}+/gu;
/** Longer input is cut before anything looks at it. */
const MOST_UNITS = 4_000;

/** Takes a text; returns its characters as a person counts them. */
function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Takes a text; returns how many characters a person counts in it. */
export function lengthOf(text: string): number {
  return /^[ -~]*$/u.test(text) ? text.length : characters(text).length;
}

/** Takes a text; returns it as one line of what is seen: NFC, single spaces, no control, bidi or invisible characters, at most three marks on a letter. */
export function cleanText(text: string): string {
  return cleanName(plainText(cleanName(text.slice(0, MOST_UNITS))).replace(PILE, '$1'));
}

/** Takes a cleaned text and a length in graphemes; returns it whole, or cut hard with "…". */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const all = characters(text);
  return all.length <= most
    ? text
    : `${all
        .slice(0, Math.max(0, most - 1))
        .join('')
        .trimEnd()}…`;
}

/** Takes a cleaned text and a length in graphemes; returns it whole, or cut between words with "…" where that loses little. */
export function shorten(text: string, most: number): string {
  const hard = cut(text, most);
  if (hard === text) return text;
  const space = hard.lastIndexOf(' ');
  if (space < hard.length * 0.55) return hard;
  return `${hard.slice(0, space).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** Takes what a player typed, of any length; returns it cleaned and cut at the prompt's limit. Lines stay apart: "me: …" stands on its own. */
export function cleanPrompt(text: string): { prompt: string; lines: string[] } {
  const prompt = cut(cleanText(text), limits.forge.prompt);
  const lines = text.slice(0, MOST_UNITS).split(/[\n\r]+/u);
  const cleaned = lines.map(cleanText).filter((line) => line !== '');
  return { prompt, lines: prompt.endsWith('…') ? [prompt] : cleaned };
}

/** Takes a text; returns it with its first letter large, where its script knows large ones. Quotation marks, asterisks and the like before it stay. */
export function capital(text: string): string {
  return text.replace(
    /^([\s"'“”‘’«»*(¿¡-]*)(\p{Ll})(?!\p{L}*\p{Lu})/u,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
