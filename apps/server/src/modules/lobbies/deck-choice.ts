import type { OwnMemes, Refusal, Shown } from '@deadpan/game';
import { BUILT_IN_DECK, type FamilyLevel, type Meme, type Rating, type Still, type UserId } from '@deadpan/protocol';
import { isFitFor, masked } from '../family/masked.ts';

/** A clip or an image and what it is fit for. */
export type Rated<T> = T & { family: Rating };

/** What the arenas ask of players' decks. */
export interface PlayersDecks {
  /** What a deck is called, when this player may play with it: their own, or one that is shared. Else null. */
  usable(deck: string, by: UserId): Promise<{ name: string } | null>;
  /** Who alone may play with it; null when everybody may, and when there is none. */
  onlyFor(deck: string): Promise<UserId | null>;
  /** What it holds, in its order; null when there is none. */
  contents(deck: string): Promise<{ memes: Rated<Meme>[]; stills: Rated<Still>[] } | null>;
  /** Of clips and images that were shown once, those that are still there, by id. */
  known(ids: readonly string[]): Promise<OwnMemes>;
}

const BAD_DECK: Refusal = { code: 'BAD_SETTINGS', message: 'That deck is gone, or its owner keeps it private. Please choose another one.' };

/** Takes the decks, the chosen one, who chooses it and the arena's level; returns what it is called there (null for the built-in one), or why it cannot be chosen. */
export async function nameOfDeck(
  decks: PlayersDecks,
  deck: string,
  by: UserId,
  family: FamilyLevel,
): Promise<{ name: string | null } | { refusal: Refusal }> {
  if (deck === BUILT_IN_DECK) return { name: null };
  const usable = await decks.usable(deck, by);
  return usable ? { name: masked(usable.name, family) } : { refusal: BAD_DECK };
}

const byId = <T extends { id: string }>(all: readonly T[]): Record<string, T> => Object.fromEntries(all.map((one) => [one.id, one]));

function unrated<T>({ family: _family, ...rest }: Rated<T>): Omit<Rated<T>, 'family'> {
  return rest;
}

/**
 * Takes the decks, what comes with the product, the chosen deck, the arena's level and its host; returns what its match shows: of the deck what
 * is fit for that level, and what is built in for a round the deck has nothing for. A refusal when the deck is gone, or not the host's to play
 * with any more: its owner made it private, or chose it as the host and left the arena.
 */
export async function shownBy(
  decks: PlayersDecks,
  builtIn: Shown,
  { deck, family }: { deck: string; family: FamilyLevel },
  host: UserId,
): Promise<Shown | { refusal: Refusal }> {
  if (deck === BUILT_IN_DECK) return builtIn;
  const held = (await decks.usable(deck, host)) && (await decks.contents(deck));
  if (!held) return { refusal: BAD_DECK };
  const memes = held.memes.filter((meme) => isFitFor(meme.family, family)).map((meme): Meme => unrated<Meme>(meme));
  const stills = held.stills.filter((still) => isFitFor(still.family, family)).map((still): Still => unrated<Still>(still));
  return {
    deck: memes.length > 0 ? memes.map(({ id, duration }) => ({ id, durationMs: duration })) : builtIn.deck,
    stills: stills.length > 0 ? stills.map(({ id }) => id) : builtIn.stills,
    own: { memes: byId(memes), stills: byId(stills) },
  };
}
