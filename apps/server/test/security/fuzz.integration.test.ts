import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientEventNames } from '@deadpan/protocol';
import { fuzzEvents, fuzzRoutes, fuzzStage } from './fuzz.ts';

let stage: Awaited<ReturnType<typeof fuzzStage>>;
beforeAll(async () => {
  stage = await fuzzStage();
});
afterAll(() => stage.close());

const SEED = 20_261_122;

it('F12 malformed: no route fails, hangs or tells what is somebody else’s, whatever is sent', async () => {
  expect(await fuzzRoutes(stage, 5, SEED)).toBeGreaterThan(300);
});

it('F12 malformed: nor does any event', async () => {
  expect(await fuzzEvents(stage, 10, SEED)).toBe(10 * clientEventNames.length);
});
