import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openRedis, type RedisConnection } from '../src/adapters/redis/connection.ts';
import { createRedisNodes } from '../src/adapters/redis/nodes.ts';
import type { NodeMessage, Nodes } from '../src/ports/nodes.ts';
import { redisServer, type RedisServer } from './redis-server.ts';

let server: RedisServer;
const open: Nodes[] = [];
const connections: RedisConnection[] = [];
let said: string[] = [];

beforeAll(async () => {
  server = await redisServer();
});
afterAll(() => server.remove());
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
  connections.length = 0;
  said = [];
});

const note = (_fields: object, message: string): void => void said.push(message);
const log = { info: note, warn: note, error: note };

/** A node that has found the others, and what it was told. */
async function aNode(url = server.url): Promise<{ nodes: Nodes; told: NodeMessage[] }> {
  const connection = openRedis(url, log);
  const nodes = createRedisNodes(connection, log);
  connections.push(connection);
  open.push(nodes);
  const told: NodeMessage[] = [];
  nodes.onTold((message) => void told.push(message));
  await expect.poll(nodes.areReached).toBe(true);
  return { nodes, told };
}

const saved = (version: number): NodeMessage => ({ kind: 'saved', room: 'ABC234', version });

describe('nodes over Redis', () => {
  it('tell all others, in order, and never themselves', async () => {
    const [one, two, three] = [await aNode(), await aNode(), await aNode()];
    const messages: NodeMessage[] = [
      saved(1),
      { kind: 'passing', passing: { room: 'ABC234', to: 'ann', event: 'webrtc_peer', payload: { sid: 'bob', session: 'page' } } },
      { kind: 'parted', room: 'AAAAAA', pairs: ['ann bob'] },
      { kind: 'ended', sessions: ['one', 'two'] },
      { kind: 'changed', who: { id: 'ann', username: 'Ann', picture: null } },
      saved(2),
    ];
    for (const message of messages) one.nodes.tell(message);
    await expect.poll(() => two.told).toEqual(messages);
    await expect.poll(() => three.told).toEqual(messages);
    two.nodes.tell(saved(3));
    await expect.poll(() => one.told).toEqual([saved(3)]);
  });

  it('what is told in one turn is one text, and what is told before the end is still sent', async () => {
    const [one, two] = [await aNode(), await aNode()];
    const texts: string[] = [];
    const listener = new Redis(server.url);
    listener.on('message', (_channel: string, text: string) => void texts.push(text));
    await listener.subscribe('deadpan:0:nodes');
    for (const version of [1, 2, 3]) one.nodes.tell(saved(version));
    await expect.poll(() => two.told).toEqual([saved(1), saved(2), saved(3)]);
    one.nodes.tell(saved(4));
    await one.nodes.close();
    await expect.poll(() => two.told.at(-1)).toEqual(saved(4));
    await expect.poll(() => texts.length).toBe(2);
    listener.disconnect();
  });

  it('pass over whatever else is on the channel', async () => {
    const { told } = await aNode();
    const stranger = new Redis(server.url);
    const passing = { room: 'ABC234', to: 'ann', event: 'webrtc_peer', payload: {} };
    const sender = '00000000-0000-0000-0000-000000000000';
    const publish = (text: string): Promise<number> => stranger.publish('deadpan:0:nodes', sender + text);
    for (const text of ['', 'rubbish', '[{"kind":"saved"', 'null', '7', '[]', JSON.stringify(saved(7))]) await publish(text);
    const none = [
      null,
      [saved(7)],
      { kind: 'saved', room: 7, version: 1 },
      { kind: 'of a later version' },
      { kind: 'passing', passing },
      { kind: 'passing', passing: { event: 'toString' } },
    ];
    await publish(JSON.stringify([saved(8), ...none, saved(9)]));
    stranger.disconnect();
    await expect.poll(() => told).toEqual([saved(8), saved(9)]);
    expect(said).toEqual([]);
  });

  it('of another numbered database are others', async () => {
    const [own, other] = [await aNode(), await aNode(`${server.url}/3`)];
    own.nodes.tell(saved(1));
    const witness = await aNode();
    own.nodes.tell(saved(2));
    await expect.poll(() => witness.told).toEqual([saved(2)]);
    expect(other.told).toEqual([]);
  });

  it('a listener that throws keeps nothing from the next', async () => {
    const [one, two] = [await aNode(), await aNode()];
    two.nodes.onTold(() => {
      throw new Error('a fault');
    });
    const later: NodeMessage[] = [];
    two.nodes.onTold((message) => void later.push(message));
    one.nodes.tell(saved(1));
    await expect.poll(() => later).toEqual([saved(1)]);
    expect(said).toEqual(['what another node told could not be handled']);
  });
});

describe('F4 Redis away', () => {
  it('shut down: what is told meanwhile is lost, and once it is back messages pass again', async () => {
    const [one, two] = [await aNode(), await aNode()];
    await server.stop();
    await expect.poll(() => [one.nodes.areReached(), two.nodes.areReached()]).toEqual([false, false]);
    one.nodes.tell(saved(1));
    await expect.poll(() => said.length).toBe(2);
    await server.start();
    await expect.poll(() => [one.nodes.areReached(), two.nodes.areReached()]).toEqual([true, true]);
    one.nodes.tell(saved(2));
    await expect.poll(() => two.told).toEqual([saved(2)]);
    expect(said.filter((line) => line.startsWith('Redis is away'))).toHaveLength(2);
    expect(said.filter((line) => line === 'Redis is back')).toHaveLength(2);
  });

  it('held still: nobody waits longer than a second for it, and what was asked then is not asked twice', async () => {
    const [one, two] = [await aNode(), await aNode()];
    const [first] = connections;
    if (!first) throw new Error('no connection');
    server.pause();
    await expect(first.ask((redis) => redis.incr('asked'))).rejects.toThrow('timed out');
    await expect(first.ask((redis) => redis.incr('asked'))).rejects.toThrow('away');
    await expect.poll(() => [one.nodes.areReached(), two.nodes.areReached()]).toEqual([false, false]);
    one.nodes.tell(saved(1));
    server.resume();
    await expect.poll(() => [one.nodes.areReached(), two.nodes.areReached()]).toEqual([true, true]);
    one.nodes.tell(saved(2));
    await expect.poll(() => two.told).toEqual([saved(2)]);
    expect(await first.ask((redis) => redis.get('asked'))).toBe('1');
  });

  it('from the start: a node starts without it and finds it later', async () => {
    await server.stop();
    const connection = openRedis(server.url, log);
    const nodes = createRedisNodes(connection, log);
    open.push(nodes);
    await expect.poll(() => said.length).toBe(1);
    expect(nodes.areReached()).toBe(false);
    await server.start();
    await expect.poll(nodes.areReached).toBe(true);
  });
});
