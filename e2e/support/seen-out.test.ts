import { expect, it } from 'vitest';
import { createSeenOut } from './seen-out.ts';

it('finds who is in again after they were out, whichever of the two was told first', () => {
  const told = [
    ['bob', true, 8],
    ['bob', false, 9],
  ] as const;
  for (const order of [told, told.toReversed()]) {
    const seenOut = createSeenOut();
    const found = order.map(([who, isOut, version]) => seenOut('m/1', who, isOut, version));
    expect(found).toEqual([null, 'bob was out of m/1 in version 8 and is back in 9']);
  }
});

it('takes what another node tells late for what it is, and another play for another', () => {
  const seenOut = createSeenOut();
  expect(seenOut('m/1', 'bob', true, 8)).toBeNull();
  expect(seenOut('m/1', 'bob', false, 7)).toBeNull();
  expect(seenOut('m/1', 'ann', false, 9)).toBeNull();
  expect(seenOut('m/2', 'bob', false, 9)).toBeNull();
});

it('finds a version that says both, as when one was told and lost, and saved anew', () => {
  const seenOut = createSeenOut();
  expect(seenOut('m/1', 'bob', true, 8)).toBeNull();
  expect(seenOut('m/1', 'bob', false, 8)).not.toBeNull();
});
