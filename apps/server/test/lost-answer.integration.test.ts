import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, PASSWORD, type TestServer } from './a-server.ts';
import { lineTo, type Line } from './line-to.ts';
import { postgresServer, type PostgresServer } from './postgres-server.ts';

let postgres: PostgresServer;
let line: Line;
let server: TestServer;
beforeAll(async () => {
  postgres = await postgresServer();
  line = await lineTo(postgres);
  server = await aServer({ DATABASE_URL: line.url });
});
afterAll(async () => {
  await server?.close();
  await line?.close();
  await postgres?.remove();
});

it('a new password is saved and the answer of the database lost: the sockets of old sign-ins close as soon as it can be asked', async () => {
  const [ann, bob] = [await server.register(), await server.register()];
  const [hers, his] = [await ann.connect(), await bob.connect()];
  const told: string[] = [];
  hers.on('auth_error', ({ message }: { message: string }) => void told.push(message));
  const newPassword = 'Another-Face-2';

  line.cutAfter('commit');
  const answer = await ann.call('PUT', '/account/password', { currentPassword: PASSWORD, newPassword });
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('cannot say whether the new secret code is set')]);
  expect(hers.connected).toBe(true);
  line.mend();
  await expect.poll(() => hers.connected).toBe(false);
  expect([told, his.connected]).toEqual([['Your session has expired. Please log in again.'], true]);
  expect((await server.call('POST', '/auth/login', { email: ann.email, password: newPassword })).status).toBe(200);
});
