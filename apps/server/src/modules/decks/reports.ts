import { limits, type DeckReportBody, type UserId } from '@deadpan/protocol';
import type { z } from 'zod/mini';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import type { Decks as Store } from '../../ports/decks.ts';
import { HOUR_MS } from '../../ports/durations.ts';
import { unguessable } from './files.ts';
import { createRights } from './rights.ts';

/** Takes a report about a deck somebody sees, or about one item of it; the operator reads it, the owner is not told. */
export type ReportDeck = (by: UserId, deck: string, body: z.infer<typeof DeckReportBody>) => Promise<void>;

/** Takes the store and who counts tries (null: nobody does); returns what keeps a report. It throws 400, 404, 429. */
export function createDeckReports({ store, clock, counters }: { store: Store; clock: Clock; counters: Counters | null }): ReportDeck {
  const rights = createRights(store);
  const reports = createLimiter('deck-reports', limits.decks.reportsPerHour, HOUR_MS, counters);
  return async (by, id, { item: itemId, reason, text }) => {
    const deck = await rights.seen(by, id);
    if (deck.ownerId === by) throw new HttpFailure(400, 'You cannot report your own deck.', { code: 'VALIDATION' });
    const item = itemId === undefined ? null : await rights.itemOf(deck, itemId);
    const wait = await reports.take(by);
    if (wait > 0) throw tooMany('Too many reports. Please wait before the next one.', wait);
    await store.report({
      id: unguessable(),
      by,
      owner: deck.ownerId,
      deckId: deck.id,
      deckName: deck.name,
      itemId: item?.id ?? null,
      itemTitle: item?.title ?? null,
      reason,
      text: text || null,
      at: Math.round(clock.now()),
    });
  };
}
