import { expect, it } from 'vitest';
import { holds, page, parts, type Measured } from './page.ts';

const part = (name: string, ...figures: Measured['figures']): Measured => ({ part: name, machine: 'a machine', figures });

it('shows each goal beside what was measured, and makes bold what does not hold', () => {
  const text = page([
    part('list', { what: 'List', measured: 2.713, unit: '×', goal: { atLeast: 2.5 } }),
    part('timers', { what: 'Late', measured: 12, unit: 'ms', goal: { atMost: 10 } }, { what: 'In the middle', measured: 0.4, unit: 'ms' }),
    part('capacity', { what: 'Lobbies', measured: 1_800, unit: '', goal: { atLeast: 1_800 } }),
  ]).split('\n');
  expect(text).toContain('| List | at least 2.50 × | 2.71 × | yes |');
  expect(text).toContain('| Late | at most 10 ms | 12 ms | **no** |');
  expect(text).toContain('| In the middle |  | 0.40 ms |  |');
  expect(text).toContain('| Lobbies | at least 1,800 | 1,800 | yes |');
});

it('names what was not measured, so that no gap goes unseen', () => {
  expect(page([]).split('\n').slice(2)).toEqual(parts.map(({ name }) => `| ${name} |  | not measured |  |`));
});

it('takes what could not be measured for no success', () => {
  expect(holds({ what: 'x', measured: NaN, unit: 'ms', goal: { atMost: 10 } })).toBe(false);
  const kept = JSON.parse(JSON.stringify({ what: 'Late', measured: Infinity, unit: 'ms', goal: { atMost: 10 } })) as Measured['figures'][0];
  expect(page([part('timers', kept)])).toContain('| Late | at most 10 ms | beyond measure | **no** |');
  expect(holds({ what: 'x', measured: 0, unit: 'ms' })).toBeNull();
});
