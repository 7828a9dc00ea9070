import type { CloseReason } from '@deadpan/protocol';
import { expect, it } from 'vitest';
import { endedBecause } from './ended-because.ts';
import { aPlayer, aView } from './testing/views.ts';

const gone = (id: string) => aPlayer(id, { left: true });
const [ann, bob, cid] = [aPlayer('ann'), aPlayer('bob'), aPlayer('cid')];
const deck = "The deck's owner did not play again, and took it along.";

it.each([
  ['the only other left', [ann, gone('bob')], [], 'no_rematch', 'bob chose End Game.'],
  ['all others left', [ann, gone('bob'), gone('cid')], ['ann'], 'no_rematch', 'bob, cid chose End Game.'],
  ['nobody chose', [ann, bob, cid], [], 'no_rematch', 'Nobody chose Play Again.'],
  ['nobody else did', [ann, bob, cid], ['ann'], 'no_rematch', 'Nobody else chose Play Again.'],
  ['one other did', [ann, bob, cid], ['bob'], 'no_rematch', 'Only bob chose Play Again.'],
  ['the owner of the deck did not, though enough others did', [ann, bob, cid], ['ann', 'bob'], 'deck_gone', deck],
  ['the owner of the deck left when one had', [ann, bob, cid], ['ann'], 'deck_gone', deck],
  ['the others play on', [ann, bob, cid], ['bob', 'cid'], undefined, 'The others chose Play Again. You did not.'],
  ['the page was away', [ann, bob, cid], ['ann', 'bob'], undefined, 'The arena is closed.'],
] satisfies [string, (typeof ann)[], string[], CloseReason | undefined, string][])(
  'says why there is no other match: %s',
  (_, players, accepted, closed, words) => {
    expect(endedBecause(aView({ players, rematch: { accepted, ends_at: null } }), closed)).toBe(words);
  },
);
