import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { postgresServer, type PostgresServer } from '../apps/server/test/postgres-server.ts';
import { createBot, PASSWORD } from './support/bot.ts';
import { startServer, type TestServer } from './support/server.ts';
import { shippedProxy, type ShippedProxy } from './support/shipped-proxy.ts';

const TOKEN = 'the-figures-of-a-test';

let postgres: PostgresServer;
let server: TestServer;
let proxy: ShippedProxy;
const sockets: Socket[] = [];
beforeAll(async () => {
  postgres = await postgresServer();
  server = await startServer({ env: { DATABASE_URL: postgres.url, METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' } });
  proxy = await shippedProxy([server]);
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await proxy?.close();
  await server?.dispose();
  await postgres?.remove();
});

/** How often the proxy has asked the node whether it serves. */
async function asked(): Promise<number> {
  const figures = await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const counts = [...figures.matchAll(/^deadpan_http_requests_total\{.*route="\/health\/(?:serving|ready)".*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

it('[F5] while the database is away the proxy leaves its players at the node, which says itself what it cannot do', async () => {
  const ann = await createBot(proxy.url, 'ann');
  const email = `${ann.username}@example.org`;
  ann.close();
  const socket = io(proxy.url, {
    path: limits.socket.path,
    auth: { token: ann.token },
    query: { lobby: 'ABC234' },
    transports: ['polling'],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  await new Promise((resolve) => void socket.once('authenticated', resolve));

  await postgres.kill();
  const ready = async (): Promise<number> => (await fetch(`${server.url}/health/ready`)).status;
  await expect.poll(ready).toBe(503);
  const before = await asked();
  await expect.poll(asked).toBeGreaterThan(before + 2);

  const page = await fetch(proxy.url);
  const html = await page.text();
  expect([page.status, html]).toEqual([200, expect.stringContaining('<div id="root">')]);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  expect((await fetch(`${proxy.url}${script}`)).status).toBe(200);
  const logIn = () =>
    fetch(`${proxy.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
  const refused = await logIn();
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '2',
    { code: 'UNAVAILABLE', detail: 'The server cannot save right now. Please try again in a moment.' },
  ]);
  const answer = new Promise((resolve) => void socket.once('heartbeat_response', resolve));
  socket.emit('heartbeat', { timestamp: 7 });
  expect(await answer).toMatchObject({ timestamp: 7 });

  await postgres.start();
  await expect.poll(async () => (await logIn()).status).toBe(200);
  expect(socket.connected).toBe(true);
});
