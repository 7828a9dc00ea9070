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
/** A match, by its first and last unit in what was searched; whether it is one. */
type Counts = (from: number, to: number) => boolean;

function offensive(matcher: RegExpMatcher, { text, at }: Squashed, counts: Counts = () => true): Span[] {
  if (text === '') return [];
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
/** Two characters, different ones: a word of the dictionary may have any one character in its midst, and the same one twice is taken for one. */
const BETWEEN = '\r\n';

/**
 * Puts pieces of a text one after the other, so that no word is found across two of them. Every search goes through the whole dictionary,
 * however short what it searches is: a text of a hundred dots must not be a hundred searches.
 */
function joined(pieces: readonly Squashed[]): Squashed {
  const nowhere = Array.from(BETWEEN, () => 0);
  return {
    text: pieces.map(({ text }) => text).join(BETWEEN),
    at: pieces.flatMap(({ at }, index) => (index === 0 ? at : [...nowhere, ...at])),
  };
}

/** Squeezed out of one token, a word must be all of it: "fu.ck" is one, "push-it" is not. */
function inTokens(matcher: RegExpMatcher, { text, at }: Squashed): Span[] {
  const pieces: Squashed[] = [];
  /** Where in all of them together each piece begins and ends. */
  const ends = new Map<number, number>();
  let begin = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const { text: letters, at: places } = squash(token, index, NO_LETTER_NOR_APOSTROPHE);
    if (letters === '' || letters.length === token.length) continue;
    pieces.push({ text: letters, at: places.map((place) => at[place] ?? 0) });
    ends.set(begin, begin + letters.length - 1);
    begin += letters.length + BETWEEN.length;
  }
  return offensive(matcher, joined(pieces), (from, to) => ends.get(from) === to);
}

function spelt(matcher: RegExpMatcher, { text, at }: Squashed): Span[] {
  const runs = Array.from(text.matchAll(SPELT), ({ 0: run, index }) => {
    const { text: letters, at: places } = squash(run, index, NO_LETTER);
    return { text: letters, at: places.map((place) => at[place] ?? 0) };
  });
  return offensive(matcher, joined(runs));
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
