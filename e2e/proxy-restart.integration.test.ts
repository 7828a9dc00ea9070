import { afterAll, beforeAll, expect, it } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { rowsIn } from './support/history.ts';
import { killsUntil } from './support/kills.ts';
import { killing } from './support/strike.ts';
import { startServer, type TestServer } from './support/server.ts';
import { shippedProxy, type ShippedProxy } from './support/shipped-proxy.ts';

/* The small server of the guide: one node behind the real Caddy with the shipped file. */

let server: TestServer;
let proxy: ShippedProxy;
beforeAll(async () => {
  server = await startServer({ env: { MATCH_SPEED: '8', TRUST_PROXY: '1' } });
  proxy = await shippedProxy([server]);
});
afterAll(async () => {
  await proxy?.close();
  await server?.dispose();
});

it('[F1] the only node behind the shipped proxy is killed: its players are back as soon as without the proxy', async () => {
  const history = await killsUntil(proxy.url, { kills: 5, seed: 11, strike: killing(server), rows: rowsIn(server.folder) });
  expect(history.violations.join('\n')).toBe('');
  promise(
    'F1',
    'through the shipped proxy, from listening until all four sit again, the slowest',
    Math.max(...history.backMs) / 1000,
    's',
    3,
  );
  expect(history.backMs).toHaveLength(5);
});
