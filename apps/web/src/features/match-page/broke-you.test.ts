import { expect, it } from 'vitest';
import { brokeYou, countSurvivedPlays } from './broke-you.ts';
import { aMatchPlay, anOut } from './testing.ts';

it('is the meme smiled over most often, told with its quickest time', () => {
  const plays = [
    aMatchPlay(1, [anOut('ann', 'cat', 2_000)]),
    aMatchPlay(2, [anOut('ann', 'dog', 9_000)]),
    aMatchPlay(3, [anOut('bob', 'cat', 500), anOut('ann', 'dog', 7_000)]),
  ];
  expect(brokeYou(plays, 'ann')).toEqual({ title: 'Good Dog', times: 2, afterMs: 7_000, play: 3 });
});

it('is the quickest of several, and nothing in particular when nothing was on', () => {
  const plays = [aMatchPlay(1, [anOut('ann', 'cat', 2_000)]), aMatchPlay(2, [anOut('ann', 'dog', 900)])];
  expect(brokeYou(plays, 'ann')).toMatchObject({ title: 'Good Dog', times: 1 });
  expect(brokeYou([aMatchPlay(1, [anOut('ann', null, 40)])], 'ann')).toMatchObject({ title: null, afterMs: 40 });
});

it('is none for who never smiled; being away is no smile', () => {
  const plays = [aMatchPlay(1, [{ ...anOut('ann', 'cat', 8_000), reason: 'absent' }, anOut('bob', 'cat', 1_000)])];
  expect(brokeYou(plays, 'ann')).toBeNull();
});

it('counts the finished plays that a player survived', () => {
  const absent = aMatchPlay(1, [{ ...anOut('ann', 'cat', 8_000), reason: 'absent' }]);
  const plays = [absent, aMatchPlay(2, [anOut('bob', 'cat', 900)]), { ...aMatchPlay(3), unfinished: true }];
  expect([countSurvivedPlays(plays, 'ann'), countSurvivedPlays(plays, 'bob'), countSurvivedPlays(plays.slice(0, 1), 'ann')]).toEqual([
    1, 1, 0,
  ]);
});
