import type { Insertable, Selectable } from 'kysely';
import type { FamilyLevel } from '@deadpan/protocol';
import type { DeckReport, DeckVisibility, ItemKind, KeptDeck, KeptItem } from '../../ports/decks.ts';
import type { Tables } from './schema.ts';

/** Takes a deck's row and its owner's name; returns the deck. */
export function toDeck(row: Selectable<Tables['decks']> & { owner: string }): KeptDeck {
  return {
    id: row.id,
    ownerId: row.owner_id,
    owner: row.owner,
    name: row.name,
    visibility: row.visibility as DeckVisibility,
    createdAt: row.created_at,
  };
}

/** Takes the row of what is in a deck; returns it. */
export function toItem(row: Selectable<Tables['deck_items']>): KeptItem {
  return {
    id: row.id,
    deckId: row.deck_id,
    ownerId: row.owner_id,
    kind: row.kind as ItemKind,
    title: row.title,
    alt: row.alt,
    file: row.file,
    poster: row.poster,
    duration: row.duration,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    posterBytes: row.poster_bytes,
    family: row.family as FamilyLevel,
    createdAt: row.created_at,
  };
}

/** Takes what is in a deck; returns its row. */
export function itemRow(item: KeptItem): Insertable<Tables['deck_items']> {
  return {
    id: item.id,
    deck_id: item.deckId,
    owner_id: item.ownerId,
    kind: item.kind,
    title: item.title,
    alt: item.alt,
    file: item.file,
    poster: item.poster,
    duration: item.duration,
    width: item.width,
    height: item.height,
    bytes: item.bytes,
    poster_bytes: item.posterBytes,
    family: item.family,
    created_at: item.createdAt,
  };
}

/** Takes a report's row; returns the report. */
export function toReport(row: Selectable<Tables['deck_reports']>): DeckReport {
  return {
    id: row.id,
    by: row.reporter_id,
    owner: row.owner_id,
    deckId: row.deck_id,
    deckName: row.deck_name,
    itemId: row.item_id,
    itemTitle: row.item_title,
    reason: row.reason,
    text: row.text,
    at: row.created_at,
  };
}
