import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';

const { everyMs, confirmMs } = limits.detection;

describe('the pace of the readings', () => {
  it('is five a second as long as nobody smiles', () => {
    const pace = createPace(everyMs);
    expect([0, 0.39, null, limits.smile.limit].map(pace)).toEqual([200, 200, 200, 200]);
  });

  it('gives a flash the time to be over before the reading that decides', () => {
    const pace = createPace(everyMs);
    expect([0, 0.9, 0.9, 0.9, 0, 0.9].map(pace)).toEqual([200, confirmMs, 200, 200, 200, confirmMs]);
    expect(confirmMs).toBeGreaterThan(200);
  });

  it('is not quickened by it where readings are rare', () => {
    expect(createPace(1_000)(0.9)).toBe(1_000);
  });
});
