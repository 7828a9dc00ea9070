import type { Deck, DeckItem, DeckSummary, UserId } from '@deadpan/protocol';
import type { KeptDeck, KeptItem } from '../../ports/decks.ts';
import { addressOf } from './files.ts';

const iso = (ms: number): string => new Date(ms).toISOString();
const addressOrNull = (file: string | null): string | null => (file === null ? null : addressOf(file));

/** An item as it is told. */
export function toItem(item: KeptItem): DeckItem {
  const { id, kind, title, alt, duration, width, height, bytes, family } = item;
  return {
    id,
    kind,
    title,
    alt,
    url: addressOf(item.file),
    poster_url: addressOrNull(item.poster),
    duration,
    width,
    height,
    bytes,
    family,
    created_at: iso(item.createdAt),
  };
}

/** What stands for a deck: the first of its items that can be looked at. */
function coverOf(items: readonly KeptItem[]): string | null {
  const first = items.find(({ kind, poster }) => kind === 'still' || poster !== null);
  return first ? addressOf(first.poster ?? first.file) : null;
}

/** A deck in a list, as one viewer sees it. Takes its items, and perhaps others'. */
export function toSummary(deck: KeptDeck, all: readonly KeptItem[], viewer: UserId): DeckSummary {
  const items = all.filter(({ deckId }) => deckId === deck.id);
  const clips = items.filter(({ kind }) => kind === 'clip');
  return {
    id: deck.id,
    name: deck.name,
    visibility: deck.visibility,
    mine: deck.ownerId === viewer,
    owner: deck.owner,
    clips: clips.length,
    stills: items.length - clips.length,
    duration: clips.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    poster_url: coverOf(items),
    created_at: iso(deck.createdAt),
  };
}

/** A deck with what is in it, as one viewer sees it. */
export function toDeck(deck: KeptDeck, items: readonly KeptItem[], viewer: UserId, kept: boolean): Deck {
  return { ...toSummary(deck, items, viewer), kept, items: items.map(toItem) };
}
