import { expect, it } from 'vitest';
import { peopleOf } from './people.ts';
import { pictureFacts } from './picture-facts.ts';
import { aMatch, aMatchPlay, anOut } from './testing.ts';

it('says who won to people who were not there: nobody is "you" in it', () => {
  const record = aMatch({
    winner: 'ann',
    players: aMatch().players.map((one) => ({
      ...one,
      result: one.id === 'ann' ? 'won' : 'lost',
      profile_picture_url: `/avatars/${one.id}.svg`,
    })),
    awards: [{ key: 'stone_face', user_id: 'ann', detail: { survived: 1, plays: 1 } }],
  });
  const [bob, ann] = [
    { name: 'bob', picture: '/avatars/bob.svg', score: 100, won: false },
    { name: 'ann', picture: '/avatars/ann.svg', score: 0, won: true },
  ];
  expect(pictureFacts(record, peopleOf(record, 'ann'), 'party.example')).toEqual({
    heading: 'ann won',
    line: '3 March 2025 · Round 1',
    players: [bob, ann],
    lit: [ann],
    awards: [{ title: 'Stone face', name: 'ann' }],
    broken: { by: 'Good Dog' },
    where: 'party.example',
    alt: 'ann won. bob 100, ann 0.',
  });
});

it('knows ties, matches without a winner, and who was not broken; the light falls on nobody who won nothing', () => {
  const facts = (change: Parameters<typeof aMatch>[0], me: string) => {
    const record = aMatch({ winner: null, tied: ['ann', 'bob'], ...change });
    const { heading, lit, broken } = pictureFacts(record, peopleOf(record, me), '');
    return { heading, lit: lit.map(({ name }) => name), broken };
  };
  expect(facts({ result: 'draw', plays: [aMatchPlay(1)] }, 'ann')).toEqual({
    heading: "It's a tie",
    lit: ['bob', 'ann'],
    broken: { by: null },
  });
  expect(facts({ result: 'complete_draw' }, 'bob')).toEqual({ heading: 'Nobody won', lit: [], broken: { by: null } });
  const absent = aMatchPlay(1, [{ ...anOut('ann', 'cat', 8_000), reason: 'absent' }]);
  expect(facts({ result: 'complete_draw', plays: [absent] }, 'ann').broken).toBeNull();
  expect(facts({ result: 'complete_draw', plays: [] }, 'ann').broken).toBeNull();
});
