import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../src/app.ts';
import type { Api, Identity } from '../src/http/api.ts';
import { keptBytes } from '../src/http/kept-bytes.ts';
import { createMetrics, type Metrics } from '../src/modules/metrics/metrics.ts';

const TEXT = 'Grüße, 你好';
const identity = (userId: string): Identity => ({ userId, username: userId, sessionId: userId, picture: null });

/** Whose tokens are known without a look, and with one. */
let recalled: Map<string, Identity>;
let verified: Map<string, Identity>;
let items: { name: string }[];
let isAtHand: boolean;
/** How many times a route was asked, as it is for whatever is not replayed. */
let handled: number;
let metrics: Metrics;
let app: Api;
let port: number;

beforeEach(async () => {
  recalled = new Map([['anns', identity('ann')]]);
  verified = new Map([...recalled, ['bobs', identity('bob')]]);
  [items, isAtHand, handled] = [[{ name: TEXT }], true, 0];
  metrics = createMetrics({ ofProcess: false });
  app = buildApp({
    log: pino({ level: 'silent' }),
    metrics,
    trustProxy: false,
    publicUrl: 'https://deadpan.example',
    verify: async (token) => verified.get(token) ?? null,
    recall: (token) => recalled.get(token) ?? null,
    modules: [
      (api) =>
        api.get(
          '/list',
          {
            onRequest: api.authenticate,
            config: { atHand: () => (isAtHand ? items : null) },
            schema: { response: { 200: z.array(z.object({ name: z.string() })) } },
            serializerCompiler: keptBytes,
          },
          async () => {
            handled += 1;
            return items;
          },
        ),
    ],
    webRoot: tmpdir(),
    memesRoot: tmpdir(),
    stillsRoot: tmpdir(),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

interface Answered {
  status: number;
  /** Names and values by turns, but the time and the name of the request, which are never the same. */
  headers: string[];
  body: string;
  /** Whether the route was asked. */
  byRoute: boolean;
}

async function ask(
  path: string,
  headers: Record<string, string | string[]> = { authorization: 'Bearer anns' },
  method = 'GET',
): Promise<Answered> {
  const before = handled;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, resolve).once('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { rawHeaders, statusCode = 0 } = answer;
  const isOwn = (at: number): boolean => ['date', 'x-request-id'].includes((rawHeaders[at - (at % 2)] ?? '').toLowerCase());
  return {
    status: statusCode,
    headers: rawHeaders.filter((_, at) => !isOwn(at)),
    body: Buffer.concat(chunks).toString(),
    byRoute: handled > before,
  };
}

it.each(['/list', '/api/list'])(
  '%s is answered without its route as it was with it: status, headers in their order, body',
  async (path) => {
    const slow = await ask(path);
    expect(slow).toMatchObject({ status: 200, byRoute: true, body: JSON.stringify([{ name: TEXT }]) });
    expect(slow.headers.map((name) => name.toLowerCase())).toEqual(
      expect.arrayContaining(['content-security-policy', 'content-length', 'cache-control', 'no-store', 'vary', 'origin']),
    );
    for (let again = 0; again < 2; again++) expect(await ask(path)).toEqual({ ...slow, byRoute: false });
    expect(await ask(`${path}?`)).toEqual(slow);
  },
);

it.each<[string, string, Record<string, string | string[]>, string]>([
  ['HEAD', '/list', { authorization: 'Bearer anns' }, 'HEAD'],
  ['a query', '/list?page=2', { authorization: 'Bearer anns' }, 'GET'],
  ['another origin', '/list', { authorization: 'Bearer anns', origin: 'https://evil.example' }, 'GET'],
  ['the origin players open', '/list', { authorization: 'Bearer anns', origin: 'https://deadpan.example' }, 'GET'],
  ['a version', '/list', { authorization: 'Bearer anns', 'accept-version': '1.0.0' }, 'GET'],
  ['a body', '/list', { authorization: 'Bearer anns', 'content-length': '0' }, 'GET'],
  ['a token to be looked up', '/list', { authorization: 'Bearer bobs' }, 'GET'],
  ['no token', '/list', {}, 'GET'],
  ['a token of nobody', '/list', { authorization: 'Bearer nobodys' }, 'GET'],
  ['the word before the token written otherwise', '/list', { authorization: 'bearer anns' }, 'GET'],
  ['no token but words', '/list', { authorization: 'Bearer anns or bobs' }, 'GET'],
])('with %s the answer is the same before and after there was one to replay', async (_what, path, headers, method) => {
  const before = await ask(path, headers, method);
  await ask('/list');
  expect(await ask('/list')).toMatchObject({ byRoute: false });
  expect(await ask(path, headers, method)).toEqual(before);
});

it('what a browser says of what it has changes nothing: the list is never "not modified"', async () => {
  const first = await ask('/list');
  const headers = { authorization: 'Bearer anns', 'if-none-match': '*', accept: 'text/html', range: 'bytes=0-1' };
  expect(await ask('/list', headers)).toEqual({ ...first, byRoute: false });
  expect(await ask('/list?', headers)).toEqual(first);
});

it('a token that does not hold any more is refused as it always was', async () => {
  for (let asked = 0; asked < 2; asked++) await ask('/list');
  recalled.clear();
  verified.clear();
  const refused = await ask('/list');
  expect(refused).toMatchObject({ status: 401, byRoute: false });
  expect(refused.body).toContain('AUTH_REQUIRED');
  expect(refused).toEqual(await ask('/list', { authorization: 'Bearer nobodys' }));
});

it('another object is another answer, and one that is not at hand is asked for', async () => {
  for (let asked = 0; asked < 2; asked++) await ask('/list');
  items = [{ name: 'Cellar' }];
  expect(await ask('/list')).toMatchObject({ byRoute: true, body: '[{"name":"Cellar"}]' });
  expect(await ask('/list')).toMatchObject({ byRoute: false, body: '[{"name":"Cellar"}]' });
  isAtHand = false;
  expect(await ask('/list')).toMatchObject({ byRoute: true });
});

it('what other origins are answered is replayed to nobody', async () => {
  const foreign = await ask('/list', { authorization: 'Bearer anns', origin: 'https://deadpan.example' });
  expect(foreign.headers).toContain('https://deadpan.example');
  expect(await ask('/list')).toMatchObject({ byRoute: true });
  expect((await ask('/list')).headers).not.toContain('https://deadpan.example');
});

it('is counted as every other answer', async () => {
  for (const path of ['/list', '/api/list', '/api/list', '/list']) await ask(path);
  expect(handled).toBe(2);
  await expect.poll(() => metrics.text()).toContain('deadpan_http_requests_total{method="GET",route="/list",status="200"} 4\n');
  expect(await metrics.text()).toContain('deadpan_http_seconds_count{route="/list"} 4\n');
});

it('who does not wait for answers is cut off all the same', async () => {
  for (let asked = 0; asked < 2; asked++) await ask('/list');
  const one = 'GET /list HTTP/1.1\r\nhost: deadpan.example\r\nauthorization: Bearer anns\r\n\r\n';
  const pipelined = (times: number): Promise<string> =>
    new Promise((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(one.repeat(times - 1) + one.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')),
      );
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
    });
  expect((await pipelined(3)).match(/HTTP\/1\.1 200 /g)).toHaveLength(3);
  expect((await pipelined(200)).match(/HTTP\/1\.1 200 /g)?.length ?? 0).toBeLessThan(10);
});

it("who reads late is answered whole, and again on the same connection; who goes meanwhile is nobody else's matter", async () => {
  // Far more than the system holds for somebody who does not read.
  items = Array.from({ length: 400 }, () => ({ name: TEXT.repeat(3_000) }));
  const { body } = await ask('/list');
  const one = 'GET /list HTTP/1.1\r\nhost: deadpan.example\r\nauthorization: Bearer anns\r\n\r\n';
  const late = connect(port, '127.0.0.1').pause();
  const goes = connect(port, '127.0.0.1').pause();
  for (const socket of [late, goes]) socket.write(one);
  await expect.poll(() => metrics.text()).toContain('deadpan_http_requests_total{method="GET",route="/list",status="200"} 3\n');
  expect(await ask('/list')).toMatchObject({ body, byRoute: false });
  goes.destroy();
  const chunks: Buffer[] = [];
  late.on('data', (chunk) => chunks.push(chunk)).resume();
  const bodies = (): string[] =>
    Buffer.concat(chunks)
      .toString()
      .split(/HTTP\/1\.1 200 OK\r\n[\s\S]*?\r\n\r\n/)
      .slice(1);
  await expect.poll(() => bodies().join('') === body).toBe(true);
  late.write(one);
  await expect.poll(() => bodies().length === 2 && bodies().every((each) => each === body)).toBe(true);
  late.destroy();
  expect(handled).toBe(1);
});
