import { describe, expect, it } from 'vitest';
import { isVoice, loudnessOf, nextLevel } from './loudness.ts';

const tone = (amplitude: number): Float32Array => Float32Array.from({ length: 1_024 }, (_, i) => amplitude * Math.sin(i / 7));

describe('how loud it is', () => {
  it('is nothing in silence and all of it close to full scale', () => {
    expect(loudnessOf(new Float32Array(1_024))).toBe(0);
    expect(loudnessOf(new Float32Array(0))).toBe(0);
    expect(loudnessOf(tone(1))).toBe(1);
  });

  it('tells a voice from a quiet room', () => {
    expect(isVoice(loudnessOf(tone(0.05)))).toBe(true);
    expect(isVoice(loudnessOf(tone(0.002)))).toBe(false);
  });

  it('rises at once and falls slowly', () => {
    expect(nextLevel(0.1, 0.9)).toBe(0.9);
    expect(nextLevel(0.9, 0)).toBe(0.72);
    expect(nextLevel(0.01, 0)).toBe(0.01);
    expect(nextLevel(0, 0)).toBe(0);
  });
});
