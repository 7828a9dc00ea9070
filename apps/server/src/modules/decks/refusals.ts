import { limits } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import { noDeck } from './rights.ts';

const { perPlayer, items, bytesPerPlayer } = limits.decks;
const MB = 1024 * 1024;
const quota = (detail: string): HttpFailure => new HttpFailure(403, detail, { code: 'QUOTA' });

export const tooManyDecks = (): HttpFailure => quota(`You have ${perPlayer} decks. Delete one first.`);

/** Takes why the store would not add something; returns what the player is told. */
export function refusalOf(why: 'no_deck' | 'full' | 'quota'): HttpFailure {
  if (why === 'no_deck') return noDeck();
  if (why === 'full') return quota(`That deck is full: ${items} clips and pictures are the most. Delete one, or use another deck.`);
  return quota(`There is no room left: your decks may take ${bytesPerPlayer / MB} MB in all. Delete something first.`);
}
