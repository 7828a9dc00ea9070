import { layouts, type LayoutId } from '../layouts.ts';
import type { Plan } from '../plan.ts';
import type { Shape } from './understand/frame.ts';

export type Mood = Plan['mood'];

/** A file of lines: what they are about, and the lines by layout. `data/README.md` says how they are written. */
export interface Theme {
  name: string;
  /** what it is about in a sentence or two, for the sentence model; empty in files that fit by the prompt's shape */
  about: string;
  /** words of a prompt that call for it, apart by commas */
  words: string;
  /** prompts of these shapes only */
  fits?: readonly Shape[];
  mood: Mood;
  /** artwork when the prompt names nothing that can be drawn; empty for a face */
  art: string;
  /** where the narrator stands, for documentary lines that do not say */
  places?: string;
  /** what runs below the news, for headlines without their own */
  tickers?: string;
  lines: Partial<Record<LayoutId, string>>;
}

/** One meme to be filled in. */
export interface Recipe {
  theme: Theme;
  layout: LayoutId;
  /** one for each of the layout's places; a missing last one is found elsewhere */
  texts: readonly string[];
  shares?: readonly number[];
  /** one of these words is in the prompt, or what is asked of it: "?me", "?other", "?animal", "?human" */
  needs: readonly string[];
  art: readonly string[];
  mood?: Mood;
  /** not where the family filter is strict */
  bold: boolean;
  /** as it stands in its file */
  source: string;
}

const MOODS: readonly string[] = ['calm', 'smug', 'tired', 'panic', 'proud', 'sad', 'angry', 'suspicious'] satisfies Mood[];
const isMood = (word: string): word is Mood => MOODS.includes(word);

/** Takes a file's text; returns its lines without comments and empty ones. */
export const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Takes "a, b, c"; returns its words. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim().replace(/\s+/gu, ' '))
    .filter(Boolean);

function parseLine(theme: Theme, layout: LayoutId, source: string): Recipe {
  const needs = /^\[([^\]]+)\]\s*/u.exec(source);
  const marks = /((?:\s+(?:@[\w-]+|![a-z]+|~))*)$/u.exec(source)?.[1] ?? '';
  const body = source.slice(needs?.[0].length ?? 0, source.length - marks.length);
  const flags = marks.split(/\s+/u).filter(Boolean);
  const mood = flags.find((flag) => flag.startsWith('!'))?.slice(1);
  if (mood !== undefined && !isMood(mood)) throw new Error(`Unknown mood in ${theme.name}: ${source}`);
  let texts = body.split(/\s*\|\s*/u);
  let shares: number[] | undefined;
  if (layout === 'pie') {
    const counted = texts.slice(1).map((slice) => /^(.*\S)\s+(\d+)$/u.exec(slice));
    const counts = counted.map((match) => Number(match?.[2]));
    const sum = counts.reduce((all, count) => all + count, 0);
    if (counts.length !== 3 || !(sum > 0)) throw new Error(`A pie needs a title and three slices with numbers in ${theme.name}: ${source}`);
    shares = counts.map((count) => count / sum);
    texts = [texts[0] ?? '', ...counted.map((match) => match?.[1] ?? '')];
  }
  if (texts.length > layouts[layout].texts.length) throw new Error(`Too many parts for ${layout} in ${theme.name}: ${source}`);
  return {
    theme,
    layout,
    texts,
    needs: needs ? listOf(needs[1] ?? '') : [],
    art: flags.filter((flag) => flag.startsWith('@')).map((flag) => flag.slice(1)),
    bold: flags.includes('~'),
    source,
    ...(shares ? { shares } : {}),
    ...(mood ? { mood } : {}),
  };
}

const shorthands: Partial<Record<LayoutId, (text: string) => string[]>> = {
  reaction: (bottom) => ['{prompt}', bottom],
  nobody: (me) => ['Nobody:', me],
};

/** Takes a theme; returns its lines as recipes. Throws on a line that cannot be read; a test reads them all. */
export function recipesOf(theme: Theme): Recipe[] {
  const layoutIds = Object.keys(layouts) as LayoutId[];
  return layoutIds.flatMap((layout) =>
    linesOf(theme.lines[layout]).map((source) => {
      const recipe = parseLine(theme, layout, source);
      const short = recipe.texts.length === 1 ? shorthands[layout] : undefined;
      return short ? { ...recipe, texts: short(recipe.texts[0] ?? '') } : recipe;
    }),
  );
}
