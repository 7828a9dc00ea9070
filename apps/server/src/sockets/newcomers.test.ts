import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import type { Connection } from './io.ts';
import { createNewcomers } from './newcomers.ts';

const { perNetwork, altogether } = limits.socket.strangers;

/** Connections as Engine.IO has them, as far as they are asked; who was closed is noted in the order it happened. */
function stage() {
  const closed: string[] = [];
  let told = 0;
  const newcomers = createNewcomers({ addressOf: ({ url = '' }) => url, rateLimits: true, onClosed: () => (told += 1) });
  function come(name: string, address: string, transport: 'polling' | 'websocket' = 'polling'): Connection {
    const over = Object.assign(new EventEmitter(), { name: transport });
    const connection = Object.assign(new EventEmitter(), { transport: over, request: { url: address } }) as unknown as Connection;
    over.on('error', () => {
      closed.push(name);
      (connection as unknown as EventEmitter).emit('close');
    });
    newcomers.came(connection);
    return connection;
  }
  const fill = (count: number, addressOf: (n: number) => string): void => {
    for (let n = 0; n < count; n++) come(`filler ${n}`, addressOf(n));
  };
  return { closed, told: () => told, come, fill, newcomers };
}

it('closes the oldest of a network that has too many, and nobody of another one', () => {
  const { closed, told, come, fill } = stage();
  come('neighbour', '203.0.113.8');
  fill(perNetwork, () => '203.0.113.9');
  expect(closed).toEqual([]);
  come('one more', '203.0.113.9:4711');
  come('and another', '::ffff:203.0.113.9');
  expect(closed).toEqual(['filler 0', 'filler 1']);
  expect(told()).toBe(2);
});

it('lets polling go before websockets, and never the one that has just come', () => {
  const { closed, come, fill } = stage();
  come('websocket', '203.0.113.9', 'websocket');
  fill(perNetwork, () => '203.0.113.9');
  expect(closed).toEqual(['filler 0']);
  const only = stage();
  for (let n = 0; n < perNetwork; n++) only.come(`websocket ${n}`, '203.0.113.9', 'websocket');
  only.come('polling', '203.0.113.9');
  expect(only.closed).toEqual(['websocket 0']);
});

it('counts a /56 and a /48 of IPv6, more generously', () => {
  const home = stage();
  home.fill(4 * perNetwork + 1, (n) => `2001:db8:0:${(n % 256).toString(16)}::1`);
  expect(home.closed).toHaveLength(1);
  const site = stage();
  site.fill(16 * perNetwork + 1, (n) => `2001:db8:0:${(n * 7).toString(16)}::1`);
  expect(site.closed).toHaveLength(1);
});

it('when there are too many altogether, closes those of the network that has most', () => {
  const { closed, come, fill } = stage();
  come('first of all', '198.51.100.1');
  fill(4 * perNetwork, (n) => `2001:db8:0:${(n % 256).toString(16)}::1`);
  const rest = altogether - 4 * perNetwork - 1;
  fill(rest, (n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect(closed).toEqual([]);
  come('one more', '198.51.100.2');
  expect(closed).toEqual(['filler 0']);
});

it('does not count who has signed in or left', () => {
  const { closed, come, fill, newcomers } = stage();
  newcomers.signedIn(come('player', '203.0.113.9'));
  const gone = come('gone', '203.0.113.9') as unknown as EventEmitter;
  gone.emit('close');
  gone.emit('close');
  fill(perNetwork, () => '203.0.113.9');
  expect(closed).toEqual([]);
});
