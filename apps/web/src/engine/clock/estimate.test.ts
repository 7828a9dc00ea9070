import { describe, expect, it } from 'vitest';
import { bestOf, estimateOf, remember, type Estimate } from './estimate.ts';

describe('the estimate of the server clock', () => {
  it('takes the answer for the middle of the round trip', () => {
    expect(estimateOf({ sentAt: 100, receivedAt: 140, serverTime: 5_000 })).toEqual({ offset: 4_880, roundTrip: 40 });
  });

  it('prefers the smallest round trip', () => {
    const slow = { offset: 1_000, roundTrip: 80 };
    const quick = { offset: 1_010, roundTrip: 10 };
    expect(bestOf([slow, quick, { offset: 1_020, roundTrip: 30 }])).toBe(quick);
    expect(bestOf([])).toBeNull();
  });

  it('forgets the oldest of more than eight', () => {
    const many = Array.from({ length: 10 }, (_, n): Estimate => ({ offset: 1_000, roundTrip: n })).reduce<Estimate[]>(remember, []);
    expect(many.map((each) => each.roundTrip)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('drops what contradicts the newest: a clock that slept, or another server', () => {
    const before = { offset: 1_000, roundTrip: 4 };
    const loose = { offset: 4_000, roundTrip: 7_000 };
    expect(remember([before, loose], { offset: 5_000, roundTrip: 20 })).toEqual([loose, { offset: 5_000, roundTrip: 20 }]);
  });
});
