import { layouts, type LayoutId } from '../layouts.ts';
import type { Meaning, Wish } from '../plan.ts';
import { themes } from '../../data/index.ts';
import { languageOf } from '../../data/abroad/index.ts';
import { spokenIn } from './abroad.ts';
import { castOf, type Cast } from './art.ts';
import { hash, mixed } from './chance.ts';
import { lengthOf } from './clean.ts';
import { fill, placesIn } from './fill.ts';
import { keysFor, needsMet, themeFit, type Keys } from './match.ts';
import { recipesOf, type Recipe, type Theme } from './recipes.ts';
import type { Frame, Shape } from './understand/frame.ts';
import { nearness, spokenText } from './vectors.ts';

/** A recipe filled in for one prompt, and how good it is for it. */
export interface Candidate {
  recipe: Recipe;
  texts: readonly string[];
  score: number;
  /** words of the prompt show in it */
  shows: boolean;
}

/** What was found for a prompt: who plays in it and all that may be said, the best first. */
export interface Ranking {
  cast: Cast;
  candidates: readonly Candidate[];
  /** what it is about, the nearest first */
  themes: readonly Theme[];
}

/** The most that ever stands in a place, in graphemes: twice what looks right, and the whole prompt on top of a reaction. */
export function hardLimit(layout: LayoutId, slot: string): number {
  if (layout === 'reaction' && slot === 'top') return 280;
  const most = layouts[layout].texts.find(({ name }) => name === slot)?.most ?? 0;
  return Math.round(most * (most < 30 ? 1.5 : 1.6));
}

/** A recipe with what is asked of it for every prompt. */
interface Known extends Recipe {
  /** hash of what the sentence model was asked for it */
  key: number;
  /** hashes that its chance hangs on */
  chances: readonly [number, number];
  /** names in its braces, small */
  uses: ReadonlySet<string>;
}

const recipes: readonly Known[] = themes.flatMap(recipesOf).map((recipe) => ({
  ...recipe,
  key: hash(spokenText(recipe.source)),
  chances: [hash(recipe.source), hash(recipe.layout)],
  uses: new Set(recipe.texts.flatMap(placesIn).map((name) => name.toLowerCase())),
}));

/** Layouts that say best what a prompt of a shape says, in points. */
const likes: Partial<Record<Shape, Partial<Record<LayoutId, number>>>> = {
  contrast: { versus: 2.4, preference: 1.8 },
  nobody: { nobody: 3 },
  chat: { chat: 2.5, nobody: 1 },
  'is-this': { question: 3 },
  stages: { stages: 3 },
  when: { reaction: 1.1 },
  question: { chat: 0.6, error: 0.4, reaction: 0.4 },
  quote: { demotivator: 0.4, documentary: 0.3 },
  clause: { reaction: 0.3, documentary: 0.4, headline: 0.4 },
};

/** Layouts that fill a format best. */
const suits: Record<Wish['format'], Partial<Record<LayoutId, number>>> = {
  square: {},
  landscape: { headline: 0.15, versus: 0.15, documentary: 0.15 },
  portrait: { stages: 0.15, chat: 0.15, preference: 0.1 },
};

/** From this nearness on, a theme counts without any of its words. */
const NEAR = 0.34;
/** The same, when words already lead to another theme. */
const SURE = 0.45;
/** A theme this far behind the nearest one is only mentioned in passing: "a goose running a bank" is not about running. */
const BEHIND = 0.45;

/** What each theme is worth for a prompt, in points; those that are not there do not fit at all. */
function themePoints(frame: Frame, keys: Keys, near: (key: number) => number): Map<Theme, number> {
  const points = new Map<Theme, number>();
  const found = themes.some((theme) => theme.about !== '' && themeFit(theme, keys) > 0);
  for (const theme of themes) {
    if (theme.fits) {
      if (theme.fits.includes(frame.shape)) points.set(theme, theme.name === 'whole' ? 0.2 : 0.9);
    } else if (theme.about === '') points.set(theme, 0);
    else if (frame.shape === 'foreign') continue;
    else {
      const words = themeFit(theme, keys);
      const meant = near(hash(theme.about));
      if (words > 0) points.set(theme, words + 1.2 * meant);
      else if (meant > (found ? SURE : NEAR)) points.set(theme, 1.8 * meant);
    }
  }
  const best = Math.max(0, ...[...points].filter(([theme]) => theme.about !== '').map(([, value]) => value));
  for (const [theme, value] of points) if (theme.about !== '' && value < best - BEHIND) points.set(theme, value - 0.9);
  return points;
}

const PREDICATE = /^(?:does|did|do|doing|your do|your doing|my do|my doing)$/u;
/** Places that only agree with the prompt and show nothing of it. */
const SHOWN = /^(?!(?:they|them|their|is|was|has|s)\b)/u;
const OWN = /^(?:left|right|guess|said|first|second)$/u;

/** Points for how much of the prompt shows in a line, and for the layout that says its shape best. */
function own(recipe: Known, { shape, contrast, subject }: Frame): number {
  const names = [...recipe.uses];
  const special = names.some((name) => OWN.test(name));
  const swapped = contrast?.kind === 'instead' && recipe.layout === 'preference' ? 1.2 : 0;
  if (recipe.theme.fits || special) return (likes[shape]?.[recipe.layout] ?? 0) + swapped + (special ? 0.8 : 0.2);
  const told = names.some((name) => PREDICATE.test(name))
    ? subject?.person === 'other'
      ? 1.7
      : 1.3
    : names.includes('topic')
      ? 0.8
      : names.includes('prompt')
        ? 0.4
        : 0;
  const liked = shape === 'when' || shape === 'clause' || shape === 'quote' ? (likes[shape]?.[recipe.layout] ?? 0) : 0;
  // Two things are set against each other by the player; other two are beside the point.
  const aside = shape === 'contrast' || shape === 'is-this' ? (recipe.layout === 'reaction' ? 0.2 : 1.2) : 0;
  return told + liked - aside;
}

/** Takes a wish that was understood; returns everything that may be made of it, the best first. */
export function rank(wish: Wish, frame: Frame, meaning: Meaning): Ranking {
  // The model reads English words; of anything else it makes noise.
  const near = nearness(frame.words.length > 0 && frame.shape !== 'foreign' ? meaning : null);
  const keys = keysFor(frame);
  const cast = castOf(frame);
  const points = themePoints(frame, keys, near);
  const seed = hash(`${frame.prompt}\n${wish.style}\n${wish.format}`);
  const empty = frame.shape === 'empty';
  const candidates: Candidate[] = [];
  const foreign = frame.shape === 'foreign';
  const language = foreign ? languageOf(frame.prompt) : undefined;
  for (const recipe of recipes) {
    const point = points.get(recipe.theme);
    if (point === undefined || (recipe.bold && wish.family === 'strict')) continue;
    if (foreign && !spokenIn(recipe, language)) continue;
    if (empty !== (recipe.theme.fits?.includes('empty') ?? false)) continue;
    if (!needsMet(recipe, frame, keys.all, cast.who)) continue;
    const made = filled(recipe, frame);
    if (!made) continue;
    const score =
      point +
      own(recipe, frame) +
      (suits[wish.format][recipe.layout] ?? 0) +
      (recipe.needs.some((need) => !need.startsWith('?')) ? 0.6 : recipe.needs.length > 0 ? 0.15 : 0) +
      (recipe.theme.about === '' ? 0 : 1.6 * near(recipe.key)) -
      Math.max(0, made.over - 1) * 1.5 +
      0.5 * mixed(seed, recipe.chances[0]) +
      0.7 * mixed(seed, recipe.chances[1]);
    candidates.push({ recipe, texts: made.texts, score, shows: [...recipe.uses].some((name) => SHOWN.test(name)) });
  }
  candidates.sort((a, b) => b.score - a.score || (a.recipe.source < b.recipe.source ? -1 : 1));
  const found = [...points].filter(([theme]) => theme.about !== '').sort((a, b) => b[1] - a[1]);
  return { cast, candidates, themes: found.map(([theme]) => theme) };
}

/** A recipe's texts for a prompt, and how far the longest is over what looks right; null when one is missing or too long. */
function filled(recipe: Recipe, frame: Frame): { texts: string[]; over: number } | null {
  const texts: string[] = [];
  let over = 0;
  for (const [at, text] of recipe.texts.entries()) {
    const place = layouts[recipe.layout].texts[at];
    const made = place && fill(text, frame, roomFor(recipe, at));
    if (made === null || made === undefined) return null;
    const length = lengthOf(made);
    if (length > hardLimit(recipe.layout, place?.name ?? '')) return null;
    over = Math.max(over, length / (place?.most ?? 1));
    texts.push(made);
  }
  return { texts, over };
}

/** How long a filled text may get: on top of a reaction the whole prompt, elsewhere a little more than looks right. */
function roomFor(recipe: Recipe, at: number): number {
  const place = layouts[recipe.layout].texts[at];
  if (!place) return 0;
  return recipe.layout === 'reaction' && place.name === 'top' ? 280 : Math.round(place.most * 1.25);
}

/** How many memes are told apart before the first comes again. */
const CYCLE = 40;
/** Points off for a layout that was there before the last one, and one earlier; and for each time it was there at all. */
const JUST = [1.1, 0.6] as const;
const AGAIN = 0.3;
/** Points for the prompt's own words in another layout than a reaction's top, after a line that was only on its topic: people look for their idea. */
const SHOW = 0.8;

/** Fewer are enough to choose from, whatever the prompt. */
const CHOICE = 220;

/**
 * Takes everything that may be made, the best first, and which one is wanted, from 0; returns it. What New shows one after the other is never a layout
 * twice running and no line twice, until after forty or all that there is the first comes again. `first` stands before all of them.
 */
export function pick(candidates: readonly Candidate[], wanted: number, first: readonly Candidate[] = []): Candidate {
  const order: Candidate[] = [...first];
  const used = new Map<LayoutId, number>(first.map(({ recipe }) => [recipe.layout, 1]));
  const said = new Set<string>(first.map(wordsOf));
  const left = new Set(candidates.slice(0, CHOICE));
  while (order.length < CYCLE && order.length <= wanted) {
    const best = nextOf(left, order, used);
    if (!best) break;
    left.delete(best);
    if (said.has(wordsOf(best))) continue;
    said.add(wordsOf(best));
    used.set(best.recipe.layout, (used.get(best.recipe.layout) ?? 0) + 1);
    order.push(best);
  }
  const found = order[wanted];
  if (found) return found;
  // From the last to the first one again: not the same layout either.
  while (order.length > 2 && order.at(-1)?.recipe.layout === order[0]?.recipe.layout) order.pop();
  const again = order[wanted % order.length];
  if (!again) throw new Error('Nothing can be made of the prompt.');
  return again;
}

const wordsOf = ({ recipe, texts }: Candidate): string => `${recipe.layout}\n${texts.join('\n').toLowerCase()}`;

/** The best that is left, with a layout that was not just there. */
function nextOf(left: ReadonlySet<Candidate>, order: readonly Candidate[], used: ReadonlyMap<LayoutId, number>): Candidate | undefined {
  const [last, before, third] = [order.at(-1), order.at(-2), order.at(-3)];
  const topical = last !== undefined && last.recipe.theme.about !== '';
  let best: Candidate | undefined;
  let most = -Infinity;
  for (const candidate of left) {
    const { layout } = candidate.recipe;
    if (layout === last?.recipe.layout) continue;
    let score = candidate.score - AGAIN * (used.get(layout) ?? 0);
    if (layout === before?.recipe.layout) score -= JUST[0];
    if (layout === third?.recipe.layout) score -= JUST[1];
    if (topical && candidate.shows && layout !== 'reaction') score += SHOW;
    if (score > most) {
      most = score;
      best = candidate;
    }
  }
  return best;
}
