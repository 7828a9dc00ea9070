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

// 200 kills, in pieces that can be run again by their seed.
it.each([11, 12, 13, 14])(
  '[F1] 50 kills at random moments, seed %i: nothing acknowledged is lost or doubled, sockets are back within 3 s',
  async (seed) => {
    const history = await killsUntil(server.url, { kills: 50, seed, strike: killing(server), rows: rowsIn(server.folder) });
    expect(history.violations.join('\n')).toBe('');
    promise('F1', 'smiles said while it was away; acknowledged and lost: none', history.struck);
    promise('F1', 'from listening until all four sit again, the slowest', Math.max(...history.backMs) / 1000, 's', 3);
  },
);

it.each([15, 16])(
  '[F1] 50 kills at random moments of matches of three rounds, seed %i: no round is decided twice, nothing freezes',
  async (seed) => {
    const history = await killsUntil(server.url, { kills: 50, seed, rounds: 3, strike: killing(server), rows: rowsIn(server.folder) });
    expect(history.violations.join('\n')).toBe('');
    promise('F1', 'smiles said while it was away; acknowledged and lost: none', history.struck);
    promise('F1', 'from listening until all four sit again, the slowest', Math.max(...history.backMs) / 1000, 's', 3);
    expect(history.matches).toBeGreaterThan(0);
  },
);
