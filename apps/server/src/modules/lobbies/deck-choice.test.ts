import { expect, it } from 'vitest';
import type { Meme, Still } from '@deadpan/protocol';
import { nameOfDeck, shownBy, type PlayersDecks, type Rated } from './deck-choice.ts';

const clip = (id: string, family: Rated<Meme>['family']): Rated<Meme> => ({
  id,
  url: `/media/decks/${id}.webm`,
  webm_url: null,
  subtitles_url: null,
  poster_url: null,
  title: id,
  alt: '',
  duration: 6_000,
  type: 'video',
  family,
});
const still = (id: string, family: Rated<Still>['family']): Rated<Still> => ({
  id,
  url: `/media/decks/${id}.webp`,
  alt: '',
  title: id,
  family,
});

const builtIn = { deck: [{ id: 'toast', durationMs: 5_000 }], stills: ['chess'] };
const decks: PlayersDecks = {
  usable: async (deck, by) => (deck === 'goats' && by === 'ann' ? { name: 'Damn goats' } : null),
  onlyFor: async () => null,
  contents: async (deck) =>
    deck === 'goats' ? { memes: [clip('calm', 'strict'), clip('rude', 'off')], stills: [still('hat', 'mild')] } : null,
  known: async () => ({ memes: {}, stills: {} }),
};
const shown = (deck: string, family: 'off' | 'mild' | 'strict', host = 'ann') => shownBy(decks, builtIn, { deck, family }, host);

it('the built-in deck is everybody’s, another one is named only to whom it is open', async () => {
  expect(await nameOfDeck(decks, 'built-in', 'bob', 'strict')).toEqual({ name: null });
  expect(await nameOfDeck(decks, 'goats', 'ann', 'mild')).toEqual({ name: 'Damn goats' });
  expect(await nameOfDeck(decks, 'goats', 'ann', 'strict')).toEqual({ name: '**** goats' });
  expect(await nameOfDeck(decks, 'goats', 'bob', 'strict')).toMatchObject({ refusal: { code: 'BAD_SETTINGS' } });
});

it('a deck shows what is fit for the level, and brings along how it is shown', async () => {
  expect(await shown('goats', 'off')).toMatchObject({ deck: [{ id: 'calm', durationMs: 6_000 }, { id: 'rude' }], stills: ['hat'] });
  const mild = await shown('goats', 'mild');
  expect(mild).toMatchObject({ deck: [{ id: 'calm' }], stills: ['hat'], own: { memes: { calm: { url: '/media/decks/calm.webm' } } } });
  expect(JSON.stringify(mild)).not.toMatch(/rude|family/);
});

it('what is built in stands in for what a deck has nothing of', async () => {
  expect(await shown('goats', 'strict')).toMatchObject({ deck: [{ id: 'calm' }], stills: ['chess'], own: { stills: {} } });
  expect(await shown('built-in', 'strict')).toBe(builtIn);
  expect(await shown('gone', 'mild')).toMatchObject({ refusal: { code: 'BAD_SETTINGS' } });
});

it('a match shows no deck that is not, or no longer, its host’s to play with', async () => {
  expect(await shown('goats', 'off', 'bob')).toMatchObject({ refusal: { code: 'BAD_SETTINGS' } });
  expect(await shown('built-in', 'off', 'bob')).toBe(builtIn);
});
