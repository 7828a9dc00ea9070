import { describe, expect, it } from 'vitest';
import { captureClock } from './capture-clock.ts';

const FRAME_MS = 40;

describe('captureClock', () => {
  it('is not misled by frames that are read late', () => {
    const capturedAt = captureClock();
    const delays = [5, 5, 90, 50, 10, 5];
    const times = delays.map((delay, index) => capturedAt((7_000 + index * FRAME_MS) * 1000, 1_000_000 + index * FRAME_MS + delay));
    for (const [index, at] of times.entries()) expect(at).toBeCloseTo(1_000_005 + index * FRAME_MS, 0);
  });

  it('learns from a quicker frame', () => {
    const capturedAt = captureClock();
    expect(capturedAt(0, 100)).toBe(100);
    expect(capturedAt(FRAME_MS * 1000, 120)).toBe(120);
    expect(capturedAt(2 * FRAME_MS * 1000, 200)).toBeCloseTo(160, 0);
  });

  it('follows a camera that counts anew', () => {
    const capturedAt = captureClock();
    capturedAt(60_000_000, 1_000);
    expect(capturedAt(0, 2_000)).toBe(2_000);
  });

  it('never says that a frame was captured after it was read', () => {
    const capturedAt = captureClock();
    for (let index = 0; index < 10_000; index++) {
      const readAt = 5_000 + index * 33.3;
      expect(capturedAt(index * 33_330, readAt)).toBeLessThanOrEqual(readAt);
    }
  });
});
