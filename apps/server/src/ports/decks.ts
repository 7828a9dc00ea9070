import type { DeckItem, DeckSummary, FamilyLevel, UserId } from '@deadpan/protocol';

export type DeckVisibility = DeckSummary['visibility'];
export type ItemKind = DeckItem['kind'];

/** A player's deck as it is kept; `owner` is their present name. */
export interface KeptDeck {
  id: string;
  ownerId: UserId;
  owner: string;
  name: string;
  visibility: DeckVisibility;
  /** wall clock, ms */
  createdAt: number;
}

/** A clip or a still in a deck. `file` and `poster` are names under /media/decks. */
export interface KeptItem {
  id: string;
  deckId: string;
  ownerId: UserId;
  kind: ItemKind;
  title: string;
  alt: string;
  file: string;
  poster: string | null;
  /** ms; null for a still */
  duration: number | null;
  width: number;
  height: number;
  /** of the file and the poster */
  bytes: number;
  posterBytes: number;
  family: FamilyLevel;
  createdAt: number;
}

/** What a deck comes to in a list. */
export interface DeckTally {
  deckId: string;
  clips: number;
  stills: number;
  /** of all clips together, ms */
  duration: number;
  /** a name under /media/decks: of the first item that can be looked at */
  cover: string | null;
}

/** What one player says of another's deck, or of one item of it, with what both were called then. */
export interface DeckReport {
  id: string;
  /** null: the reporter's account is deleted */
  by: UserId | null;
  owner: UserId;
  deckId: string;
  deckName: string;
  itemId: string | null;
  itemTitle: string | null;
  reason: string;
  text: string | null;
  at: number;
}

/** A report as the operator reads it; the names of accounts that are there. */
export type ReadDeckReport = DeckReport & { byName: string | null; ownerName: string | null };

/** How much a player may have. */
export interface DeckRoom {
  items: number;
  bytes: number;
}

export type ItemChange = Partial<Pick<KeptItem, 'title' | 'alt' | 'family'>>;

/**
 * Players' decks and what is in them. The rights of whom are the caller's affair, except where an owner is asked for. Every adapter passes
 * `test/contracts/decks.ts`.
 */
export interface Decks {
  /** Refused when the player has `most` decks or is gone. */
  create(deck: Omit<KeptDeck, 'owner'>, most: number): Promise<'created' | 'full' | 'no_player'>;
  byId(id: string): Promise<KeptDeck | null>;
  /** A player's own decks, the oldest first. */
  own(owner: UserId): Promise<KeptDeck[]>;
  /** Other players' decks on a player's shelf that are still shared, in the order in which they were kept. */
  kept(user: UserId): Promise<KeptDeck[]>;
  /** False when the player has no such deck. */
  change(owner: UserId, id: string, change: Partial<Pick<KeptDeck, 'name' | 'visibility'>>): Promise<boolean>;
  /** Removes a deck with its items; returns those, or null when there is no such deck. */
  remove(id: string): Promise<KeptItem[] | null>;
  /** Refused when the shelf shows `most` others; what is not shared any more does not count. */
  keep(user: UserId, deck: string, at: number, most: number): Promise<'kept' | 'full'>;
  unkeep(user: UserId, deck: string): Promise<void>;

  /** Of those of these decks that hold something. */
  tallies(decks: readonly string[]): Promise<DeckTally[]>;
  /** Of these decks, in their order. */
  items(decks: readonly string[]): Promise<KeptItem[]>;
  item(id: string): Promise<KeptItem | null>;
  /** Those of these ids that are there, of any deck. */
  found(ids: readonly string[]): Promise<KeptItem[]>;
  /** Adds an item, and in the same moment marks the upload it came by (if it did) as done. */
  add(item: KeptItem, room: DeckRoom, upload: string | null): Promise<'added' | 'no_deck' | 'full' | 'quota' | 'gone'>;
  changeItem(id: string, change: ItemChange): Promise<void>;
  /** Replaces the poster `was`; refused when it was replaced meanwhile, or there is no room for it. */
  setPoster(item: KeptItem, poster: { file: string; bytes: number }, room: DeckRoom): Promise<'set' | 'gone' | 'quota'>;
  /** The item that was removed, or null when there was none. */
  removeItem(id: string): Promise<KeptItem | null>;
  /** Of all items of a player, and of uploads that are under way. */
  bytesOf(owner: UserId): Promise<number>;

  report(report: DeckReport): Promise<void>;
  /** The newest first. */
  reports(limit: number): Promise<ReadDeckReport[]>;
  /** What a player reported, for their export. */
  reportsBy(user: UserId): Promise<DeckReport[]>;
  /** Removes what was reported before a moment (wall ms). */
  forgetReports(before: number): Promise<void>;
  /** An account is deleted: its decks, shelf and uploads and reports about it go; what it reported stays, without its name. Returns whose files are to go. */
  forget(owner: UserId): Promise<KeptItem[]>;
}
