import { describe, expect, it } from 'vitest';
import { legible, type Ground } from './ground.ts';
import { lookOf } from './look.ts';

/** A picture whose left half is of one colour and whose right half is of another. */
function halves(left: number, right: number): Ground {
  const [width, height] = [40, 20];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) data.fill(at % width < width / 2 ? left : right, at * 4, at * 4 + 3);
  return { width, height, data };
}
const look = { ...lookOf([], 'top'), colour: '#17161a' };
const [onTheLeft, onTheRight, across] = [
  { x: 0, y: 0.1, width: 0.4, height: 0.5 },
  { x: 0.6, y: 0.1, width: 0.4, height: 0.5 },
  { x: 0.2, y: 0.1, width: 0.6, height: 0.5 },
];

describe('the colour of words on a picture', () => {
  it('stays where they are seen, and is the other one where they are not', () => {
    const ground = halves(255, 0);
    expect(legible(ground, onTheLeft, look)).toBe(look);
    expect(legible(ground, onTheRight, look)).toEqual({ ...look, colour: '#fbf8f1' });
    expect(legible(ground, onTheLeft, { ...look, colour: '#fff' })).toEqual({ ...look, colour: '#111114' });
  });

  it('comes with a line around the letters where no colour would do', () => {
    expect(legible(halves(255, 0), across, look)).toEqual({ ...look, colour: '#fbf8f1', outline: '#111114' });
  });

  it('stays with an outline or a plate of its own, and where nobody knows what is under it', () => {
    const dark = halves(0, 0);
    for (const own of [
      { ...look, outline: '#fff' },
      { ...look, plate: '#fff' },
      { ...look, colour: 'inherit' },
    ]) {
      expect(legible(dark, across, own)).toBe(own);
    }
    expect(legible(null, across, look)).toBe(look);
  });
});
