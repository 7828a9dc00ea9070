import { expect, it } from 'vitest';
import { countersContract } from '../../../test/contracts/counters.ts';
import { createMemoryCounters } from './counters.ts';

countersContract(() => {
  let now = 1_000;
  return { counters: createMemoryCounters({ now: () => now }), pass: async (ms) => void (now += ms) };
});

it('remembers so many keys of a limit at once, and forgets its oldest for one more', async () => {
  const counters = createMemoryCounters({ now: () => 0 });
  const take = (key: string, limit = 'doors') => counters.take({ limit, key }, 1, 60_000);
  expect([await take('ann'), await take('ann'), await take('ann', 'windows')]).toEqual([0, 60_000, 0]);
  for (let n = 0; n < 49_999; n++) await take(`${n}`);
  expect(await take('ann')).toBe(60_000);
  await take('one more');
  expect([await take('ann'), await take('49998'), await take('ann', 'windows')]).toEqual([0, 60_000, 60_000]);
});
