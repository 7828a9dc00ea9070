import { describe, expect, it } from 'vitest';
import { brightness, mostFlashes, mostRedFlashes, redness } from './flashes.ts';

const frame = (value: number, cells = 48) => Array.from({ length: 48 }, (_, i) => (i < cells ? value : 0.5));

describe('flashes', () => {
  it('a picture that stays is no flash', () => {
    expect(mostFlashes([frame(0.5), frame(0.5), frame(0.5)], 20)).toBe(0);
  });

  it('a cut is half a flash, a cut and back is one', () => {
    expect(mostFlashes([frame(0.2), frame(0.8)], 20)).toBe(0);
    expect(mostFlashes([frame(0.2), frame(0.8), frame(0.2)], 20)).toBe(1);
  });

  it('counts the worst second only', () => {
    const strobe = Array.from({ length: 21 }, (_, i) => frame(i % 2 ? 0.9 : 0.1));
    expect(mostFlashes(strobe, 20)).toBe(10);
    const slow = Array.from({ length: 60 }, (_, i) => frame(Math.floor(i / 10) % 2 ? 0.9 : 0.1));
    expect(mostFlashes(slow, 20)).toBe(1);
  });

  it('small places and small steps do not count', () => {
    expect(mostFlashes([frame(0.1, 8), frame(0.9, 8), frame(0.1, 8)], 20)).toBe(0);
    expect(mostFlashes([frame(0.5), frame(0.56), frame(0.5)], 20)).toBe(0);
  });

  it('a change that takes a few frames is one all the same', () => {
    const ramps = Array.from({ length: 21 }, (_, i) => frame(0.5 + 0.2 * Math.sin((2 * Math.PI * i) / 5)));
    expect(mostFlashes(ramps, 20)).toBeGreaterThanOrEqual(3);
  });

  it('saturated red flashes where brightness does not; orange does not', () => {
    const picture = (r: number, g: number) => Uint8Array.from({ length: 64 * 48 * 4 }, (_, i) => [r, g, 0, 255][i % 4] ?? 0);
    const strobe = (r: number, g: number) => Array.from({ length: 20 }, (_, i) => redness(i % 2 ? picture(r, g) : picture(0, 0), 64, 48));
    expect(mostRedFlashes(strobe(150, 0), 20)).toBeGreaterThan(3);
    expect(mostRedFlashes(strobe(200, 160), 20)).toBe(0);
  });

  it('white is 1 and black is 0', () => {
    const white = new Uint8Array(64 * 48 * 4).fill(255);
    expect(Math.min(...brightness(white, 64, 48))).toBeCloseTo(1);
    expect(Math.max(...brightness(white.fill(0), 64, 48))).toBe(0);
  });
});
