import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzEvents, fuzzRoutes, fuzzStage } from './fuzz.ts';

let stage: Awaited<ReturnType<typeof fuzzStage>>;
beforeAll(async () => {
  stage = await fuzzStage();
});
afterAll(() => stage.close());

it('F12 malformed: no route fails, hangs or tells what is somebody else’s, two hundred times over', async () => {
  expect(await fuzzRoutes(stage, 200)).toBeGreaterThan(10_000);
});

it('F12 malformed: nor does any event, five hundred times over', async () => {
  expect(await fuzzEvents(stage, 500)).toBeGreaterThan(10_000);
});
