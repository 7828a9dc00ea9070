import { limits } from '@deadpan/protocol';
import type { Match } from '../match.ts';

/** R1-12: takes a match and the play it is at; returns whether that is the last one: all are played, or it is the second in a row without two able players. */
export function isLastPlay({ plays, lowPlays }: Pick<Match, 'plays' | 'lowPlays'>, play: number): boolean {
  return play >= plays || lowPlays >= limits.round1.lowPlaysInARow;
}
