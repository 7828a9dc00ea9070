import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedProxy, type ShippedProxy } from './support/shipped-proxy.ts';

/* The real Caddy with the shipped file, and players who come from several network addresses: all of 127.0.0.0/8 is this machine. */

const nodes: Server[] = [];
let proxy: ShippedProxy;

/** Answers everything with its own name and what the proxy said of who asks. */
async function node(name: string): Promise<{ url: string }> {
  const server = createServer(({ headers }, answer) => {
    answer.end(JSON.stringify({ name, lobby: headers['x-lobby'] ?? null, from: headers['x-forwarded-for'] }));
  });
  nodes.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

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
});
