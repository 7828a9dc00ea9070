import type { UserId } from '@deadpan/protocol';
import type { Uploads as Store } from '../../ports/uploads.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Takes the store; returns what a player's export says of their uploads: what is kept of each while it is under way, and for a while after it has arrived. */
export function exportUploads(store: Pick<Store, 'own'>): (user: UserId) => Promise<object[]> {
  return async (user) =>
    (await store.own(user)).map(({ deckId, title, alt, size, received, itemId, createdAt, touchedAt }) => ({
      deck: deckId,
      title,
      alt,
      size,
      received,
      item: itemId,
      begun_at: iso(createdAt),
      last_at: iso(touchedAt),
    }));
}
