import { expect, it } from 'vitest';
import { peopleOf } from './people.ts';
import { pictureFacts } from './picture-facts.ts';
import { aMatch, aMatchPlay } from './testing.ts';

it('says who won to people who were not there: nobody is "you" in it', () => {
  const record = aMatch({
    winner: 'ann',
    awards: [{ key: 'stone_face', user_id: 'ann', detail: { survived: 1, plays: 1 } }],
  });
  expect(pictureFacts(record, peopleOf(record, 'ann'))).toEqual({
    heading: 'ann won',
    line: '3 March 2025 · Round 1',
    players: [
      { name: 'bob', score: 100, won: true },
      { name: 'ann', score: 0, won: false },
    ],
    awards: [{ title: 'Stone face', name: 'ann' }],
    broken: 'Good Dog',
    alt: 'ann won. bob 100, ann 0.',
  });
});

it('knows ties, matches without a winner, and who was not broken', () => {
  const tie = aMatch({ winner: null, result: 'draw', tied: ['ann', 'bob'], plays: [aMatchPlay(1)] });
  expect(pictureFacts(tie, peopleOf(tie, 'ann'))).toMatchObject({ heading: "It's a tie", broken: null });
  const nobody = aMatch({ winner: null, result: 'complete_draw' });
  expect(pictureFacts(nobody, peopleOf(nobody, 'bob')).heading).toBe('Nobody won');
});
