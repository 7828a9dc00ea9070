import type { BlobStore } from '../../ports/blobs.ts';
import type { Upload } from '../../ports/uploads.ts';

/** A part is kept when so much of it is there, or when no more comes. */
export const PART_BYTES = 1024 * 1024;

/** Where a part begins, and where the next one does. */
export interface Part {
  from: number;
  to: number;
}

/**
 * A part is known by where it begins and ends: two nodes at which the same bytes arrive may cut them differently, and what one of them noted is
 * never written over by the other.
 */
const keyOf = (id: string, { from, to }: Part): string => `uploads/${id}.${from}-${to}`;

/** Takes an upload; returns the parts that were noted, in their order. */
export const partsOf = ({ parts, received }: Pick<Upload, 'parts' | 'received'>): Part[] =>
  parts.map((from, n) => ({ from, to: parts[n + 1] ?? received }));

/** What has arrived of uploads, in the store of blobs. One that was kept and never noted, because its node died in between, is waste. */
export interface Parts {
  put(id: string, part: Part, bytes: Uint8Array): Promise<void>;
  /** All that was noted, in its order. Throws when one is missing. */
  read(upload: Upload): Promise<Uint8Array[]>;
  /** All that was noted. */
  remove(upload: Pick<Upload, 'id' | 'parts' | 'received'>): Promise<void>;
  removeOne(id: string, part: Part): Promise<void>;
}

export function createParts(blobs: BlobStore): Parts {
  const removeOne = (id: string, part: Part): Promise<void> => blobs.delete(keyOf(id, part));
  return {
    put: (id, part, bytes) => blobs.put(keyOf(id, part), bytes),
    async read(upload) {
      const all = await Promise.all(partsOf(upload).map(async (part) => (await blobs.get(keyOf(upload.id, part))) ?? new Uint8Array()));
      const length = all.reduce((sum, part) => sum + part.length, 0);
      if (length !== upload.received) throw new Error(`An upload of ${upload.received} bytes has ${length} in its parts.`);
      return all;
    },
    async remove(upload) {
      for (const part of partsOf(upload)) await removeOne(upload.id, part);
    },
    removeOne,
  };
}
