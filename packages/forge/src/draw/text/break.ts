/** A piece of text that stays on one line. */
export interface Piece {
  text: string;
  /** a space stands before it when it does not begin a line */
  spaced: boolean;
  /** a part of a word: a line that ends with it ends with a hyphen */
  hyphen?: boolean;
}

const words = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Scripts that are written without spaces. */
const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;
/** What must not begin a line. */
const clings = /^[\p{Pe}\p{Pf}\p{Po}\u3001\u3002\u30fc\u3005\uff01\uff0c\uff1a\uff1b\uff1f\u2026\p{M}]/u;
/** What must not end one. */
const holds = /[\p{Ps}\p{Pi}\u300c\u300e]$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** A text's characters as people count them. */
export const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Takes a text; returns what may stand on different lines. Lines it brings along are no lines of ours. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    let spaced = true;
    for (const part of partsOf(word)) {
      const last = pieces.at(-1);
      if (!spaced && last && (clings.test(part) || holds.test(last.text))) last.text += part;
      else pieces.push({ text: part, spaced });
      spaced = false;
    }
  }
  return pieces;
}

function partsOf(word: string): string[] {
  if (!joined.test(word) && !pictograph.test(word)) return word.split(/(?<=[-\u2010\u2013\u2014/])(?=\p{L}{2})/u);
  return [...words.segment(word)].flatMap(({ segment }) => (pictograph.test(segment) ? graphemesOf(segment) : [segment]));
}

/** Where a long word of Latin letters may be parted: before a consonant with a vowel behind it. */
const syllable =
  /(?<=\p{L}{2})(?<!s(?=ch)|[cspt](?=h)|q(?=u))(?=(?:sch|[cspt]h|[^aeiouyäöüáéíóúàèìòùâêîôûåæø\W\d_])[aeiouyäöüáéíóúàèìòùâêîôûåæø])/iu;
const LONGEST = 7;

/** Takes a piece that is too long for its box; returns it in parts a few letters long, with hyphens where lines end in scripts that have them. */
export function chopped(piece: Piece): Piece[] {
  const parts = (/\p{Script=Latin}/u.test(piece.text) ? piece.text.split(syllable) : [piece.text]).flatMap((part) => {
    const letters = graphemesOf(part);
    const count = Math.ceil(letters.length / LONGEST);
    return Array.from({ length: count }, (_, i) =>
      letters.slice(Math.round((i * letters.length) / count), Math.round(((i + 1) * letters.length) / count)).join(''),
    );
  });
  return parts.map((text, i) => ({
    text,
    spaced: i === 0 && piece.spaced,
    ...(i < parts.length - 1 && /\p{Script=Latin}$/u.test(text) && { hyphen: true }),
  }));
}
