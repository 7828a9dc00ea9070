import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { createDiskBlobs } from '../src/adapters/blobs/disk.ts';
import { createS3Blobs } from '../src/adapters/blobs/s3.ts';
import { openSqlite } from '../src/adapters/database/sqlite/open.ts';
import type { Database } from '../src/adapters/database/database.ts';
import { HttpFailure } from '../src/http/failure.ts';
import { BlobsAway, type BlobStore } from '../src/ports/blobs.ts';
import { aDeck } from './contracts/a-deck.ts';
import { aPlayer } from './contracts/a-player.ts';
import { clearUploads } from '../src/modules/uploads/clearing.ts';
import { createParts } from '../src/modules/uploads/parts.ts';
import { createUploads, type Uploads } from '../src/modules/uploads/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadpan-uploads-'));
let database: Database;
let uploads: Uploads;
let now = Date.UTC(2026, 10, 20);
const held = new Set<string>();
const over = (blobs: BlobStore): Uploads =>
  createUploads({
    store: database.uploads,
    decks: database.decks,
    parts: createParts(blobs),
    finish: () => Promise.reject(new HttpFailure(503, 'Not now.')),
    isHeld: (id) => held.has(id),
    clock: { now: () => now },
  });
const disk = createDiskBlobs(join(folder, 'blobs'));
beforeAll(async () => {
  database = await openSqlite(folder);
  uploads = over(disk);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function* some(...pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
const files = (): string[] => readdirSync(join(folder, 'blobs/uploads'));
const fine = async (): Promise<void> => undefined;
async function aDeckOf(): Promise<{ id: string; ownerId: string }> {
  const deck = aDeck((await aPlayer(database)).id);
  await database.decks.create(deck, 20);
  return deck;
}

it('keeps an upload that stands still for a day, and not longer, unless somebody is at work on it', async () => {
  const { id: deck, ownerId } = await aDeckOf();
  for (const id of ['old', 'held', 'young']) await uploads.begin(ownerId, id, 10, { deck, title: id });
  await uploads.receive(ownerId, 'old', 0, some(new Uint8Array(4)), fine);
  held.add('held');
  now += limits.decks.uploadTtlMs - 1;
  await uploads.sweep();
  expect(files()).toEqual(['old.0-4']);
  await uploads.receive(ownerId, 'young', 0, some(new Uint8Array(4)), fine);
  now += 2;
  await uploads.sweep();
  expect(files()).toEqual(['young.0-4']);
  expect((await database.uploads.own(ownerId)).map(({ id }) => id)).toEqual(['held', 'young']);
});

it('gives the place of the one that broke off longest ago to a new one', async () => {
  const { id: deck, ownerId } = await aDeckOf();
  for (let n = 0; n < limits.decks.uploadsAtOnce; n++) {
    now += 1;
    await uploads.begin(ownerId, `first-${n}`, 10, { deck, title: 'x' });
  }
  await expect(uploads.begin(ownerId, 'more', 10, { deck, title: 'x' })).rejects.toMatchObject({ statusCode: 429 });
  now += 60_001;
  held.add('first-0');
  await uploads.begin(ownerId, 'more', 10, { deck, title: 'x' });
  const left = (await database.uploads.own(ownerId)).map(({ id }) => id);
  expect(left).toContain('first-0');
  expect(left).not.toContain('first-1');
  expect(left).toHaveLength(limits.decks.uploadsAtOnce);
});

it('keeps everything but the last bytes when the file cannot be looked at now, and asks who sends it first', async () => {
  const { id: deck, ownerId } = await aDeckOf();
  await uploads.begin(ownerId, 'late', 10, { deck, title: 'x' });
  expect(await uploads.receive(ownerId, 'late', 0, some(new Uint8Array(3), new Uint8Array(3)), fine)).toBe(6);
  await expect(uploads.receive(ownerId, 'late', 6, some(new Uint8Array(4)), fine)).rejects.toMatchObject({ statusCode: 503 });
  expect(await uploads.get(ownerId, 'late')).toMatchObject({ received: 6, itemId: null });
  const gone = (): Promise<void> => Promise.reject(new HttpFailure(401, 'Gone.'));
  await expect(uploads.receive(ownerId, 'late', 6, some(new Uint8Array(4)), gone)).rejects.toMatchObject({ statusCode: 401 });
  expect(await uploads.get(ownerId, 'late')).toMatchObject({ received: 6 });
  await expect(uploads.receive(ownerId, 'late', 6, some(new Uint8Array(5)), fine)).rejects.toMatchObject({ statusCode: 400 });
});

it('does not take a file in crumbs', async () => {
  const { id: deck, ownerId } = await aDeckOf();
  await uploads.begin(ownerId, 'crumbs', 1_000, { deck, title: 'x' });
  let offset = 0;
  const crumb = (): Promise<number> => uploads.receive(ownerId, 'crumbs', offset, some(new Uint8Array(1)), fine);
  while (offset < 500) offset = await crumb();
  await expect(crumb()).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('too many pieces') });
  expect(files().filter((file) => file.startsWith('crumbs'))).toEqual([]);
});

it('forgets no part while the store of files is away, and leaves none behind that was being kept as its upload was cancelled', async () => {
  const { id: deck, ownerId } = await aDeckOf();
  const mine = (): string[] => files().filter((file) => file.startsWith('lost'));
  await uploads.begin(ownerId, 'lost', 10, { deck, title: 'x' });
  await uploads.receive(ownerId, 'lost', 0, some(new Uint8Array(4)), fine);
  // Nothing listens there.
  const nowhere = createS3Blobs({ url: 'http://127.0.0.1:9', bucket: 'gone', key: 'k', secret: 's', region: 'r' });
  const away = over(nowhere);
  await expect(away.cancel(ownerId, 'lost')).rejects.toThrow(BlobsAway);
  await expect(clearUploads(database.uploads, createParts(nowhere), ownerId)).rejects.toThrow(BlobsAway);
  expect([await uploads.get(ownerId, 'lost'), mine()]).toMatchObject([{ received: 4 }, ['lost.0-4']]);

  const late = over({ ...disk, put: async (...blob) => uploads.cancel(ownerId, 'lost').then(() => disk.put(...blob)) });
  await expect(late.receive(ownerId, 'lost', 4, some(new Uint8Array(4)), fine)).rejects.toMatchObject({ statusCode: 404 });
  expect(mine()).toEqual([]);
});

it('removes all that stood still at once, however many', async () => {
  const { id: deck, ownerId } = await aDeckOf();
  const stood = { ownerId, deckId: deck, title: 'x', alt: '', size: 1, received: 0, parts: [], itemId: null };
  for (let n = 0; n < 120; n++) {
    await database.uploads.begin({ ...stood, id: `many-${n}`, createdAt: now, touchedAt: now }, { most: 200, items: 40, bytes: 10_000 });
  }
  now += limits.decks.uploadTtlMs + 1;
  await uploads.sweep();
  expect(await database.uploads.own(ownerId)).toEqual([]);
});

it('removes what stood still beside one whose parts cannot be removed, and that one as soon as they can', async () => {
  const { id: deck, ownerId } = await aDeckOf();
  for (const id of ['stuck', 'loose']) {
    await uploads.begin(ownerId, id, 10, { deck, title: id });
    await uploads.receive(ownerId, id, 0, some(new Uint8Array(4)), fine);
    now += 1;
  }
  now += limits.decks.uploadTtlMs;
  const left = async (): Promise<string[]> => (await database.uploads.own(ownerId)).map(({ id }) => id);
  const refusing = {
    ...disk,
    delete: async (key: string) => (key.includes('stuck') ? Promise.reject(new BlobsAway('No.')) : disk.delete(key)),
  };
  await expect(over(refusing).sweep()).rejects.toThrow(BlobsAway);
  expect(await left()).toEqual(['stuck']);
  await uploads.sweep();
  expect(await left()).toEqual([]);
});
