import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { Room } from '../room.ts';
import { ann, bob, cara, laugh, leave, NOW, only, playing, run } from '../testing/index.ts';

describe('the statistics', () => {
  const ended = (room: Room, ...steps: Parameters<typeof run>[1][]) => only(run(room, ...steps).events, 'match_ended');
  const three = () => playing({ players: [ann, bob, cara] });

  it('[R1-17] the winner has won, the others have lost; the score is the share of plays won', () => {
    expect(ended(three(), laugh(ann), laugh(bob), 300, 200_000)).toMatchObject([
      {
        plays: 3,
        outcomes: [
          { userId: 'ann', result: 'lost', score: 0, wins: 0 },
          { userId: 'bob', result: 'lost', score: 0, wins: 0 },
          { userId: 'cara', result: 'won', score: expect.closeTo(100 / 3) as number, wins: 1 },
        ],
      },
    ]);
  });

  it('[R1-17] whoever shares the top has a draw, whoever left has lost', () => {
    const first = run(three(), laugh(ann), laugh(bob), 300, 3_000, 5_000).room;
    const second = run(first, laugh(ann, { play: 2 }), laugh(cara, { play: 2 }), 300, 3_000, 5_000).room;
    expect(ended(second, leave(ann), 200_000)).toMatchObject([
      {
        result: 'draw',
        outcomes: [
          { userId: 'ann', result: 'lost' },
          { userId: 'bob', result: 'draw' },
          { userId: 'cara', result: 'draw' },
        ],
      },
    ]);
  });

  it('[R1-17] plays that were never played do not count', () => {
    const { room } = run(playing(), laugh(ann), 300);
    expect(ended(room, leave(ann))).toMatchObject([
      {
        plays: 1,
        outcomes: [
          { userId: 'ann', result: 'lost', score: 0 },
          { userId: 'bob', result: 'won', score: 100 },
        ],
      },
    ]);
  });

  it('[R4-5] before the first of several rounds is decided the plays it has brought count', () => {
    const { room } = run(playing({ settings: { maxRounds: 3 } }), laugh(ann), 300);
    expect(ended(room, leave(ann))).toMatchObject([{ rounds: 3, plays: 1, outcomes: [{ score: 0 }, { userId: 'bob', score: 100 }] }]);
  });

  it('[R1-17] a match won without a play has no score', () => {
    expect(ended(playing(), leave(ann))).toMatchObject([
      {
        plays: 0,
        outcomes: [
          { result: 'lost', score: 0 },
          { result: 'won', score: 0 },
        ],
      },
    ]);
  });
});

it('[R1-18] the result, its outcomes and the time for a rematch come together, once', () => {
  const last = run(playing({ settings: { round1Plays: 1 } }), laugh(ann), 300).room;
  const step = decide(last, { type: 'tick' }, NOW + 4_300);
  const decided = { result: 'winner', winner: { id: 'bob' }, tied: [], wins: { ann: 0, bob: 1 }, playWinners: ['bob'] };
  expect(step).toMatchObject({
    room: {
      status: 'finished',
      match: { result: { result: 'winner', reason: 'played', winner: 'bob', tied: [] }, round: { phase: 'round_ended', play: 1 } },
      rematch: { until: 6_500 + 4_300 + 30_000, accepted: [] },
    },
    events: [
      { type: 'round_decided', ...decided },
      { type: 'match_ended', reason: 'played', plays: 1, ...decided },
    ],
  });
  expect(decide(step.room, { type: 'tick' }, NOW + 4_300)).toEqual({ room: step.room, events: [], refusal: null });
});
