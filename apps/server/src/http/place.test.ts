import { expect, it } from 'vitest';
import { readPlace, writePlace } from './place.ts';

it.each([
  { at: 1_795_000_000_000, id: 'ABC234-x-1' },
  { at: 0, id: 'a.b' },
])('is read as it was written: %j', (place) => {
  expect(readPlace(writePlace(place))).toEqual(place);
});

it('is none on the first page', () => {
  expect([readPlace(undefined), readPlace('')]).toEqual([null, null]);
});
