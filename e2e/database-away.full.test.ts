import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresServer, type PostgresServer } from '../apps/server/test/postgres-server.ts';
import { promise } from '../apps/server/test/promise.ts';
import { databaseStrikes } from './support/database-strikes.ts';
import { killsUntil } from './support/kills.ts';
import { rowsOf } from './support/postgres-rows.ts';
import { startServer, type TestServer } from './support/server.ts';

let postgres: PostgresServer;
let server: TestServer;
beforeAll(async () => {
  postgres = await postgresServer();
  server = await startServer({ env: { DATABASE_URL: postgres.url, MATCH_SPEED: '8' } });
});
afterAll(async () => {
  await server?.dispose();
  await postgres?.remove();
});

it.each([
  [20, 5_000],
  [2, 20_000],
])('F5 PostgreSQL away %i times for %i ms: nothing acknowledged is lost, nothing unsaved was told', async (kills, awayMs) => {
  const strike = databaseStrikes(postgres, server.url, awayMs);
  const history = await killsUntil(server.url, { kills, seed: awayMs, strike, rows: rowsOf(postgres.url) });
  expect(history.violations.join('\n')).toBe('');
  for (const answer of strike.answers) expect(answer).toMatchObject({ status: 503, retryAfter: '2' });
  promise('F5', 'smiles said meanwhile; acknowledged before its return or lost: none', history.struck);
  promise('F5', 'a login answered meanwhile, the slowest', Math.max(...strike.answers.map(({ ms }) => ms)) / 1_000, 's', 5);
  promise('F5', `outages of PostgreSQL of ${awayMs / 1000} s; results lost or doubled: none`, kills);
});
