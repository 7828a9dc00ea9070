import type { FamilyLevel, Rating } from '@deadpan/protocol';
import type { RegExpMatcher } from 'obscenity';
import { matchers } from './words.ts';

/** A text without some of its characters, and where each of its UTF-16 units stood. */
interface Squashed {
  text: string;
  at: number[];
}

function squash(text: string, from: number, dropped: RegExp): Squashed {
  let kept = '';
  const at: number[] = [];
  let index = from;
  for (const character of text) {
    if (!dropped.test(character)) {
      for (let unit = 0; unit < character.length; unit++) at.push(index + unit);
      kept += character;
    }
    index += character.length;
  }
  return { text: kept, at };
}

/** First and last unit, both inclusive. */
type Span = readonly [from: number, to: number];

function offensive(matcher: RegExpMatcher, { text, at }: Squashed, counts: (from: number, to: number) => boolean = () => true): Span[] {
  return matcher
    .getAllMatches(text)
    .filter(({ startIndex, endIndex }) => counts(startIndex, endIndex))
    .map(({ startIndex, endIndex }) => [at[startIndex] ?? 0, at[endIndex] ?? at.at(-1) ?? 0]);
}

/** Accents piled up and characters nobody sees. */
const UNSEEN = /[\p{M}\p{Cf}]/u;
const NO_LETTER = /[^\p{L}\p{N}@$!]/u;
const NO_LETTER_NOR_APOSTROPHE = /[^\p{L}\p{N}@$!'’]/u;
/** Letters that stand alone, three or more in a row: "f u c k", "f.u.c.k". */
const SPELT = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$!](?:[^\p{L}\p{N}@$!]{1,3}[\p{L}\p{N}@$!]){2,}(?![\p{L}\p{N}])/gu;
const TOKEN = /\S+/g;

/** Squeezed out of one token, a word must be all of it: "fu.ck" is one, "push-it" is not. */
function inTokens(matcher: RegExpMatcher, { text, at }: Squashed): Span[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const { text: letters, at: places } = squash(token, index, NO_LETTER_NOR_APOSTROPHE);
    if (letters.length === token.length) return [];
    const squashed = { text: letters, at: places.map((place) => at[place] ?? 0) };
    return offensive(matcher, squashed, (from, to) => from === 0 && to === letters.length - 1);
  });
}

function spelt(matcher: RegExpMatcher, { text, at }: Squashed): Span[] {
  return [...text.matchAll(SPELT)].flatMap(({ 0: run, index }) => {
    const { text: letters, at: places } = squash(run, index, NO_LETTER);
    return offensive(matcher, { text: letters, at: places.map((place) => at[place] ?? 0) });
  });
}

/**
 * Takes a text somebody typed and a family level; returns it with stars over English words that the level leaves out, however they are spaced
 * out or accented; spaces stay. A clean text comes back as it is; the length never changes. It is a courtesy and no wall: whoever wants to
 * offend finds a spelling.
 */
export function masked(text: string, level: FamilyLevel): string {
  const matcher = matchers[level];
  if (!matcher) return text;
  const seen = squash(text, 0, UNSEEN);
  const spans = [...offensive(matcher, seen), ...spelt(matcher, seen), ...inTokens(matcher, seen)];
  if (spans.length === 0) return text;
  const units = text.split('');
  for (const [from, to] of spans) {
    for (let at = from; at <= to; at++) if (!/\s/.test(units[at] ?? ' ')) units[at] = '*';
  }
  return units.join('');
}

/** Takes texts; returns the strictest level at which all of them are shown as they are. */
export function ratingOf(...texts: readonly string[]): Rating {
  const holds = (level: FamilyLevel): boolean => texts.every((text) => masked(text, level) === text);
  if (holds('strict')) return 'strict';
  return holds('mild') ? 'mild' : 'off';
}

const strictness: readonly FamilyLevel[] = ['off', 'mild', 'strict'];

/** Takes what something is fit for and an arena's level; returns whether it may be shown there. */
export const isFitFor = (rating: Rating, level: FamilyLevel): boolean => strictness.indexOf(rating) >= strictness.indexOf(level);

/** Takes what two things are fit for; returns what both together are fit for. */
export const ratingOfBoth = (one: Rating, other: Rating): Rating => (isFitFor(one, other) ? other : one);
