import type { UserId } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { Decks as Store, KeptDeck, KeptItem } from '../../ports/decks.ts';

/** Returns the 404 for a deck that does not exist, or not for who asks. */
export const noDeck = (): HttpFailure =>
  new HttpFailure(404, 'There is no such deck, or its owner keeps it private.', { code: 'DECK_NOT_FOUND' });
const noItem = (): HttpFailure => new HttpFailure(404, 'That is not in the deck any more.', { code: 'MEME_NOT_FOUND' });

/** Who may see and change which deck. What is private does not exist for anybody else. */
export interface Rights {
  /** One's own deck, or one that is shared. Throws 404. */
  seen(viewer: UserId, id: string): Promise<KeptDeck>;
  /** One's own deck. Throws 404. */
  own(owner: UserId, id: string): Promise<KeptDeck>;
  /** What a deck holds under an id. Throws 404. */
  itemOf(deck: KeptDeck, id: string): Promise<KeptItem>;
}

/** Takes where decks are kept; returns who may see and change which. */
export function createRights(store: Store): Rights {
  return {
    async seen(viewer, id) {
      const deck = await store.byId(id);
      if (!deck || (deck.ownerId !== viewer && deck.visibility !== 'link')) throw noDeck();
      return deck;
    },
    async own(owner, id) {
      const deck = await store.byId(id);
      if (!deck || deck.ownerId !== owner) throw noDeck();
      return deck;
    },
    async itemOf(deck, id) {
      const item = await store.item(id);
      if (!item || item.deckId !== deck.id) throw noItem();
      return item;
    },
  };
}
