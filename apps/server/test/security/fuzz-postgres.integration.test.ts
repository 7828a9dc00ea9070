import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientEventNames } from '@deadpan/protocol';
import { postgresServer, type PostgresServer } from '../postgres-server.ts';
import { fuzzEvents } from './fuzz-events.ts';
import { fuzzRoutes, REACHED } from './fuzz-routes.ts';
import { fuzzStage, type Stage } from './fuzz-stage.ts';

let postgres: PostgresServer;
let stage: Stage;
beforeAll(async () => {
  postgres = await postgresServer();
  stage = await fuzzStage({ DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await stage?.close();
  await postgres?.remove();
});

const SEED = 20_261_122;

it('F12 malformed: PostgreSQL, which takes no zero in a text, refuses nothing that a route lets through', async () => {
  const { asked, taken } = await fuzzRoutes(stage, 8, SEED);
  expect(asked).toBeGreaterThan(550);
  expect(REACHED.filter((route) => !taken.has(route))).toEqual([]);
});

it('F12 malformed: nor what an event does', async () => {
  const { sent, taken } = await fuzzEvents(stage, 10, SEED);
  expect(sent).toBe(10 * clientEventNames.length);
  expect(taken.size).toBeGreaterThan(10);
});
