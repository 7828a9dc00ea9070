import {
  limits,
  type AddMemeBody,
  type ChangeDeckBody,
  type ChangeItemBody,
  type Deck,
  type DeckItem,
  type DeckShelf,
  type UserId,
} from '@deadpan/protocol';
import type { z } from 'zod/mini';
import { HttpFailure } from '../../http/failure.ts';
import type { BlobStore } from '../../ports/blobs.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Decks as Store, KeptItem } from '../../ports/decks.ts';
import { isFitFor, ratingOf, ratingOfBoth } from '../family/masked.ts';
import type { ForgedStill } from '../forge/for-decks.ts';
import { clearDeck, clearItem } from './clearing.ts';
import { newFile, unguessable } from './files.ts';
import { keepFile } from './kept-file.ts';
import { refusalOf, tooManyDecks } from './refusals.ts';
import { createRights } from './rights.ts';
import { NOTHING, toDeck, toItem, toSummary } from './show.ts';

export interface DecksDeps {
  store: Store;
  blobs: BlobStore;
  /** A player's own meme, or null when there is none. */
  stillOf: (owner: UserId, meme: string) => Promise<ForgedStill | null>;
  uploads: boolean;
  clock: Clock;
}

/** What players do with decks, their own and others'. Failures are `HttpFailure`s. */
export interface Decks {
  shelf(user: UserId): Promise<DeckShelf>;
  create(owner: UserId, name: string): Promise<Deck>;
  get(viewer: UserId, id: string): Promise<Deck>;
  change(owner: UserId, id: string, change: z.infer<typeof ChangeDeckBody>): Promise<Deck>;
  remove(owner: UserId, id: string): Promise<void>;
  keep(user: UserId, id: string): Promise<void>;
  unkeep(user: UserId, id: string): Promise<void>;
  addMeme(owner: UserId, deck: string, body: z.infer<typeof AddMemeBody>): Promise<DeckItem>;
  changeItem(owner: UserId, deck: string, item: string, change: z.infer<typeof ChangeItemBody>): Promise<DeckItem>;
  removeItem(owner: UserId, deck: string, item: string): Promise<void>;
}

const { perPlayer, kept: keptMost, items, bytesPerPlayer: bytes } = limits.decks;

/** What nobody has looked at is fit for ordinary arenas at most, and for less when its words say so. */
export function firstRating(...words: string[]): KeptItem['family'] {
  const rating = ratingOf(...words);
  return isFitFor(rating, 'mild') ? 'mild' : rating;
}

/** Takes an item and its new words; returns what it is fit for then: less than before when the words became worse, and never more by words alone. */
function ratingAfter({ title, alt, family }: KeptItem, words: readonly string[]): KeptItem['family'] {
  const rating = ratingOf(...words);
  // As bad as they were: its owner has read them and rated it nevertheless.
  return isFitFor(rating, ratingOf(title, alt)) ? family : ratingOfBoth(family, rating);
}

export function createDecks({ store, blobs, stillOf, uploads, clock }: DecksDeps): Decks {
  const rights = createRights(store);
  const now = (): number => Math.round(clock.now());

  async function shown(viewer: UserId, id: string): Promise<Deck> {
    const deck = await rights.seen(viewer, id);
    const kept = deck.ownerId !== viewer && (await store.kept(viewer)).some((one) => one.id === id);
    return toDeck(deck, await store.items([id]), viewer, kept);
  }

  return {
    async shelf(user) {
      const [own, kept, used] = await Promise.all([store.own(user), store.kept(user), store.bytesOf(user)]);
      const decks = [...own, ...kept];
      const tallies = new Map((await store.tallies(decks.map(({ id }) => id))).map((tally) => [tally.deckId, tally]));
      return {
        decks: decks.map((deck) => toSummary(deck, tallies.get(deck.id) ?? NOTHING, user)),
        quota: { bytes: used, maxBytes: bytes },
        uploads,
      };
    },

    async create(ownerId, name) {
      const id = unguessable();
      const made = await store.create({ id, ownerId, name, visibility: 'private', createdAt: now() }, perPlayer);
      if (made === 'full') throw tooManyDecks();
      if (made === 'no_player') throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
      return shown(ownerId, id);
    },

    get: shown,

    async change(owner, id, { name, visibility }) {
      await rights.own(owner, id);
      await store.change(owner, id, { ...(name !== undefined && { name }), ...(visibility !== undefined && { visibility }) });
      return shown(owner, id);
    },

    async remove(owner, id) {
      await rights.own(owner, id);
      await clearDeck(store, blobs, id);
    },

    async keep(user, id) {
      const deck = await rights.seen(user, id);
      if (deck.ownerId === user) throw new HttpFailure(400, 'That deck is your own: it is on your shelf already.', { code: 'VALIDATION' });
      const kept = await store.keep(user, id, now(), keptMost);
      if (kept === 'full') throw new HttpFailure(403, `You keep ${keptMost} decks of others. Let one go first.`, { code: 'QUOTA' });
    },

    unkeep: (user, id) => store.unkeep(user, id),

    async addMeme(ownerId, deckId, { meme }) {
      await rights.own(ownerId, deckId);
      const still = await stillOf(ownerId, meme);
      if (!still) throw new HttpFailure(404, 'There is no such meme of yours.', { code: 'MEME_NOT_FOUND' });
      const { title, alt, words, width, height } = still;
      const file = newFile('webp');
      const item: KeptItem = {
        id: unguessable(),
        deckId,
        ownerId,
        kind: 'still',
        title,
        alt,
        file,
        poster: null,
        duration: null,
        width,
        height,
        bytes: still.bytes.length,
        posterBytes: 0,
        // Nothing is on it but what our own engine draws and these words.
        family: ratingOf(title, ...words),
        createdAt: now(),
      };
      const added = await keepFile(blobs, { file, bytes: still.bytes, saved: 'added' }, () => store.add(item, { items, bytes }, null));
      if (added !== 'added') throw refusalOf(added === 'gone' ? 'no_deck' : added);
      return toItem(item);
    },

    async changeItem(owner, deckId, id, { title, alt, family }) {
      const item = await rights.itemOf(await rights.own(owner, deckId), id);
      const isRated = family !== undefined && family !== item.family;
      await store.changeItem(id, {
        ...(title !== undefined && { title }),
        ...(alt !== undefined && { alt }),
        family: isRated ? family : ratingAfter(item, [title ?? item.title, alt ?? item.alt]),
      });
      return toItem(await rights.itemOf(await rights.own(owner, deckId), id));
    },

    async removeItem(owner, deckId, id) {
      await clearItem(store, blobs, await rights.itemOf(await rights.own(owner, deckId), id));
    },
  };
}
