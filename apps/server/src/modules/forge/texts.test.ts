import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemeText } from '@deadpan/protocol';
import { changedTexts } from './texts.ts';

const top: MemeText = { slot: 'top', text: 'It knows', x: 0.1, y: 0.05, width: 0.8, height: 0.2 };
const bottom: MemeText = { slot: 'bottom', text: 'it always knew', x: 0.1, y: 0.75, width: 0.8, height: 0.2 };
const same = (text: string): string => text;

describe('texts changed by hand', () => {
  it('take the place of the old ones; a text that is left out stays', () => {
    const moved = { ...top, text: 'It waits', y: 0.5 };
    expect(changedTexts([top, bottom], [moved], same)).toEqual([moved, bottom]);
  });

  it('are one masked line of what is seen', () => {
    const [text] = changedTexts([top], [{ ...top, text: ' darn\n\u202e\u200b it ' }], (line) => line.replace('darn', '****'));
    expect(text?.text).toBe('**** it');
  });

  it('may be empty', () => {
    expect(changedTexts([top], [{ ...top, text: '' }], same)[0]?.text).toBe('');
  });

  it('stay within the picture, wherever they are put', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const size = fc.double({ min: 0.02, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, size, size, (x, y, width, height) => {
        const [box] = changedTexts([top], [{ ...top, x, y, width, height }], same);
        expect(box).toMatchObject({ slot: 'top', text: 'It knows' });
        for (const [at, long] of [
          [box?.x, box?.width],
          [box?.y, box?.height],
        ] as [number, number][]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(long).toBeGreaterThanOrEqual(0.02);
          expect(at + long).toBeLessThanOrEqual(1.0001);
        }
      }),
    );
  });

  it('of a slot that is not there, or twice of one, are refused', () => {
    expect(() => changedTexts([top], [bottom], same)).toThrow('This meme has no text called "bottom".');
    expect(() => changedTexts([top], [{ ...top, slot: '__proto__' }], same)).toThrow('no text called "__proto__"');
    expect(() => changedTexts([top], [top, { ...top, text: 'x' }], same)).toThrow('A text of the meme is there twice.');
  });
});
