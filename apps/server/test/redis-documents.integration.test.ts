import { describe, expect, it } from 'vitest';
import { createRedisDocuments } from '../src/adapters/redis/documents.ts';
import { DocumentsAway } from '../src/ports/documents.ts';
import { documentsContract } from './contracts/documents.ts';
import { redisStage } from './redis-stage.ts';

const redis = redisStage();

describe('documents in Redis', () => {
  documentsContract((now, ttlMs) => createRedisDocuments(redis.connection(), now, ttlMs));

  const head = { from: 'ann', to: 'bob', fromSession: 'page\nof ann', toSession: 'page-of-bob' };

  it('are the same for all nodes, whatever is in them', async () => {
    const [one, two] = [createRedisDocuments(redis.connection(), () => 5), createRedisDocuments(redis.connection(), () => 5)];
    const sdp = 'v=0\r\na=ice-ufrag:ä\u0000\n';
    await one.put('ABC234', 'a', head, { type: 'offer', sdp });
    const line = { candidate: 'candidate:1\n2', sdpMid: null, sdpMLineIndex: 0 };
    await two.append('ABC234', 'c', head, line);
    await one.append('ABC234', 'c', head, line);
    const all = await two.all('ABC234');
    expect(all).toMatchObject([
      { ...head, path: 'a', description: { type: 'offer', sdp } },
      { ...head, path: 'c', candidates: [line, line] },
    ]);
    expect(await one.announce('ABC234', 'ann', 'page')).toBe(true);
    expect(await two.announce('ABC234', 'ann', 'page')).toBe(false);
  });

  it('of a room that nobody forgets are gone after a day', async () => {
    const documents = createRedisDocuments(redis.connection(), Date.now);
    await documents.open('ABC234', { createdAt: 1, hostId: 'ann' });
    await documents.put('ABC234', 'a', head, { type: 'offer', sdp: 'v=0' });
    await documents.announce('ABC234', 'ann', 'page');
    const kept = await redis.operator().keys('*');
    expect(kept).toHaveLength(2);
    for (const key of kept) expect(await redis.operator().ttl(key)).toBeGreaterThan(86_000);
  });

  it('that are not as we write them say so, and nothing about Redis', async () => {
    const documents = createRedisDocuments(redis.connection(), () => 5);
    await redis.operator().hset('deadpan:signals:ABC234', 'at:a', '1\n9999999999999\ndescription\nnot JSON\n{}');
    await expect(documents.all('ABC234')).rejects.toBeInstanceOf(SyntaxError);
    expect(redis.connection().isReached()).toBe(true);
    await documents.put('ABC234', 'a', head, { type: 'offer', sdp: 'v=0' });
    expect(await documents.all('ABC234')).toMatchObject([{ description: { sdp: 'v=0' } }]);
  });

  it('F4 Redis away: every call says so, and works again afterwards', async () => {
    const documents = createRedisDocuments(redis.connection(), Date.now);
    await documents.put('ABC234', 'a', head, { type: 'offer', sdp: 'v=0' });
    redis.server().pause();
    await expect(documents.all('ABC234')).rejects.toBeInstanceOf(DocumentsAway);
    await expect(documents.lastSeq('ABC234')).rejects.toBeInstanceOf(DocumentsAway);
    await expect(documents.put('ABC234', 'a', head, { type: 'offer', sdp: 'v=1' })).rejects.toBeInstanceOf(DocumentsAway);
    redis.server().resume();
    await expect.poll(redis.connection().isReached).toBe(true);
    expect(await documents.all('ABC234')).toMatchObject([{ description: { sdp: 'v=0' } }]);
  });
});
