import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientEventNames } from '@deadpan/protocol';
import { fuzzEvents } from './fuzz-events.ts';
import { fuzzMatch, PLAYED } from './fuzz-match.ts';
import { fuzzRoutes, REACHED } from './fuzz-routes.ts';
import { fuzzStage, type Stage } from './fuzz-stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await fuzzStage();
});
afterAll(() => stage?.close());

const SEED = 20_261_122;

it('F12 malformed: no route fails, hangs or tells what is somebody else’s, whatever is sent', async () => {
  const { asked, taken } = await fuzzRoutes(stage, 8, SEED);
  expect(asked).toBeGreaterThan(550);
  expect(REACHED.filter((route) => !taken.has(route))).toEqual([]);
  expect(taken.size).toBeGreaterThan(55);
});

it('F12 malformed: nor does any event', async () => {
  const { sent, taken } = await fuzzEvents(stage, 20, SEED);
  expect(sent).toBe(20 * clientEventNames.length);
  expect(taken.size).toBeGreaterThan(12);
});

it('F12 malformed: nor does any event of a player in a match that runs', async () => {
  const { sent, taken } = await fuzzMatch(stage, 60, SEED);
  expect(sent).toBeGreaterThan(500);
  expect(PLAYED.filter((event) => !taken.has(event))).toEqual([]);
});
