import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';
import { aClip } from '../clips.ts';
import { newDeck, picture, sent } from '../decks-stage.ts';

let server: TestServer;
let ann: TestPlayer;
let path: string;
beforeAll(async () => {
  server = await aServer({ RATE_LIMITS: 'on' });
  ann = await server.register();
  const deck = await newDeck(ann);
  const clip = await sent(server.url, ann, deck.id, aClip('silent.mp4'));
  path = `/decks/${deck.id}/items/${clip.id}/poster`;
});
afterAll(() => server?.close());

/** Sends the head of a poster and none of it; returns the connection and what was answered so far. */
async function begun(player: TestPlayer, to: string, length: number): Promise<{ socket: Socket; answer: () => string }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  const head = [
    `PUT /api${to} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${player.token}`,
    'Content-Type: image/png',
    `Content-Length: ${length}`,
    'Connection: close',
  ];
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return { socket, answer: () => answer };
}

/** Begins two at once: one is refused, whichever comes second. Returns the other one, of which the server now waits for the body. */
async function heldOf(length: number): Promise<{ socket: Socket; answer: () => string }> {
  const both = await Promise.all([begun(ann, path, length), begun(ann, path, length)]);
  await expect
    .poll(() => both.map(({ answer }) => answer()).join(''))
    .toMatch(/^HTTP\/1\.1 429 [^]*Another picture of yours is on its way/);
  const held = both.find(({ answer }) => answer() === '');
  if (!held) throw new Error('both were refused');
  return held;
}

it('F12 oversized: a player sends one poster at a time, and another one once it is answered or the connection is gone', async () => {
  const bytes = await picture(64, 64);
  const put = async () => (await ann.call('PUT', path, bytes)).status;
  const slow = await heldOf(bytes.length);
  // What was refused has not opened the way for the next.
  expect([await put(), await put()]).toEqual([429, 429]);
  slow.socket.write(bytes);
  await once(slow.socket, 'close');
  expect(slow.answer()).toMatch(/^HTTP\/1\.1 200/);
  expect(await put()).toBe(200);

  const hungUp = await heldOf(bytes.length);
  expect(await put()).toBe(429);
  hungUp.socket.destroy();
  await expect.poll(put).toBe(200);
});

it('F12 oversized: nobody’s poster is waited for who has no such clip', async () => {
  const eve = await server.register();
  const [, deck, , item] = path.slice(1).split('/');
  for (const to of [path, '/decks/none/items/none/poster', `/decks/${deck}/items/${item}%00/poster`]) {
    const { socket, answer } = await begun(eve, to, 2_000_000);
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 404 [^]*DECK_NOT_FOUND/);
    socket.destroy();
  }
  const { socket, answer } = await begun(ann, `/decks/${deck}/items/none/poster`, 2_000_000);
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 404 [^]*MEME_NOT_FOUND/);
  socket.destroy();
});
