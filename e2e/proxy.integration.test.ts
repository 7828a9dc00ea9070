import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promise } from '../apps/server/test/promise.ts';
import { shippedProxy, type ShippedProxy } from './support/shipped-proxy.ts';

/* The real Caddy with the shipped file, and players who come from several network addresses: all of 127.0.0.0/8 is this machine. */

const nodes: Server[] = [];
let proxy: ShippedProxy;

async function listening(server: Server): Promise<{ url: string }> {
  nodes.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Answers everything with its own name and what the proxy said of who asks. */
const node = (name: string): Promise<{ url: string }> =>
  listening(
    createServer(({ headers }, answer) => {
      answer.end(JSON.stringify({ name, lobby: headers['x-lobby'] ?? null, from: headers['x-forwarded-for'] }));
    }),
  );

beforeAll(async () => {
  proxy = await shippedProxy([await node('one'), await node('two')]);
});
afterAll(async () => {
  await proxy?.close();
  for (const server of nodes) {
    server.closeAllConnections();
    server.close();
  }
});

interface Heard {
  name: string;
  lobby: string | null;
  from: string;
}

/** What the node hears when somebody at this address asks. */
async function ask(path: string, address: string, headers: Record<string, string> = {}): Promise<Heard> {
  const { port, host } = new URL(proxy.url);
  const asking = request({ host: '127.0.0.1', port, path, localAddress: address, headers: { host, ...headers }, agent: false }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return JSON.parse(text) as Heard;
}

const several = Array.from({ length: 24 }, (_, index) => index + 1);
const addresses = several.map((last) => `127.0.0.${last}`);

describe('the shipped proxy', () => {
  it('leads the players of an arena to one node, wherever they come from, and the arenas to both', async () => {
    const names = new Set<string>();
    for (const last of several) {
      const path = `/ws/socket.io/?lobby=ARENA${last}&EIO=4`;
      const [ann, bob, cara] = [await ask(path, '127.0.0.1'), await ask(path, '127.0.0.3'), await ask(path, '127.0.0.8')];
      expect([bob.name, cara.name]).toEqual([ann.name, ann.name]);
      names.add(ann.name);
    }
    expect([...names].toSorted()).toEqual(['one', 'two']);
  });

  it('leads who names no arena by their address, always to the same node', async () => {
    const names = new Set<string>();
    for (const address of addresses) {
      const { name } = await ask('/api/config', address);
      expect((await ask('/ws/socket.io/?EIO=4', address)).name).toBe(name);
      names.add(name);
    }
    expect([...names].toSorted()).toEqual(['one', 'two']);
  });

  it('takes nobody’s word for where they come from or where they want to go', async () => {
    const usual = await ask('/', '127.0.0.3');
    expect(usual).toEqual({ name: usual.name, lobby: null, from: '127.0.0.3' });
    for (const last of several) {
      const lies = { 'x-lobby': `ARENA${last}`, 'x-forwarded-for': `10.0.0.${last}` };
      expect(await ask('/', '127.0.0.3', lies)).toEqual(usual);
    }
  });

  it('[F1] passes over its only node for a moment when that has dropped somebody: who comes next waits, and is answered soon after', async () => {
    const only = await listening(
      createServer((asked, answer) => {
        if (asked.method === 'POST') asked.socket.destroy();
        else answer.end('here');
      }),
    );
    const alone = await shippedProxy([only]);
    try {
      expect((await fetch(alone.url, { method: 'POST' })).status).toBe(502);
      const dropped = performance.now();
      const next = await fetch(alone.url);
      const waited = (performance.now() - dropped) / 1_000;
      expect([next.status, await next.text()]).toEqual([200, 'here']);
      promise('F1', 'the shipped proxy, from when its only node has dropped somebody until the next is answered', waited, 's', 3);
    } finally {
      await alone.close();
    }
  });

  it('answers by itself with the headers that the nodes’ answers have', async () => {
    const gone = await listening(
      createServer(({ url, socket }, answer) => {
        if (url === '/gone') socket.destroy();
        else answer.end('here');
      }),
    );
    const alone = await shippedProxy([gone]);
    try {
      for (const [path, status] of [
        ['/metrics', 404],
        ['/api/metrics', 404],
        ['/gone', 502],
      ] as const) {
        const { status: answered, headers } = await fetch(`${alone.url}${path}`, { method: 'POST' });
        expect([path, answered]).toEqual([path, status]);
        expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
        expect([headers.get('x-content-type-options'), headers.get('referrer-policy')], path).toEqual(['nosniff', 'no-referrer']);
      }
      // And nothing is laid over what a node says.
      expect((await fetch(alone.url)).headers.get('content-security-policy')).toBeNull();
    } finally {
      await alone.close();
    }
  });
});
