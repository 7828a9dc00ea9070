import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsIn } from './support/history.ts';
import { killsUntil } from './support/kills.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { MATCH_SPEED: '8' } });
});
afterAll(() => server.dispose());

it('[F1] 200 kills at random moments: nothing acknowledged is lost or doubled, sockets are back within 3 s', async () => {
  const history = await killsUntil(server, { kills: 200, seed: 11, rows: rowsIn(server.folder) });
  expect(history.violations).toEqual([]);
  expect(Math.max(...history.backMs)).toBeLessThanOrEqual(3_000);
});

it('[F1] 100 kills at random moments of matches of three rounds: no round is decided twice, nothing freezes', async () => {
  const history = await killsUntil(server, { kills: 100, seed: 13, rounds: 3, rows: rowsIn(server.folder) });
  expect(history.violations).toEqual([]);
  expect(Math.max(...history.backMs)).toBeLessThanOrEqual(3_000);
  expect(history.matches).toBeGreaterThan(0);
});
