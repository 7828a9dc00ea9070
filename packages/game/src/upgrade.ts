import { defaultSettings, type Settings } from '@deadpan/protocol';
import type { Match, PlayedPlay, Standing } from './match.ts';
import type { Room } from './room.ts';

/** A match as it was kept before players had decks of their own. */
type MatchOfBuiltIn = Omit<Match, 'own'>;

/** A match as it was kept before its plays were. */
type MatchWithoutPlays = Omit<MatchOfBuiltIn, 'startedAt' | 'history'>;
/** A match as it was kept before there were further rounds. */
type MatchOfOne = Omit<
  MatchWithoutPlays,
  'rounds' | 'roundNumber' | 'stills' | 'still' | 'standings' | 'turns' | 'captions' | 'judge' | 'witnessed'
>;
type Kept<M> = Omit<Room, 'match' | 'deckName' | 'settings'> & { settings: Omit<Settings, 'deck' | 'family'>; match: M | null };

function withRounds(room: Kept<MatchOfOne>): Kept<MatchWithoutPlays> {
  if (!room.match) return { ...room, match: null };
  const further = { turns: [], captions: [], judge: null, witnessed: [], stills: [], still: null, standings: [] as Standing[] };
  return { ...room, match: { ...room.match, ...further, rounds: 1, roundNumber: 1 } };
}

/** Nobody wrote down when the match began: the room's last change is the latest it can have been. */
function withPlays(room: Kept<MatchWithoutPlays>): Kept<MatchOfBuiltIn> {
  if (!room.match) return { ...room, match: null };
  return { ...room, match: { ...room.match, startedAt: room.changedAt, history: [] as PlayedPlay[] } };
}

function withDeck(room: Kept<MatchOfBuiltIn>): Room {
  const { deck, family } = defaultSettings;
  const match = room.match && { ...room.match, own: { memes: {}, stills: {} } };
  return { ...room, settings: { ...room.settings, deck, family }, deckName: null, match };
}

/**
 * Takes a stored room and the number of its shape; returns it in today's (R0-19). A match that an earlier program began goes on as what it
 * was: one round, plays that nobody wrote down, and the built-in memes.
 */
export function upgraded(stored: unknown, schema: number): Room {
  if (schema >= 4) return stored as Room;
  if (schema === 3) return withDeck(stored as Kept<MatchOfBuiltIn>);
  return withDeck(withPlays(schema === 2 ? (stored as Kept<MatchWithoutPlays>) : withRounds(stored as Kept<MatchOfOne>)));
}
