import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cutPipelines } from './pipelines.ts';

/** How many requests the parser has read. */
let parsed = 0;
let server: Server;

class CountedRequest extends IncomingMessage {
  constructor(socket: Socket) {
    super(socket);
    parsed += 1;
  }
}

const ANSWER = 'answered';
const refuse = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(417).end(ANSWER);

beforeEach(async () => {
  parsed = 0;
  server = createServer({ IncomingMessage: CountedRequest }, (_request, response) => void response.end(ANSWER));
  cutPipelines(server);
  // What takes the listeners over, as Engine.IO does, is counted all the same.
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.url === '/taken-over') response.end(ANSWER);
    else for (const listener of listeners) listener(request, response);
  });
  server.on('checkExpectation', refuse);
  server.on('checkContinue', refuse);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

function speak(): { socket: Socket; answers: () => number; closed: Promise<unknown> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => void (heard += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  return { socket, answers: () => heard.split(ANSWER).length - 1, closed: once(socket, 'close') };
}

describe('a connection that asks again and again without waiting for an answer', () => {
  it.each([
    ['a route', '/', ''],
    ['what Engine.IO takes over', '/taken-over', ''],
    ['a malformed address', '/%zz', ''],
    ['an expectation', '/', 'Expect: nothing\r\n'],
    ['the wish to go on', '/', 'Expect: 100-continue\r\n'],
  ])('is cut off, and the rest is not even parsed: %s', async (_what, path, header) => {
    const { socket, answers, closed } = speak();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`.repeat(1_000));
    await closed;
    expect(answers()).toBeLessThanOrEqual(8);
    expect(parsed).toBeLessThan(20);
  });

  it('is left alone when it waits for each answer, however often it asks, or asks a few times in a row', async () => {
    const { socket, answers } = speak();
    const asking = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (let n = 1; n <= 30; n++) {
      socket.write(asking);
      await expect.poll(answers).toBe(n);
    }
    socket.write(asking.repeat(8));
    await expect.poll(answers).toBe(38);
    socket.destroy();
  });
});
