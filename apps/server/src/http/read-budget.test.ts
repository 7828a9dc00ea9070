import { expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { createReadBudget } from './read-budget.ts';

const { burst, perSecond } = limits.reads;

it('lets a player read so often at once and so often a second, and takes nothing of another player', () => {
  let now = 0;
  const budget = createReadBudget({ now: () => now });
  for (let n = 0; n < burst; n++) expect(budget.take('ann')).toBe(0);
  expect(budget.take('ann')).toBe(1_000 / perSecond);
  expect(budget.take('bob')).toBe(0);
  now += 1_000;
  for (let n = 0; n < perSecond; n++) expect(budget.take('ann')).toBe(0);
  expect(budget.take('ann')).toBeGreaterThan(0);
});
