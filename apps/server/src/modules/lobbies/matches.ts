import { isHost, seatOf, type Shown } from '@deadpan/game';
import { BUILT_IN_DECK, type RoomId, type UserId } from '@deadpan/protocol';
import type { Strangers } from '../../ports/strangers.ts';
import type { Performed, Rooms } from '../rooms/rooms.ts';
import { shownBy, type PlayersDecks } from './deck-choice.ts';

export interface MatchesDeps {
  rooms: Pick<Rooms, 'look' | 'perform'>;
  /** who may not share an arena with whom */
  strangers: Pick<Strangers, 'apart'>;
  /** what comes with the product */
  builtIn: Shown;
  decks: PlayersDecks;
}

/** How a match begins with what its arena's deck holds at that moment, as far as its host may see it. */
export interface Matches {
  start(id: RoomId, by: UserId): Promise<Performed>;
  /**
   * Accepts a rematch. Of a player's deck it shows what that holds now, and is refused when its host may not see it any more; a private one
   * is shown only to its owner and who plays with them: without them the arena closes.
   */
  playAgain(id: RoomId, by: UserId, receivedAt?: number): Promise<Performed>;
}

/** While a match is over no other deck can be chosen. */
const DECK_GONE = 'The deck of this match is gone, or its owner keeps it private. Please play on in another arena.';

/** Takes the rooms, and what matches are made of; returns how they begin. */
export function createMatches({ rooms, strangers, builtIn, decks }: MatchesDeps): Matches {
  return {
    async start(id, by) {
      const held = await rooms.look(id);
      // Who is not the host starts nothing, and the rules say why: no deck is looked up for them.
      if (!held || !isHost(held.room, by)) return rooms.perform(id, { type: 'start', by, deck: [], stills: [] });
      const shown = await shownBy(decks, builtIn, held.room.settings, by);
      if ('refusal' in shown) return { held, refusal: shown.refusal };
      return rooms.perform(id, { type: 'start', by, ...shown });
    },

    async playAgain(id, by, receivedAt) {
      const again = { type: 'play_again', by, apart: await strangers.apart(by) } as const;
      const held = await rooms.look(id);
      const mayAccept = held?.room.status === 'finished' && seatOf(held.room, by) && !held.room.rematch?.accepted.includes(by);
      if (!mayAccept || held.room.settings.deck === BUILT_IN_DECK) return rooms.perform(id, again, receivedAt);
      const shown = await shownBy(decks, builtIn, held.room.settings, held.room.hostId);
      if ('refusal' in shown) return { held, refusal: { ...shown.refusal, message: DECK_GONE } };
      const owner = await decks.onlyFor(held.room.settings.deck);
      return rooms.perform(id, { ...again, shown, owner }, receivedAt);
    },
  };
}
