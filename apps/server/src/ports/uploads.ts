import type { UserId } from '@deadpan/protocol';

/** A file that is on its way into a deck, or has arrived. */
export interface Upload {
  id: string;
  ownerId: UserId;
  deckId: string;
  title: string;
  alt: string;
  /** how many bytes it will have */
  size: number;
  /** how many have arrived and lie in the store of blobs */
  received: number;
  /** where each of their parts begins */
  parts: number[];
  /** what it became; null until it is whole and was looked at */
  itemId: string | null;
  createdAt: number;
  /** when something of it came last, wall clock, ms */
  touchedAt: number;
}

/** What a player may have under way. */
export interface UploadRoom {
  /** uploads at once */
  most: number;
  items: number;
  bytes: number;
}

/** Uploads under way. Every adapter passes `test/contracts/uploads.ts`. */
export interface Uploads {
  begin(upload: Upload, room: UploadRoom): Promise<'begun' | 'no_deck' | 'busy' | 'full' | 'quota'>;
  byId(owner: UserId, id: string): Promise<Upload | null>;
  /** Notes the part that begins at `from` and ends before `to`; false, and nothing changes, unless `from` is where the upload stood. */
  advance(id: string, from: number, to: number, at: number): Promise<boolean>;
  /** Notes that somebody is at work on it; false when it is gone or whole. */
  touch(id: string, at: number): Promise<boolean>;
  /** What was removed, or null when there was none. */
  remove(id: string): Promise<Upload | null>;
  /** All of a player's that are remembered, whole ones too, the one that stood still longest first. */
  own(owner: UserId): Promise<Upload[]>;
  /** Those of which nothing came since, at most `limit`. */
  stale(before: number, limit: number): Promise<Upload[]>;
}
