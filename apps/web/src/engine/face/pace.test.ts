import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';

const { everyMs, confirmMs } = limits.detection;

describe('the pace of the readings', () => {
  it('is five a second as long as nobody smiles', () => {
    const pace = createPace(() => everyMs);
    expect([0, 0.39, null, limits.smile.limit].map(pace)).toEqual([200, 200, 200, 200]);
  });

  it('gives a flash the time to be over before the reading that decides', () => {
    const pace = createPace(() => everyMs);
    expect([0, 0.9, 0.9, 0.9, 0, 0.9].map(pace)).toEqual([200, confirmMs, 200, 200, 200, confirmMs]);
    expect(confirmMs).toBeGreaterThan(200);
  });

  it('decides as soon where readings are rarer, to spare a slow machine', () => {
    let every = everyMs as number;
    const pace = createPace(() => every);
    expect(pace(0)).toBe(200);
    every = 400;
    expect([0, 0.9, 0.9, 0].map(pace)).toEqual([400, confirmMs, 400, 400]);
  });
});
