import { expect, it } from 'vitest';
import type { FrameHealth } from '../face/face-types.ts';
import { bestPlace } from './poster.ts';

const black: FrameHealth = { valid: false, bright: 0, average: 0 };
const dim: FrameHealth = { valid: false, bright: 0.01, average: 9 };
const good: FrameHealth = { valid: true, bright: 0.9, average: 120 };

async function chosen(seen: Record<string, FrameHealth | null>) {
  const looked: number[] = [];
  const place = await bestPlace(Object.keys(seen).map(Number), async (at) => {
    looked.push(at);
    return seen[at] ?? null;
  });
  return { place, looked };
}

it('takes the first picture that is not black, and looks no further', async () => {
  expect(await chosen({ 0.25: black, 0.5: good, 0.75: good })).toEqual({ place: 0.5, looked: [0.25, 0.5] });
});
it('takes the brightest when all are black', async () => {
  expect((await chosen({ 0.25: black, 0.5: dim, 0.75: black })).place).toBe(0.5);
});
it('takes none of a clip nobody could look at', async () => {
  expect((await chosen({ 0.25: null, 0.5: null })).place).toBeNull();
});
