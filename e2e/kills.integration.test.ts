import { afterAll, beforeAll, expect, it } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { rowsIn } from './support/history.ts';
import { killsUntil } from './support/kills.ts';
import { killing } from './support/strike.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { MATCH_SPEED: '8' } });
});
afterAll(() => server.dispose());

it('[F1] 20 kills at random moments: nothing acknowledged is lost or doubled, the same play goes on, everybody is back', async () => {
  const history = await killsUntil(server.url, { kills: 20, seed: 7, strike: killing(server), rows: rowsIn(server.folder) });
  expect(history.violations.join('\n')).toBe('');
  promise('F1', 'kills in the middle of matches; results lost or doubled: none', history.backMs.length);
  promise('F1', 'smiles said while it was away; acknowledged and lost: none', history.struck);
  promise('F1', 'from listening until all four sit again, the slowest', Math.max(...history.backMs) / 1000, 's', 3);
  expect(history.backMs).toHaveLength(20);
  expect(history.matches).toBeGreaterThan(0);
});
