import { expect, it } from 'vitest';
import { checkPart, checkPixels } from './frame-check.ts';

const grey = (values: readonly number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255]));

const frames: [string, number[], boolean][] = [
  ['black', Array<number>(100).fill(0), false],
  ['as dark as a covered camera', Array<number>(100).fill(15), false],
  ['dim but there', Array<number>(100).fill(16), true],
  ['one bright lamp in the dark', [...Array<number>(95).fill(0), ...Array<number>(5).fill(255)], false],
  ['a face in a dark room', [...Array<number>(80).fill(0), ...Array<number>(20).fill(120)], true],
  ['nothing at all', [], false],
];
it.each([...frames])('spec §5 Validation: a frame that is %s [5.22]', (_, values, valid) => {
  expect(checkPixels(grey(values)).valid).toBe(valid);
});

it('looks only at the part of the picture that is the frame', () => {
  const picture = grey(Array.from({ length: 64 * 64 }, (_, index) => (index < 64 * 32 ? 200 : 0)));
  expect(checkPart(picture, 64, { left: 0, top: 0, width: 64, height: 32 })).toEqual({ valid: true, bright: 1, average: 200 });
  expect(checkPart(picture, 64, { left: 0, top: 32, width: 64, height: 32 }).valid).toBe(false);
});
