import { describe, expect, it } from 'vitest';
import { median, quantile } from './quantile.ts';
import { rounded, table } from './table.ts';

describe('table', () => {
  it('puts numbers right, words left, and nothing behind the last word', () => {
    expect(
      table(
        'Times',
        ['what', 'ms'],
        [
          ['one', 9],
          ['twenty', '10.5'],
        ],
      ),
    ).toBe(['Times', '', 'what      ms', '------  ----', 'one        9', 'twenty  10.5', ''].join('\n'));
  });

  it('keeps three digits', () => {
    expect([0.1234, 12.34, 123.4, -5.678, NaN].map(rounded)).toEqual(['0.12', '12.3', '123', '-5.68', '-']);
  });
});

describe('quantile', () => {
  it('is the smallest value that the share does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0, 0.5, 0.95, 0.99, 1].map((share) => quantile(values, share))).toEqual([1, 50, 95, 99, 100]);
  });

  it('sorts by value, not by text', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('says NaN of nothing', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });
});
