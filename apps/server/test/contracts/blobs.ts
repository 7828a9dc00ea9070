import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { BlobStore, BlobStream } from '../../src/ports/blobs.ts';
import { unique } from './unique.ts';

const aKey = (): string => `tests/${unique('b').toLowerCase()}.bin`;
const read = async (stream: BlobStream | null) => stream && buffer(stream.bytes);
const bytes = (text: string): Uint8Array => Buffer.from(text);

/** The keys of all that a store lists, in their order. */
export async function keysIn(blobs: BlobStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list(folder)) keys.push(key);
  return keys.toSorted();
}

/** Every adapter of the `BlobStore` port keeps these promises. */
export function blobsContract(open: () => BlobStore): void {
  const blobs = () => open();
  const text = async (key: string): Promise<string | null> => {
    const kept = await blobs().get(key);
    return kept && Buffer.from(kept).toString();
  };

  describe('BlobStore', () => {
    it('gives back the bytes it was given, at once and as a stream', async () => {
      const key = aKey();
      const all = Uint8Array.from({ length: 200_000 }, (_, n) => n % 251);
      await blobs().put(key, all);
      expect(Buffer.compare((await blobs().get(key)) ?? Buffer.alloc(0), all)).toBe(0);
      const stream = await blobs().stream(key);
      expect(stream?.size).toBe(all.length);
      expect(Buffer.compare((await read(stream)) ?? Buffer.alloc(0), all)).toBe(0);
      expect(await blobs().size(key)).toBe(all.length);
    });

    it.each([
      [0, 0],
      [0, 199_999],
      [1, 70_000],
      [100_000, 199_999],
      [199_999, 199_999],
    ])('streams the bytes from %i to %i alone', async (start, end) => {
      const key = aKey();
      const all = Uint8Array.from({ length: 200_000 }, (_, n) => n % 251);
      await blobs().put(key, all);
      const part = await blobs().stream(key, { start, end });
      expect(part?.size).toBe(end - start + 1);
      expect(Buffer.compare((await read(part)) ?? Buffer.alloc(0), all.subarray(start, end + 1))).toBe(0);
      expect(await blobs().stream(aKey(), { start, end })).toBeNull();
    });

    it('has nothing under a key that was never given, or was deleted', async () => {
      const key = aKey();
      const nothing = async () =>
        expect([await blobs().get(key), await blobs().stream(key), await blobs().size(key)]).toEqual([null, null, null]);
      await nothing();
      await blobs().put(key, bytes('here'));
      await blobs().delete(key);
      await nothing();
      await blobs().delete(key);
    });

    it('keeps the last of what is put under one key, whole, also when many write and read at once', async () => {
      const key = aKey();
      const versions = Array.from({ length: 12 }, (_, n) => `${n}`.repeat(50_000));
      await blobs().put(key, bytes(versions[0] ?? ''));
      const reads: Promise<string | null>[] = [];
      const writes = versions.map(async (version) => {
        await blobs().put(key, bytes(version));
        reads.push(text(key));
      });
      await Promise.all(writes);
      for (const seen of await Promise.all(reads)) expect(versions.includes(seen ?? '')).toBe(true);
      await blobs().put(key, bytes('last'));
      expect(await text(key)).toBe('last');
    });

    it('keeps an empty blob apart from none', async () => {
      const key = aKey();
      await blobs().put(key, new Uint8Array());
      expect(await text(key)).toBe('');
      const stream = await blobs().stream(key);
      expect([stream?.size, await blobs().size(key)]).toEqual([0, 0]);
      expect(await read(stream)).toHaveLength(0);
    });

    it('lists what lies in a folder and those in it, and when it came, but not what is only called alike', async () => {
      const folder = unique('list').toLowerCase();
      const keys = ['a.bin', 'b/c.bin', 'b/d/e.bin', 'f', 'g', 'h', 'i'].map((name) => `${folder}/${name}`);
      expect(await keysIn(blobs(), folder)).toEqual([]);
      const before = Date.now();
      for (const key of [...keys, `${folder}s/other.bin`, `${folder}.bin`]) await blobs().put(key, bytes('x'));
      expect(await keysIn(blobs(), folder)).toEqual(keys);
      for await (const { at } of blobs().list(folder)) expect(Math.abs(at - before)).toBeLessThan(60_000);
      expect(await keysIn(blobs(), `${folder}/b`)).toEqual(keys.slice(1, 3));
      await blobs().delete(`${folder}/f`);
      expect(await keysIn(blobs(), folder)).toEqual(keys.filter((key) => !key.endsWith('/f')));
    });

    it('tidies no blob away, however old', async () => {
      const folder = unique('tidy').toLowerCase();
      await blobs().put(`${folder}/a.bin`, bytes('here'));
      expect([await blobs().tidy(folder, Date.now() + 60_000), await text(`${folder}/a.bin`)]).toEqual([0, 'here']);
    });

    it.each(['', '/etc/passwd', '../secret', 'a/../../b', 'a//b', 'a/', '.hidden', 'a/.b', 'a\\b', 'A', 'a\0b', 'ä', 'x'.repeat(300)])(
      'refuses %j as a key',
      async (key) => {
        await expect(blobs().put(key, bytes('x'))).rejects.toThrow(/no key/);
        await expect(blobs().get(key)).rejects.toThrow(/no key/);
        await expect(blobs().size(key)).rejects.toThrow(/no key/);
        await expect(blobs().stream(key)).rejects.toThrow(/no key/);
        await expect(blobs().delete(key)).rejects.toThrow(/no key/);
        await expect(keysIn(blobs(), key)).rejects.toThrow(/no key/);
      },
    );
  });
}
