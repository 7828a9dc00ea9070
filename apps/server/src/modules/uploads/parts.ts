import type { BlobStore } from '../../ports/blobs.ts';
import type { Upload } from '../../ports/uploads.ts';

/** A part is kept when so much of it is there, or when no more comes. */
export const PART_BYTES = 1024 * 1024;

/** A part is known by where it begins: one that was kept but not noted before a crash is written over by the next that begins there. */
const keyOf = (id: string, start: number): string => `uploads/${id}.${start}`;

/** What has arrived of uploads, in the store of blobs. */
export interface Parts {
  put(id: string, start: number, bytes: Uint8Array): Promise<void>;
  /** All that was noted, in its order. Throws when one is missing. */
  read(upload: Upload): Promise<Uint8Array[]>;
  /** Also one that may have been kept and never noted. */
  remove(upload: Upload): Promise<void>;
}

export function createParts(blobs: BlobStore): Parts {
  return {
    put: (id, start, bytes) => blobs.put(keyOf(id, start), bytes),
    async read({ id, parts, received }) {
      const all: Uint8Array[] = [];
      for (const start of parts) all.push((await blobs.get(keyOf(id, start))) ?? new Uint8Array());
      const length = all.reduce((sum, part) => sum + part.length, 0);
      if (length !== received) throw new Error(`An upload of ${received} bytes has ${length} in its parts.`);
      return all;
    },
    async remove({ id, parts, received }) {
      for (const start of new Set([...parts, received])) await blobs.delete(keyOf(id, start));
    },
  };
}
