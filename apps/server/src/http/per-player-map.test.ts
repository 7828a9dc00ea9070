import { expect, it } from 'vitest';
import { createOfPlayers } from './per-player-map.ts';

it('keeps what a player has begun, and forgets those of whom there is nothing to remember', () => {
  const made: { used: boolean }[] = [];
  const make = () => {
    const one = { used: false };
    made.push(one);
    return one;
  };
  const of = createOfPlayers(make, ({ used }) => !used);
  of('ann').used = true;
  const bob = of('bob');
  for (let n = 0; n < 2_000; n++) of(`player ${n}`);
  expect(of('ann').used).toBe(true);
  expect(of('bob')).not.toBe(bob);
});

it('does not look through all of them with every one that comes', () => {
  let looks = 0;
  const of = createOfPlayers(
    () => ({}),
    () => {
      looks += 1;
      return false;
    },
  );
  for (let n = 0; n < 10_000; n++) of(`player ${n}`);
  expect(looks).toBeLessThan(20_000);
});
