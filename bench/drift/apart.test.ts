import { describe, expect, it } from 'vitest';
import { apart, type Sample } from './apart.ts';

const samples = (clip: string, ...pairs: [number, number][]): Sample[] => pairs.map(([wall, at]) => ({ wall, clip, at }));

describe('apart', () => {
  it('compares with where the other page was at the same moment', () => {
    const theirs = samples('cat', [1_000, 0], [1_250, 250], [1_500, 500]);
    expect(apart(samples('cat', [1_100, 100], [1_300, 340], [1_400, 380]), theirs)).toEqual([0, 40, -20]);
  });

  it('says nothing of different clips, of gaps, and of moments before and after', () => {
    const theirs = [...samples('cat', [1_000, 0], [2_000, 1_000]), ...samples('dog', [2_250, 0])];
    expect(apart(samples('cat', [900, 0], [1_500, 500], [2_100, 1_100], [2_300, 1_300]), theirs)).toEqual([]);
  });
});
