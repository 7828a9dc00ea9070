import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientEventNames } from '@deadpan/protocol';
import { postgresServer, type PostgresServer } from '../postgres-server.ts';
import { fuzzEvents, fuzzRoutes, fuzzStage } from './fuzz.ts';

let postgres: PostgresServer;
let stage: Awaited<ReturnType<typeof fuzzStage>>;
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
  expect(await fuzzRoutes(stage, 8, SEED)).toBeGreaterThan(400);
});

it('F12 malformed: nor what an event does', async () => {
  expect(await fuzzEvents(stage, 5, SEED)).toBe(5 * clientEventNames.length);
});
