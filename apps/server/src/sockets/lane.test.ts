import { expect, it } from 'vitest';
import { gatheringMs } from './lane.ts';

it.each([
  ['nothing', 0, 20],
  ['little', 5, 15],
  ['too long', 200, 2],
])('when the messages before took %s, the next wait accordingly', (_how, tookMs, waits) => {
  expect(gatheringMs(tookMs)).toBe(waits);
});
