import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestServer } from '../a-server.ts';
import { CHANGES_PER_MINUTE } from '../../src/modules/lobbies/routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

it('a player changes arenas so often a minute over HTTP, and may always leave', async () => {
  const ann = await server.register();
  const { id } = (await (await ann.call('POST', '/game/lobbies', { name: 'Restless', isPrivate: false })).json()) as { id: string };
  const ready = (n: number): Promise<Response> => ann.call('POST', `/game/lobbies/${id}/ready`, { ready: n % 2 === 0 });
  const statuses = await Promise.all(Array.from({ length: CHANGES_PER_MINUTE - 1 }, async (_, n) => (await ready(n)).status));
  expect(statuses).not.toContain(429);
  const refused = await ready(0);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  for (const path of ['join', 'start', 'kick']) expect((await ann.call('POST', `/game/lobbies/${id}/${path}`, {})).status, path).toBe(429);
  expect((await ann.call('PUT', `/game/lobbies/${id}/settings`, { settings: {} })).status).toBe(429);
  const bob = await server.register();
  expect((await bob.call('POST', '/game/lobbies', { name: 'Calm', isPrivate: false })).status).toBe(201);
  expect((await ann.call('POST', `/game/lobbies/${id}/leave`, {})).status).toBe(200);
});
