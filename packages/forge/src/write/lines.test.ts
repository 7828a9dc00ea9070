import { describe, expect, test } from 'vitest';
import { fallbackPlaces, fallbackTickers } from '../../data/general.ts';
import { themes } from '../../data/index.ts';
import { layouts, type LayoutId } from '../layouts.ts';
import { aliasEntries, allFaces, artOf, emojiArt, isArt } from './art.ts';
import { aliases } from '../../data/aliases.ts';
import { placeholders, placesIn } from './fill.ts';
import { linesOf, listOf, recipesOf } from './recipes.ts';
import { isPacked, vectorTexts } from './vectors.ts';

const recipes = themes.flatMap(recipesOf);
/** What a line may leave out at its end, because it is found elsewhere or not drawn. */
const optional: Partial<Record<LayoutId, number>> = { documentary: 1, headline: 1, versus: 1 };
const bare = (text: string): string => text.replace(/\{[^}]*\}/gu, '');
const of = (check: (recipe: (typeof recipes)[number]) => boolean): string[] =>
  recipes.filter(check).map(({ theme, source }) => `${theme.name}: ${source}`);

describe('our lines', () => {
  test('are many, for every layout', () => {
    expect(recipes.length).toBeGreaterThan(1_000);
    for (const layout of Object.keys(layouts) as LayoutId[])
      expect(recipes.filter((recipe) => recipe.layout === layout).length, layout).toBeGreaterThan(40);
  });

  test('fill their layout and are no longer than looks right in it', () => {
    expect(of(({ layout, texts }) => texts.length < layouts[layout].texts.length - (optional[layout] ?? 0))).toEqual([]);
    expect(of(({ layout, texts }) => texts.some((text, at) => bare(text).length > (layouts[layout].texts[at]?.most ?? 0)))).toEqual([]);
  });

  test('are never there twice', () => {
    const seen = new Map<string, number>();
    for (const { layout, texts } of recipes) {
      const key = `${layout} ${texts.join('|').toLowerCase()}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  test('name only what can be filled in and drawn', () => {
    const known = new Set(placeholders);
    const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
    expect(of(({ texts }) => texts.some((text) => placesIn(text).some((name) => !known.has(small(name)))))).toEqual([]);
    expect(of(({ texts }) => texts.some((text) => /[{}]/u.test(bare(text))))).toEqual([]);
    expect(of(({ art }) => art.some((name) => !isArt(name) && !['who', 'thing', 'left', 'right', 'face'].includes(name)))).toEqual([]);
    expect(
      of(({ needs }) => needs.some((need) => need.startsWith('?') && !['?me', '?other', '?human', '?animal', '?thing'].includes(need))),
    ).toEqual([]);
    expect(themes.filter(({ art }) => art !== '' && !isArt(art)).map(({ name }) => name)).toEqual([]);
  });

  test('are in one spelling and without exclamation marks but those of people who are quoted', () => {
    const american = /\b(?:neighbor|color|favorite|center|organize|realize|apologize|gray|traveling|mom)\b/iu;
    expect(of(({ texts }) => texts.some((text) => american.test(text)))).toEqual([]);
    expect(
      of(
        ({ texts, layout }) =>
          layout !== 'chat' && texts.some((text) => /!(?:$|\s)/u.test(text) && !/RUN!|Hi Anna!|Next time!|Can't wait!/u.test(text)),
      ),
    ).toEqual([]);
    expect(of(({ texts }) => texts.some((text) => /\s{2}|[“”‘’]|\s[,.;:?]|\.\.\.\./u.test(text)))).toEqual([]);
    expect(
      [fallbackPlaces, fallbackTickers, ...themes.flatMap(({ places, tickers }) => [places ?? '', tickers ?? ''])]
        .flatMap(linesOf)
        .filter((line) => line.length > 80 || /!|\s{2}/u.test(line)),
    ).toEqual([]);
  });

  test('have pies whose slices fall in size', () => {
    expect(of(({ shares }) => shares !== undefined && !shares.every((share, at) => at === 0 || share <= (shares[at - 1] ?? 1)))).toEqual(
      [],
    );
  });

  test('are known to the sentence model as they stand: else run build/vectors.ts', () => {
    expect(vectorTexts(themes).filter((text) => !isPacked(text))).toEqual([]);
  });
});

describe('the alias table', () => {
  test('draws only what there is', () => {
    expect(aliasEntries().filter(([, icon]) => !isArt(icon))).toEqual([]);
    expect(allFaces.filter((name) => !isArt(name))).toEqual([]);
    expect(aliasEntries().length).toBeGreaterThan(1_500);
  });

  test('says one thing for a word', () => {
    const drawn = new Map<string, string[]>();
    for (const line of linesOf(aliases)) {
      const icon = line.slice(0, line.indexOf(':'));
      for (const word of listOf(line.slice(line.indexOf(':') + 1))) drawn.set(word, [...(drawn.get(word) ?? []), icon]);
    }
    expect([...drawn].filter(([, icons]) => icons.length > 1)).toEqual([]);
  });

  test.each([
    ['wifi', 'wireless'],
    ['my boss', 'office-worker'],
    ['deploying', 'rocket'],
    ['geese', 'goose'],
    ['pigeons', 'dove'],
    ['kittens', 'cat'],
    ['video game', 'video-game'],
    ['meetings', 'busts-in-silhouette'],
    ['passwords', 'locked'],
    ['babies', 'baby'],
    ['procrastinating', 'hourglass-not-done'],
    ['group chat', 'speech-balloon'],
  ])('%s', (words, icon) => {
    expect(artOf(words.split(' '))[0]).toBe(icon);
  });

  test('knows emoji, joined and coloured ones too', () => {
    expect(emojiArt('🐈☕️ and 👍🏽')).toEqual(['cat', 'hot-beverage', 'thumbs-up']);
    expect(emojiArt('no emoji: 3 # *')).toEqual([]);
  });
});
