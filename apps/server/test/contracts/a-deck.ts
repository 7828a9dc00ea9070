import type { KeptDeck, KeptItem } from '../../src/ports/decks.ts';
import type { Upload } from '../../src/ports/uploads.ts';
import { unique } from './unique.ts';

export const NOW = 1_795_000_000_000;
export const PLENTY = { items: 40, bytes: 1_000_000, most: 10 };

export const aDeck = (ownerId: string, changes: Partial<KeptDeck> = {}): Omit<KeptDeck, 'owner'> => ({
  id: unique('d'),
  ownerId,
  name: 'Kitchen films',
  visibility: 'private',
  createdAt: NOW,
  ...changes,
});

export const anItem = ({ id: deckId, ownerId }: { id: string; ownerId: string }, changes: Partial<KeptItem> = {}): KeptItem => ({
  id: unique('i'),
  deckId,
  ownerId,
  kind: 'clip',
  title: 'Toast',
  alt: '',
  file: `${unique('f')}.mp4`,
  poster: null,
  duration: 7_000,
  width: 640,
  height: 360,
  bytes: 1_000,
  posterBytes: 0,
  family: 'mild',
  createdAt: NOW,
  ...changes,
});

export const anUpload = ({ id: deckId, ownerId }: { id: string; ownerId: string }, changes: Partial<Upload> = {}): Upload => ({
  id: unique('u'),
  ownerId,
  deckId,
  title: 'Toast',
  alt: '',
  size: 1_000,
  received: 0,
  parts: [],
  itemId: null,
  createdAt: NOW,
  touchedAt: NOW,
  ...changes,
});
