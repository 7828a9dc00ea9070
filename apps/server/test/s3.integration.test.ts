import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createS3Blobs } from '../src/adapters/blobs/s3.ts';
import { openBlobs } from '../src/blobs.ts';
import { readConfig } from '../src/config.ts';
import { BlobsAway, type BlobStore } from '../src/ports/blobs.ts';
import { aServer } from './a-server.ts';
import { blobsContract } from './contracts/blobs.ts';
import { s3Server, type S3Server } from './s3-server.ts';
import { signedBy } from './s3-signature.ts';

it('is tested by a server that reads signatures as Amazon documents them', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  };
  const secretOf = () => 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  expect(signedBy({ method: 'GET', path: '/test.txt', headers }, secretOf)).toBe('AKIAIOSFODNN7EXAMPLE');
  expect(signedBy({ method: 'PUT', path: '/test.txt', headers }, secretOf)).toBeNull();
});

describe('blobs in a bucket', () => {
  let server: S3Server;
  let blobs: BlobStore;
  beforeAll(async () => {
    server = await s3Server();
    blobs = createS3Blobs(server.settings);
  });
  afterAll(() => server.close());

  blobsContract(() => blobs);

  it('says at once whether the bucket is there and the key opens it', async () => {
    await expect(createS3Blobs(server.settings).ready()).resolves.toBeUndefined();
    await expect(createS3Blobs({ ...server.settings, bucket: 'nowhere' }).ready()).rejects.toThrow('404');
    await expect(createS3Blobs({ ...server.settings, secret: 'wrong' }).ready()).rejects.toThrow('403');
  });

  it('says within the time it is given that the bucket cannot be used, however slow the store is', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    // Its patience with everything else is longer than this test may take.
    await expect(createS3Blobs({ ...server.settings, url }, 600_000).ready(100)).rejects.toThrow(BlobsAway);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  it('does nothing with a wrong secret, and says that the store is away', async () => {
    const stranger = createS3Blobs({ ...server.settings, secret: 'wrong' });
    await blobs.put('tests/mine.bin', Buffer.from('mine'));
    const tries = [
      stranger.put('tests/mine.bin', Buffer.from('theirs')),
      stranger.get('tests/mine.bin'),
      stranger.stream('tests/mine.bin'),
      stranger.size('tests/mine.bin'),
      stranger.delete('tests/mine.bin'),
    ];
    for (const one of await Promise.allSettled(tries)) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(BlobsAway) });
    expect(Buffer.from((await blobs.get('tests/mine.bin')) ?? []).toString()).toBe('mine');
  });

  it('is away when nothing listens, and tries again what the store fails at', async () => {
    let tries = 0;
    const failing = createServer((_request, response) => response.writeHead(tries++ < 2 ? 503 : 200, { 'content-length': 0 }).end());
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
    const there = createS3Blobs({ ...server.settings, url });
    await there.put('tests/a.bin', Buffer.from('a'));
    expect(tries).toBe(3);
    // It answers a question for a part with everything: that is no part.
    await expect(there.stream('tests/a.bin', { start: 1, end: 2 })).rejects.toThrow(BlobsAway);
    failing.closeAllConnections();
    await new Promise((resolve) => failing.close(resolve));
    await expect(there.put('tests/a.bin', Buffer.from('a'))).rejects.toThrow(BlobsAway);
  });

  it('leaves no connection taken by what it did not read of a failure', async () => {
    const closed: boolean[] = [];

    const failing = createServer((_request, response) => {
      const mine = closed.push(false) - 1;
      response.on('close', () => (closed[mine] = true));
      response.writeHead(503).write('and it never ends');
    });
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
    await expect(createS3Blobs({ ...server.settings, url }).put('tests/a.bin', Buffer.from('a'))).rejects.toThrow('503');
    await expect.poll(() => closed).toEqual([true, true, true]);
    failing.closeAllConnections();
    await new Promise((resolve) => failing.close(resolve));
  });

  it('is away when an answer does not begin, does not end or breaks off', async () => {
    const failing = createServer((request, response) => {
      if (request.url?.endsWith('silent.bin')) return;
      response.writeHead(200, { 'content-length': 100 }).write('some of it', () => {
        if (request.url?.endsWith('broken.bin')) response.destroy();
      });
    });
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
    const there = createS3Blobs({ ...server.settings, url }, 200);
    for (const key of ['tests/silent.bin', 'tests/stuck.bin', 'tests/broken.bin']) await expect(there.get(key)).rejects.toThrow(BlobsAway);
    failing.closeAllConnections();
    await new Promise((resolve) => failing.close(resolve));
  });
});

it('a store that has fallen silent is away for the figures before Prometheus gives them up', async () => {
  let isSilent = false;
  const store = createServer((_request, response) => {
    if (!isSilent) response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const blobs = await openBlobs(readConfig({ S3_URL: url, S3_BUCKET: 'slow', S3_KEY: 'k', S3_SECRET: 's' }));
  await expect(blobs.ping?.()).resolves.toBeUndefined();
  isSilent = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [asked] = await Promise.allSettled([blobs.ping?.(), vi.advanceTimersByTimeAsync(2_000)]).finally(() => vi.useRealTimers());
  expect(asked).toMatchObject({ status: 'rejected', reason: expect.any(BlobsAway) });
  store.closeAllConnections();
  await new Promise((resolve) => store.close(resolve));
});

it('a server does not start without its store; one that runs goes on without, and its figures say so', async () => {
  const store = await s3Server();
  const token = 'a-token-of-the-operator';
  const server = await aServer({ ...store.env, METRICS_TOKEN: token });
  const isUp = async (): Promise<string | undefined> => {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return /^deadpan_up\{service="store"\} (\d)$/m.exec(await answer.text())?.[1];
  };
  expect(await isUp()).toBe('1');
  await store.close();
  expect(await isUp()).toBe('0');
  expect((await server.call('GET', '/health/ready')).status).toBe(200);
  await server.close();
  await expect(aServer(store.env)).rejects.toThrow('S3_URL leads to no bucket that can be used: The store of files cannot be reached.');
});
