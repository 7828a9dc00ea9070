import { describe, expect, it } from 'vitest';
import type { Laugh } from './laughter.ts';
import { calmBefore, uplift } from './laughter.ts';

/** Five readings a second from `from` on, in ms. */
const readings = (from: number, ...happy: number[]): Laugh[] => happy.map((value, i) => ({ t: from + i * 200, happy: value }));
const long = (from: number, ms: number, happy: number): Laugh[] => readings(from, ...Array<number>(ms / 200).fill(happy));

describe('the calm before a caption', () => {
  it('is the mean of the three seconds before it, not of what was before them', () => {
    expect(calmBefore([...long(0, 2_000, 1), ...long(2_000, 3_000, 0.2)], 5_000)).toBeCloseTo(0.2);
  });

  it('is unknown without a face', () => {
    expect(calmBefore([], 5_000)).toBeNull();
    expect(calmBefore(long(5_000, 1_000, 0.5), 5_000)).toBeNull();
  });
});

describe('the laughter over a caption', () => {
  it('is how far the face rose above its own calm', () => {
    expect(uplift(long(5_000, 6_000, 0.7), 5_000, 0.1)).toBeCloseTo(0.6);
    expect(uplift(long(5_000, 6_000, 0.1), 5_000, 0.1)).toBe(0);
  });

  it('counts who reads first and laughs in the last third, and not who twitches once', () => {
    expect(uplift([...long(5_000, 4_000, 0), ...long(9_000, 2_000, 0.8)], 5_000, 0)).toBeCloseTo(0.8);
    expect(uplift([...long(5_000, 5_600, 0), ...long(10_600, 400, 0.9)], 5_000, 0)).toBe(0);
  });

  it('who grins all the time has not laughed, and who falls below their calm not less than nothing', () => {
    expect(uplift(long(5_000, 6_000, 0.6), 5_000, 0.6)).toBe(0);
    expect(uplift(long(5_000, 6_000, 0.1), 5_000, 0.6)).toBe(0);
  });

  it('is not made of less than three readings', () => {
    expect(uplift(readings(5_000, 1, 1), 5_000, 0)).toBeNull();
    expect(uplift(readings(4_000, 1, 1, 1, 1, 1), 5_000, 0)).toBeNull();
  });
});
