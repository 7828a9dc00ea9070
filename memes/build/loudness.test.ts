import { describe, expect, it } from 'vitest';
import { LOUDNESS_RATE, integratedLoudness, truePeak } from './loudness.ts';

const sine = (seconds: number, hz: number, level: number, phase = 0) =>
  Float32Array.from({ length: seconds * LOUDNESS_RATE }, (_, i) => level * Math.sin((2 * Math.PI * hz * i) / LOUDNESS_RATE + phase));

describe('loudness', () => {
  it('a full-scale sine of 997 Hz in one channel is -3.01 LUFS, as the recommendation says', () => {
    expect(integratedLoudness([sine(4, 997, 1)])).toBeCloseTo(-3.01, 1);
    expect(integratedLoudness([sine(4, 997, 0.1)])).toBeCloseTo(-23.01, 1);
    expect(integratedLoudness([sine(4, 997, 1), sine(4, 997, 1)])).toBeCloseTo(0, 1);
  });

  it('low rumble counts less than the middle', () => {
    expect(integratedLoudness([sine(4, 30, 1)])).toBeLessThan(-12);
  });

  it('silence is not averaged in', () => {
    const half = new Float32Array(8 * LOUDNESS_RATE);
    half.set(sine(4, 997, 0.1));
    expect(integratedLoudness([half])).toBeCloseTo(-23.1, 0);
    expect(integratedLoudness([new Float32Array(LOUDNESS_RATE)])).toBe(-Infinity);
  });

  it('finds the peak between two samples', () => {
    const between = sine(0.1, LOUDNESS_RATE / 4, 1, Math.PI / 4);
    expect(Math.max(...between)).toBeLessThan(0.71);
    expect(truePeak([between])).toBeGreaterThan(-0.1);
    expect(truePeak([between])).toBeLessThan(0.2); // it starts and ends abruptly
  });
});
