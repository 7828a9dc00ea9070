import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMemoryCounters } from '../src/adapters/memory/counters.ts';
import { openRedis, RedisAway, type RedisConnection } from '../src/adapters/redis/connection.ts';
import { createRedisCounters } from '../src/adapters/redis/counters.ts';
import { createRedisDocuments } from '../src/adapters/redis/documents.ts';
import { createRedisNodes } from '../src/adapters/redis/nodes.ts';
import { freePort } from './free-port.ts';

/* Redis as compose.yaml starts it, with its own script and the shipped configuration, but for the port. */

const PASSWORD = 'a "secret" \\ with # and %s in it';
const HOUR_MS = 3_600_000;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'deadpan-redis-conf-'));
const made = join(folder, 'redis.conf');
const errors: unknown[] = [];
const log = { info: () => {}, warn: () => {}, error: (fields: object) => void errors.push(fields) };
let child: ChildProcess;
let port: number;
let redis: RedisConnection;

/** What the service of compose.yaml starts with: a block of text that goes on as long as it is indented. */
function entrypoint(): string {
  const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
  const block = /^  redis:\n(?:    .*\n)*? {6}- \/bin\/sh\n {6}- -ec\n {6}- \|\n((?: {8}.*\n)+)/m.exec(compose)?.[1];
  if (block === undefined) throw new Error('compose.yaml has no script for Redis.');
  return block.replaceAll(/^ {8}/gm, '');
}

beforeAll(async () => {
  port = await freePort();
  const here = entrypoint()
    .replaceAll('$$', '$')
    .replaceAll('/etc/deadpan/redis.conf', join(root, 'deploy/redis/redis.conf'))
    .replaceAll('/tmp/redis.conf', made)
    .replace(/^exec redis-server .*$/m, `$& --port ${port} --bind 127.0.0.1`);
  child = spawn('/bin/sh', ['-ec', here], { cwd: folder, env: { PATH: process.env['PATH'], REDISCLI_AUTH: PASSWORD }, stdio: 'ignore' });
  redis = openRedis(`redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`, log);
  await vi.waitUntil(redis.isReached, { timeout: 60_000 });
});
afterAll(async () => {
  await redis.close();
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

/** What Redis answers to lines that are sent to it plainly, as anybody on its network can. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end([...lines, 'QUIT', ''].join('\r\n'));
  return text(socket);
}

it('has a password, which stands in no argument and in no file', async () => {
  expect(await answerTo('GET deadpan:x')).toMatch(/^-NOAUTH /);
  expect(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8')).not.toContain('secret');
  expect(readFileSync(made, 'utf8')).not.toContain('secret');
  expect(statSync(made).mode & 0o777).toBe(0o600);
});

it.each(['CONFIG SET dir /tmp', 'FLUSHALL', 'KEYS *', 'MODULE LIST', 'SLAVEOF 127.0.0.1 1', 'SET another:key x', 'PUBLISH another x'])(
  'lets nobody who has the password do more than a node does: %s',
  async (line) => {
    const [command = '', ...args] = line.split(' ');
    await expect(redis.ask((client) => client.call(command, ...args))).rejects.toThrow('NOPERM');
  },
);

it('lets a node do all that it does: count, signal, tell others', async () => {
  const documents = createRedisDocuments(redis, Date.now);
  const head = { from: 'ann', to: 'bob', fromSession: '1', toSession: '2' };
  await documents.open('ABC234', { createdAt: 1, hostId: 'ann' });
  await documents.put('ABC234', 'offers/ann', head, { type: 'offer', sdp: 'v=0' });
  expect(await documents.all('ABC234')).toHaveLength(1);
  await documents.forget('ABC234');
  const other = openRedis(`redis://:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`, log);
  const [one, two] = [createRedisNodes(redis, log), createRedisNodes(other, log)];
  const heard: unknown[] = [];
  two.onTold((message) => heard.push(message));
  await expect
    .poll(() => {
      one.tell({ kind: 'saved', room: 'ABC234', version: 1 });
      return heard.length;
    })
    .toBeGreaterThan(0);
  await other.close();
});

/** Fills the memory with signalling that lives for a day, until Redis takes no more or 600 MB have been sent. */
async function fill(): Promise<void> {
  const script = `for i = 1, 4 do redis.call('SET', KEYS[1] .. i, string.rep('x', 1000000), 'EX', 86400) end`;
  for (let n = 0; n < 150; n++) {
    try {
      await redis.ask((client) => client.eval(script, 1, `deadpan:signals:${n}:`));
    } catch (error) {
      if (error instanceof RedisAway && error.message.includes('OOM')) return;
      // A machine that stood still: the connection is back in a moment.
      await vi.waitUntil(redis.isReached, { timeout: 60_000 });
    }
  }
}

it('forgets no counted try when its memory is full: the limit holds, new tries are counted by the node, and the log says why', async () => {
  const counters = createRedisCounters(redis, 'the secret of all nodes', createMemoryCounters({ now: () => 0 }));
  const [ann, bob] = ['ann', 'bob'].map((key) => ({ limit: 'doors', key })) as [
    { limit: string; key: string },
    { limit: string; key: string },
  ];
  expect(await counters.take(ann, 1, HOUR_MS)).toBe(0);
  expect(await counters.take(ann, 1, HOUR_MS)).toBeGreaterThan(0);
  await fill();
  expect(await counters.take(ann, 1, HOUR_MS)).toBeGreaterThan(0);
  expect(errors).toContainEqual({ why: expect.stringContaining('OOM') });
  expect(await counters.take(bob, 1, HOUR_MS)).toBe(0);
  expect(await counters.take(bob, 1, HOUR_MS)).toBeGreaterThan(0);
});
