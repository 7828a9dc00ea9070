import { expect, it } from 'vitest';
import { aScore } from './testing.ts';
import { pointsOf } from './points.ts';

it('laughter and judge make the total, whatever rounding does', () => {
  expect(pointsOf(aScore('ann', { laughter: 0.5, judge: 0.6, score: 0.62 }))).toEqual({ laughter: 50, judge: 12, total: 62 });
  for (let i = 0; i <= 50; i++) {
    const [laughs, judge] = [i / 50, ((i * 7) % 51) / 50];
    const { laughter, judge: points, total } = pointsOf({ laughter: laughs, score: laughs + 0.2 * judge });
    expect(laughter + points).toBe(total);
    expect(points).toBeLessThanOrEqual(20);
  }
  expect(pointsOf({ laughter: 0, score: 0 })).toEqual({ laughter: 0, judge: 0, total: 0 });
});
