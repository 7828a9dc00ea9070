import { describe, expect, it } from 'vitest';
import { readContests, split } from './contests.ts';
import { agreement } from './crowd.ts';
import { ridge } from './ridge.ts';

const contest = (means: number[], se = 0.01) => ({ contest: 1, captions: means.map((mean, at) => ({ caption: `${at}`, mean, se })) });

describe('agreement with a crowd', () => {
  it('is the share of pairs ranked alike; ties of the judge are half, ties of the crowd do not count', () => {
    expect(agreement([contest([1, 2, 3])], [[1, 2, 3]])).toMatchObject({ all: 1, pairs: 3 });
    expect(agreement([contest([1, 2, 3])], [[3, 2, 1]]).all).toBe(0);
    expect(agreement([contest([1, 2, 2])], [[0, 0, 9]])).toMatchObject({ all: 0.75, pairs: 2 });
  });

  it('is clear where the means are apart by more than two standard errors', () => {
    expect(agreement([contest([1, 1.02, 2])], [[1, 0, 2]])).toMatchObject({ all: 2 / 3, clear: 1, pairs: 3, clearPairs: 2 });
  });
});

it('ridge finds what a target was made of, from each group’s own average, and holds back as told', () => {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const group = at % 3;
    const [a, b, has] = [Math.sin(at), Math.cos(3 * at), at % 4 === 0];
    return {
      group,
      dense: Float64Array.from([a, b]),
      sparse: Int32Array.from(has ? [0] : []),
      target: 2 * a - b + (has ? 0.5 : 0) + 100 * group,
    };
  });
  const free = ridge({ rows, phraseScale: Float64Array.from([1]), penalty: Float64Array.from([1e-9, 1e-9, 1e-9]) });
  [2, -1, 0.5].forEach((weight, at) => expect(free[at]).toBeCloseTo(weight, 4));
  const held = ridge({ rows, phraseScale: Float64Array.from([1]), penalty: Float64Array.from([1e6, 1e6, 1e6]) });
  expect(Math.max(...held.map(Math.abs))).toBeLessThan(0.01);
});

it('the sample is of contests that are kept out of the fitting, and its votes are in their range', () => {
  const sample = readContests(new URL('sample.json', import.meta.url));
  expect(sample).toHaveLength(9);
  for (const { captions } of sample) for (const { mean } of captions) expect(mean >= 1 && mean <= 3).toBe(true);
  const { learned, keptOut } = split(Array.from({ length: 30 }, (_, at) => ({ contest: at, captions: [] })));
  expect(keptOut.map((each) => each.contest)).toEqual([4, 14, 24]);
  expect(learned).toHaveLength(27);
});
