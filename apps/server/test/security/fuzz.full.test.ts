import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzEvents } from './fuzz-events.ts';
import { fuzzMatch, PLAYED } from './fuzz-match.ts';
import { fuzzRoutes, REACHED } from './fuzz-routes.ts';
import { fuzzStage, type Stage } from './fuzz-stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await fuzzStage();
});
afterAll(() => stage?.close());

it('F12 malformed: no route fails, hangs or tells what is somebody else’s, two hundred times over', async () => {
  const { asked, taken } = await fuzzRoutes(stage, 200);
  expect(asked).toBeGreaterThan(10_000);
  expect(REACHED.filter((route) => !taken.has(route))).toEqual([]);
});

it('F12 malformed: nor does any event, five hundred times over', async () => {
  const { sent, taken } = await fuzzEvents(stage, 500);
  expect(sent).toBeGreaterThan(10_000);
  expect(taken.size).toBeGreaterThan(12);
});

it('F12 malformed: nor does any event in ten matches that run', async () => {
  for (let n = 0; n < 10; n++) {
    const { taken } = await fuzzMatch(stage, 60);
    expect(PLAYED.filter((event) => !taken.has(event))).toEqual([]);
  }
});
