import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { CurveBody, MatchesQuery } from './records.ts';

const taken = (points: unknown, play: unknown = 1) => CurveBody.safeParse({ play, points }).success;

describe('a smile curve', () => {
  it('is numbers in the order of time, each from 0 to 1, at most one per 200 ms', () => {
    const whole = Array.from({ length: 906 }, (_, n) => [n * limits.records.curveEveryMs, 0.5]);
    expect([[[0, 0]], [[0, 0], [190, 0.2], [400, 1]], whole].map((points) => taken(points))).toEqual([true, true, true]); // prettier-ignore
    const wrong = [[], [[0, 0], [0, 0]], [[200, 0], [0, 0]], [[0, 0], [100, 0]], [[0, -0.1]], [[0, 1.1]], [[-1, 0]], [[0.5, 0]], [[181_001, 0]], [[0, 0, 0]], [['0', 0]]]; // prettier-ignore
    expect(wrong.filter((points) => taken(points))).toEqual([]);
  });

  it('is about a play there can be', () => {
    expect([1, 9].map((play) => taken([[0, 0]], play))).toEqual([true, true]);
    expect([0, 10, 1.5, '1'].map((play) => taken([[0, 0]], play))).toEqual([false, false, false, false]);
  });
});

it('pages through the history by the end and the id of a match', () => {
  expect(MatchesQuery.safeParse({ before: '1795000000000.ABC234-x-1', type: 'full' }).success).toBe(true);
  expect(
    ['', 'yesterday', '1.', '.a', `1.${'a'.repeat(65)}`, "1.a'--"].filter((before) => MatchesQuery.safeParse({ before }).success),
  ).toEqual([]);
  expect(MatchesQuery.safeParse({ type: 'round9' }).success).toBe(false);
});
