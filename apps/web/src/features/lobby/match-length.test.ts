import { expect, it } from 'vitest';
import { longestMinutes } from './match-length.ts';

const settings = { round1Duration: 60, round1Plays: 7, maxRounds: 1 };

it('is what all plays, turns and deadlines take together, in whole minutes', () => {
  expect(longestMinutes(settings, 4)).toBe(9);
  expect(longestMinutes({ ...settings, maxRounds: 2 }, 4)).toBe(12);
  expect(longestMinutes({ ...settings, maxRounds: 3 }, 4)).toBe(14);
  expect(longestMinutes({ round1Duration: 30, round1Plays: 1, maxRounds: 1 }, 2)).toBe(1);
});

it('grows with the players, each of whom has a turn', () => {
  expect(longestMinutes({ ...settings, maxRounds: 3 }, 2)).toBeLessThan(longestMinutes({ ...settings, maxRounds: 3 }, 4));
});
