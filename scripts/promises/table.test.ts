import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { faultOf, table } from './table.ts';

describe('the number of a fault', () => {
  it('is what a test’s name, or its group’s, begins with', () => {
    expect(faultOf(['[F1] 20 kills'])).toBe('F1');
    expect(faultOf(['outages', 'F18 a full disk'])).toBe('F18');
  });

  it('is nothing else', () => {
    expect(faultOf(['Notifications (F8)', 'F20 x', 'F1x', 'the page F5'])).toBeUndefined();
  });
});

it('lists every fault once, in order', () => {
  expect(faults.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, at) => `F${at + 1}`));
});

it('shows the worst of what was noted, beside what was promised, and makes bold what does not hold', () => {
  const [one, two, three] = faults;
  const text = table(
    [one, two, three].flatMap((fault) => fault ?? []),
    new Map([
      ['F1', [{ name: 'a', ok: true }]],
      [
        'F2',
        [
          { name: 'b', ok: true },
          { name: 'c', ok: false },
        ],
      ],
    ]),
    [
      { fault: 'F1', what: 'back', measured: 1.234, unit: 's', bound: 3 },
      { fault: 'F1', what: 'back', measured: 0.5, unit: 's', bound: 3 },
      { fault: 'F1', what: 'kills', measured: 20, unit: '' },
      { fault: 'F2', what: 'drained', measured: 6.1, unit: 's', bound: 5 },
    ],
  );
  const [, , first = '', second = '', third = ''] = text.split('\n');
  expect(first).toContain('| 1 passed | back: 1.23 s (promised: 3 s); kills: 20 |');
  expect(second).toContain('| **1 of 2 failed** | **drained: 6.10 s (promised: 5 s)** |');
  expect(third).toContain('| **no test** |  |');
});
