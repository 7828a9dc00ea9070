import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { limits } from '@deadpan/protocol';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** What Engine.IO says on a line: 0 opens it, 2 is a ping. */
async function aLine(): Promise<{ socket: WebSocket; heard: string[]; ended: Promise<unknown> }> {
  const player = await server.register();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${limits.socket.path}?EIO=4&transport=websocket`);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  const ended = once(socket, 'close');
  await once(socket, 'open');
  socket.send(`40${JSON.stringify({ token: player.token })}`);
  await expect.poll(() => heard.some((text) => text.startsWith('40'))).toBe(true);
  return { socket, heard, ended };
}

it('F7 a page that is silent is pinged and ended as before; one that speaks is pinged seldom, and is told how long it may have to wait for it', async () => {
  const [silent, speaks] = [await aLine(), await aLine()];
  const { pingMs, pongMs } = limits.socket;
  // What any client of Engine.IO waits for a ping, before it takes the line for dead: more than a line that speaks ever has to.
  expect(JSON.parse(speaks.heard[0]?.slice(1) ?? '')).toMatchObject({ pingInterval: pingMs, pingTimeout: pongMs });
  const talk = setInterval(() => speaks.socket.send('42["heartbeat",{}]'), 500);
  await silent.ended;
  clearInterval(talk);
  expect(silent.heard).toContain('2');
  expect(speaks.heard).not.toContain('2');
  expect(speaks.socket.readyState).toBe(WebSocket.OPEN);
  speaks.socket.close();
});
