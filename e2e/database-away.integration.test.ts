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

it('F5 PostgreSQL away in the middle of a play: nothing acknowledged is lost, nothing unsaved was told, a login is answered 503', async () => {
  const strike = databaseStrikes(postgres, server.url, 5_000);
  const history = await killsUntil(server.url, { kills: 1, seed: 3, strike, rows: rowsOf(postgres.url) });
  expect(history.violations.join('\n')).toBe('');
  expect(strike.answers).toMatchObject([{ status: 503, retryAfter: '2' }]);
  promise('F5', 'outages of PostgreSQL of 5 s; results lost or doubled: none', strike.answers.length);
  promise('F5', 'smiles said meanwhile; acknowledged before its return or lost: none', history.struck);
  promise('F5', 'a login answered meanwhile, the slowest', Math.max(...strike.answers.map(({ ms }) => ms)) / 1000, 's', 5);
  promise('F5', 'from its return until the match goes on, the slowest', Math.max(...history.backMs) / 1000, 's');
});
