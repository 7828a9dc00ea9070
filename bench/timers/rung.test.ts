import { expect, it } from 'vitest';
import { rungIn } from './rung.ts';

const buckets = (...counts: [string, number][]): string =>
  counts.map(([bound, count]) => `deadpan_timer_late_seconds_bucket{le="${bound}"} ${count}`).join('\n');

it('reads how late timers rang, evenly spread between two bounds', () => {
  const rung = rungIn(`# HELP x\n${buckets(['0.001', 100], ['0.005', 180], ['0.01', 200], ['+Inf', 200])}\n`);
  expect(rung.count).toBe(200);
  expect(rung.p50).toBeCloseTo(1);
  expect(rung.p99).toBeCloseTo(9.5);
});

it('says of what is above all bounds that it is above all bounds', () => {
  expect(rungIn(buckets(['0.001', 1], ['+Inf', 100])).p99).toBe(Infinity);
});

it('does not take no timer for one that was on time', () => {
  expect(() => rungIn(buckets(['0.001', 0], ['+Inf', 0]))).toThrow('no timer');
});
