import { describe, expect, it } from 'vitest';
import type { Match } from '../match.ts';
import { ann, bob, cara, playing } from '../testing/index.ts';
import { playsStanding } from './score.ts';

/** A match of three with these wins; `left` went home. */
function won(wins: Record<string, number>, left: string[] = []): Match {
  const match = playing({ players: [ann, bob, cara] }).match as Match;
  return { ...match, wins, roster: match.roster.map((who) => ({ ...who, left: left.includes(who.id) })) };
}

describe('the result', () => {
  it('spec §4 Round 1: [R1-16] most plays won wins [4.26]', () => {
    expect(playsStanding(won({ ann: 1, bob: 2, cara: 0 }))).toMatchObject({ result: 'winner', winner: 'bob', tied: [] });
  });

  it('spec §4 Round 1: [R1-16] a shared top is a draw of those who share it [4.26]', () => {
    expect(playsStanding(won({ ann: 2, bob: 2, cara: 1 }))).toMatchObject({ result: 'draw', winner: null, tied: ['ann', 'bob'] });
  });

  it('[R1-16] a top of nothing is a complete draw', () => {
    expect(playsStanding(won({ ann: 0, bob: 0, cara: 0 }))).toMatchObject({
      result: 'complete_draw',
      winner: null,
      tied: ['ann', 'bob', 'cara'],
    });
  });

  it('[R1-16] whoever left does not count', () => {
    expect(playsStanding(won({ ann: 2, bob: 1, cara: 0 }, ['ann']))).toMatchObject({ result: 'winner', winner: 'bob' });
    expect(playsStanding(won({ ann: 2, bob: 0, cara: 0 }, ['ann']))).toMatchObject({ result: 'complete_draw', tied: ['bob', 'cara'] });
  });
});
