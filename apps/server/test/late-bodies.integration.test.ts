import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '@deadpan/protocol';
import { aServer, PASSWORD, type TestPlayer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** Sends a request but for the end of its body; returns how to send that, which answers with the status. */
async function begun(player: TestPlayer, method: string, path: string, body: object): Promise<() => Promise<number>> {
  const { hostname, port } = new URL(server.url);
  const text = JSON.stringify(body);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  const head = [
    `${method} /api${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${player.token}`,
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${text.slice(0, 1)}`);
  // A whole request on another connection: by then the server has read the head of this one.
  await player.call('GET', '/auth/me');
  return async () => {
    socket.write(text.slice(1));
    await once(socket, 'close');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  };
}

it('does nothing for a sign-in that ended while its body was on the way', async () => {
  const ann = await server.register();
  const finish = await begun(ann, 'PUT', '/account/username', { username: 'Stolen' });
  expect((await ann.call('POST', '/auth/logout-everywhere')).status).toBe(204);
  expect(await finish()).toBe(401);
  const { user } = (await (await server.call('POST', '/auth/login', { email: ann.email, password: PASSWORD })).json()) as { user: User };
  expect(user.username).toBe(ann.user.username);
});

it('makes no arena for somebody whose account was deleted while its body was on the way', async () => {
  const [ann, bob] = [await server.register(), await server.register()];
  const finish = await begun(ann, 'POST', '/game/lobbies', { name: 'Nobody is here' });
  expect((await ann.call('DELETE', '/account', { password: PASSWORD })).status).toBe(204);
  expect(await finish()).toBe(401);
  expect(await (await bob.call('GET', '/game/lobbies')).json()).toEqual([]);
});
