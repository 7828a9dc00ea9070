import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { broken, faultOf, table, unmeasured, type Noted } from './table.ts';

describe('the number of a fault', () => {
  it('is what a test’s name, or its group’s, begins with', () => {
    expect(faultOf(['[F1] 20 kills'])).toBe('F1');
    expect(faultOf(['outages', 'F18 a full disk'])).toBe('F18');
  });

  it('is nothing else', () => {
    expect(faultOf(['Notifications (F8)', 'F21 x', 'F1x', 'the page F5'])).toBeUndefined();
  });
});

it('lists every fault once, in order', () => {
  expect(faults.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, at) => `F${at + 1}`));
});

const noted: Noted[] = [
  { fault: 'F1', what: 'back', measured: 1.234, unit: 's', bound: 3 },
  { fault: 'F1', what: 'back', measured: 0.5, unit: 's', bound: 3 },
  { fault: 'F1', what: 'kills', measured: 20, unit: '' },
  { fault: 'F2', what: 'drained', measured: 6.1, unit: 's', bound: 5 },
];

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
    noted,
  );
  const [, , first = '', second = '', third = ''] = text.split('\n');
  expect(first).toContain('| 1 passed | back: 1.23 s (promised: 3 s); kills: 20 |');
  expect(second).toContain('| **1 of 2 failed** | **drained: 6.10 s (promised: 5 s)** |');
  expect(third).toContain('| **no test** |  |');
});

it('names each figure that is above what was promised', () => {
  expect(broken(noted)).toEqual(['F2 drained: 6.10 s (promised: 5 s)']);
  expect(broken(noted.filter(({ fault }) => fault === 'F1'))).toEqual([]);
});

it('names each promised number that no figure was held against, in its own unit', () => {
  const sentences = [
    { id: 'F1', fault: '', holds: 'everybody is back within 3 s, after 30 s of grace' },
    { id: 'F2', fault: '', holds: 'drained within 5 s, the loop late by at most 200 ms' },
  ] as const;
  expect(unmeasured(sentences, [])).toEqual(['F1 3 s', 'F2 5 s', 'F2 200 ms']);
  expect(unmeasured(sentences, noted)).toEqual(['F2 200 ms']);
});
