import { layouts } from '../layouts.ts';
import type { Meaning, Plan, Wish } from '../plan.ts';
import { fallbackPlaces, fallbackTickers } from '../../data/general.ts';
import { artFor } from './casting.ts';
import { choose, hash } from './chance.ts';
import { capital } from './clean.ts';
import { moodOf } from './mood.ts';
import { pick, rank, type Candidate } from './rank.ts';
import { linesOf, type Theme } from './recipes.ts';
import { tidy } from './tidy.ts';
import { understand } from './understand/understand.ts';
import { ownTexts } from './own-texts.ts';

/** The seed of a wish's plan: another one for every variant. */
export const seedOf = ({ prompt, style, format, variant }: Wish): number => hash(`${prompt}\n${style}\n${format}\n${variant}`);

/**
 * Takes a wish and what the sentence model makes of its prompt; returns the meme's plan (spec §2 Meme generator). The same wish and meaning give the
 * same plan. Never throws: a prompt that cannot be understood is used whole, an empty one gets a meme about nothing.
 */
export function compose(wish: Wish, meaning: Meaning): Plan {
  const frame = understand(tidy(wish.prompt));
  const { cast, candidates, themes } = rank(wish, frame, meaning);
  const chosen = pick(candidates, Math.max(0, Math.trunc(wish.variant)), ownTexts(frame));
  const { recipe } = chosen;
  const seed = seedOf(wish);
  const mood =
    recipe.mood ?? moodOf(frame.words) ?? (recipe.theme.about === '' ? (themes[0]?.mood ?? recipe.theme.mood) : recipe.theme.mood);
  const theme = recipe.theme.about === '' ? themes[0] : recipe.theme;
  return {
    schema: 1,
    layout: recipe.layout,
    style: wish.style,
    format: wish.format,
    seed,
    art: artFor(recipe.layout, recipe.art, { frame, cast, theme, mood, seed, texts: chosen.texts }),
    texts: textsFor(chosen, theme, seed),
    ...(recipe.shares ? { shares: recipe.shares } : {}),
    mood,
  };
}

/** The recipe's texts by their places; what runs below the news and where the narrator stands is chosen when the line does not say. */
function textsFor({ recipe, texts }: Candidate, theme: Theme | undefined, seed: number): Record<string, string> {
  const found = Object.fromEntries(layouts[recipe.layout].texts.map(({ name }, at) => [name, texts[at] ?? '']));
  if (recipe.layout === 'documentary' && texts.length < 2)
    found.place = choose([...linesOf(theme?.places), ...linesOf(theme?.places ? '' : fallbackPlaces)], seed, 'place');
  if (recipe.layout === 'headline' && texts.length < 2)
    found.ticker = choose([...linesOf(theme?.tickers), ...linesOf(theme?.tickers ? '' : fallbackTickers)], seed, 'ticker');
  if (recipe.layout === 'nobody' && recipe.texts[0] === 'Nobody:')
    found.nobody = choose(['Nobody:', 'Nobody:', 'Absolutely nobody:', 'Literally nobody:'], seed, 'nobody');
  if (recipe.layout === 'demotivator') found.word = (found.word ?? '').toUpperCase();
  return Object.fromEntries(Object.entries(found).map(([name, text]) => [name, capital(text)]));
}
