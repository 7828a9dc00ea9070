import { describe, expect, it } from 'vitest';
import { afterLook, isSmile, nothingSeen, type Look } from './sighting.ts';

const after = (...looks: Look[]): boolean => isSmile(looks.reduce(afterLook, nothingSeen));

describe('design "Referees": a clear smile', () => {
  it('is one that is there for a second, in two looks', () => {
    expect(after({ at: 0, happy: 0.95, frames: 1 })).toBe(false);
    expect(after({ at: 0, happy: 0.95, frames: 1 }, { at: 1_000, happy: 0.9, frames: 16 })).toBe(true);
    expect(after({ at: 0, happy: 0.95, frames: 1 }, { at: 900, happy: 0.9, frames: 16 })).toBe(false);
  });

  it('is none that would only just put somebody out', () => {
    expect(after({ at: 0, happy: 0.95, frames: 1 }, { at: 1_000, happy: 0.69, frames: 16 })).toBe(false);
  });

  it('is none with a straight face, or no face, between', () => {
    const smile = (at: number): Look => ({ at, happy: 0.95, frames: at });
    expect(after(smile(0), { at: 1_000, happy: 0.1, frames: 1_000 }, smile(2_000))).toBe(false);
    expect(after(smile(0), { at: 1_000, happy: null, frames: 1_000 }, smile(2_000))).toBe(false);
  });

  it('is none in a picture that stands still', () => {
    expect(after({ at: 0, happy: 0.95, frames: 7 }, { at: 1_000, happy: 0.95, frames: 7 })).toBe(false);
  });

  it('is none in two looks far apart, as on a machine that has no time', () => {
    expect(after({ at: 0, happy: 0.95, frames: 1 }, { at: 3_000, happy: 0.95, frames: 40 })).toBe(false);
  });
});
