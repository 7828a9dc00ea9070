import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, PASSWORD, type TestServer } from '../a-server.ts';
import { opened } from '../contracts/mail.ts';
import { unique } from '../contracts/unique.ts';

const COMMON = ['Password1', 'Password1!', 'Qwerty123', 'Passw0rd'];
const NEW = 'Straighter-Face-2';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** Every one of the common passwords is refused, beside its field and in words for people. */
async function refusesAll(field: string, send: (password: string) => Promise<Response>): Promise<void> {
  for (const password of COMMON) {
    const answer = await send(password);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { detail: [{ loc: ['body', field], msg: expect.stringContaining('one of the most common secret codes') }] },
    ]);
  }
}

it('registration takes no common password', async () => {
  const username = unique('Ann');
  const register = (password: string) =>
    server.call('POST', '/auth/register', { username, email: `${username}@deadpan.example`, password });
  await refusesAll('password', register);
  expect((await register(PASSWORD)).status).toBe(200);
});

it('an account is given no common password', async () => {
  const ann = await server.register();
  const change = (newPassword: string) => ann.call('PUT', '/account/password', { currentPassword: PASSWORD, newPassword });
  await refusesAll('newPassword', change);
  expect((await change(NEW)).status).toBe(200);
});

it('a letter sets no common password, and its link still works afterwards', async () => {
  const ann = await server.register();
  expect((await server.call('POST', '/auth/forgot-password', { email: ann.email })).status).toBe(202);
  const outbox = join(server.folder, 'outbox');
  await expect.poll(() => readdirSync(outbox).filter((name) => name.endsWith('.eml')).length).toBe(1);
  const [name = ''] = readdirSync(outbox).filter((each) => each.endsWith('.eml'));
  const [, token] = /#token=([\w-]{43})/.exec(opened(readFileSync(join(outbox, name), 'utf8')).body) ?? [];
  const reset = (password: string) => server.call('POST', '/auth/reset-password', { token, password });
  await refusesAll('password', reset);
  expect((await reset(NEW)).status).toBe(204);
});
