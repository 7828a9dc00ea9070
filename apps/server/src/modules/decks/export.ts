import type { UserId } from '@deadpan/protocol';
import type { Decks as Store } from '../../ports/decks.ts';
import { toDeck } from './show.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Takes the store; returns what a player's export says of decks. The files themselves are fetched by the addresses in it. */
export function exportDecks(store: Store): (user: UserId) => Promise<unknown> {
  return async (user) => {
    const [own, kept, reports] = await Promise.all([store.own(user), store.kept(user), store.reportsBy(user)]);
    const items = await store.items(own.map(({ id }) => id));
    return {
      own: own.map((deck) =>
        toDeck(
          deck,
          items.filter(({ deckId }) => deckId === deck.id),
          user,
          false,
        ),
      ),
      kept: kept.map(({ id, name, owner }) => ({ id, name, owner })),
      reports: reports.map(({ deckId, deckName, itemId, itemTitle, reason, text, at }) => ({
        deck: { id: deckId, name: deckName },
        item: itemId === null ? null : { id: itemId, title: itemTitle },
        reason,
        text,
        at: iso(at),
      })),
    };
  };
}
