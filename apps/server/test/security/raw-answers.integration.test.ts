import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { bareHeaders } from '../../src/http/headers.ts';
import { aServer, type TestServer } from '../a-server.ts';
import { aSharedServer, type SharedServer } from './a-shared-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server?.close());

interface Answered {
  status: number;
  headers: Headers;
  body: string;
}

/** Writes these lines to a port and reads what comes back, until the connection ends. */
async function written(url: string, lines: readonly string[]): Promise<Answered> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...rest] = head.split('\r\n');
  const headers = new Headers(
    rest.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

function expectOurs({ headers }: Pick<Answered, 'headers'>, what: string): void {
  for (const [name, value] of Object.entries(bareHeaders)) expect(headers.get(name), `${what}: ${name}`).toBe(value);
}

const HOST = 'Host: deadpan.example';
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const engine = (query: string): string => `GET ${limits.socket.path}?${query} HTTP/1.1`;
const SOCKET = 'EIO=4&transport=websocket';

describe('what no route ever sees is answered with the same headers', () => {
  it.each<[string, number, string[]]>([
    ['no request at all', 400, ['\u0016\u0003\u0001 hello']],
    ['an address that goes on in another line', 400, ['GET /', ' / HTTP/1.1', HOST]],
    ['two lengths of one body', 400, ['POST /api/auth/login HTTP/1.1', HOST, 'Content-Length: 5', 'Content-Length: 6']],
    ['a header that is too large', 431, ['GET / HTTP/1.1', HOST, `X-Long: ${'x'.repeat(20_000)}`]],
    ['no host', 400, ['GET /api/config HTTP/1.1', 'Connection: close']],
    ['something that cannot be expected', 417, ['GET /api/config HTTP/1.1', HOST, 'Expect: cats']],
  ])('%s (%i)', async (what, status, lines) => {
    const answer = await written(server.url, lines);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { detail: expect.any(String) }]);
    expectOurs(answer, what);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, string[]]>([
    ['of another origin', [engine(SOCKET), HOST, ...UPGRADE, KEY, 'Origin: https://evil.example']],
    ['over no transport we have', [engine('EIO=4&transport=pigeon'), HOST, ...UPGRADE, KEY]],
    ['for a session nobody has', [engine(`${SOCKET}&sid=AAAAAAAAAAAAAAAAAAAA`), HOST, ...UPGRADE, KEY]],
    ['without a key', [engine(SOCKET), HOST, ...UPGRADE]],
    ['without a host', [engine(SOCKET), ...UPGRADE, KEY]],
    ['where there is none', ['GET / HTTP/1.1', HOST, ...UPGRADE, KEY]],
  ])('a websocket %s (400)', async (what, lines) => {
    const answer = await written(server.url, lines);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { detail: expect.any(String) }]);
    expectOurs(answer, what);
  });

  it.each(['GET / HTTP/1.1', engine(SOCKET)])(
    'a connection that is broken off while it is upgraded ends nothing else (%s)',
    async (first) => {
      const { port, hostname } = new URL(server.url);
      const isAlive = async (): Promise<void> => expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
      for (let n = 0; n < 5; n++) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(`${[first, HOST, ...UPGRADE, KEY].join('\r\n')}\r\n\r\n`);
        // What was written before is read by the time that this is answered.
        await isAlive();
        socket.resetAndDestroy();
        await isAlive();
      }
    },
  );

  it('and a websocket that opens is one: the same lines, and all of them right', async () => {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(`${[engine(SOCKET), HOST, ...UPGRADE, KEY].join('\r\n')}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 101 /);
    expect(answer.toString()).toContain('nosniff');
  });
});

describe('the door of a network that is shared', () => {
  let shared: SharedServer;
  beforeAll(async () => {
    shared = await aSharedServer();
  });
  afterAll(() => shared?.close());

  it.each<[string, string, number]>([
    ['GET', '/door.css', 200],
    ['GET', '/door.js', 200],
    ['GET', '/deadpan-authority.crt', 200],
    ['GET', '/fonts/anton.woff2', 200],
    ['POST', '/auth/login', 405],
  ])('%s %s (%i) has the same headers', async (method, path, status) => {
    const answer = await fetch(`${shared.door}${path}`, { method });
    // Fonts are there once the web app is built.
    expect(path.startsWith('/fonts/') ? [200, 404] : [status]).toContain(answer.status);
    expectOurs(answer, path);
  });

  it('and its page those that lead to the game', async () => {
    const { headers } = await fetch(shared.door);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .* connect-src https:\/\/127\.0\.0\.1:\d+\/; /);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each<[string, number, string[]]>([
    ['no request at all', 400, ['hello']],
    ['a header that is too large', 431, ['GET / HTTP/1.1', HOST, `X-Long: ${'x'.repeat(20_000)}`]],
    ['something that cannot be expected', 417, ['GET / HTTP/1.1', HOST, 'Expect: cats']],
  ])('nor does it answer %s (%i) without', async (what, status, lines) => {
    const answer = await written(shared.door, lines);
    expect(answer.status).toBe(status);
    expectOurs(answer, what);
  });
});
