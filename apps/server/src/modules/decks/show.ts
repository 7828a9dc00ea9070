import type { Deck, DeckItem, DeckSummary, UserId } from '@deadpan/protocol';
import type { DeckTally, KeptDeck, KeptItem } from '../../ports/decks.ts';
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

/** What items come to, as the store adds them up. */
function tallyOf(items: readonly KeptItem[]): Omit<DeckTally, 'deckId'> {
  const clips = items.filter(({ kind }) => kind === 'clip');
  const first = items.find(({ kind, poster }) => kind === 'still' || poster !== null);
  return {
    clips: clips.length,
    stills: items.length - clips.length,
    duration: clips.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    cover: first ? (first.poster ?? first.file) : null,
  };
}

/** An empty deck. */
export const NOTHING = tallyOf([]);

/** A deck in a list, as one viewer sees it. Takes what it comes to. */
export function toSummary(deck: KeptDeck, { clips, stills, duration, cover }: Omit<DeckTally, 'deckId'>, viewer: UserId): DeckSummary {
  return {
    id: deck.id,
    name: deck.name,
    visibility: deck.visibility,
    mine: deck.ownerId === viewer,
    owner: deck.owner,
    clips,
    stills,
    duration,
    poster_url: addressOrNull(cover),
    created_at: iso(deck.createdAt),
  };
}

/** A deck with what is in it, as one viewer sees it. */
export function toDeck(deck: KeptDeck, items: readonly KeptItem[], viewer: UserId, kept: boolean): Deck {
  return { ...toSummary(deck, tallyOf(items), viewer), kept, items: items.map(toItem) };
}
