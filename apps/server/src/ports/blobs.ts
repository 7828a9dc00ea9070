/** A part of a blob, as HTTP counts it: from 0, `end` included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A blob, or a part of one, being read: how many bytes come, and they. Who takes it reads it to the end or destroys it. */
export interface BlobStream {
  size: number;
  bytes: NodeJS.ReadableStream;
}

/** A blob in a list: what it is called, and when it was put there last (wall clock of the store, ms). */
export interface ListedBlob {
  key: string;
  at: number;
}

/** The store cannot be reached or does not do what it is asked; it may work again in a moment. */
export class BlobsAway extends Error {
  override name = 'BlobsAway';
}

/** There is no room for more, until somebody makes some. */
export class BlobsFull extends BlobsAway {
  override name = 'BlobsFull';
}

/**
 * Files of ours by key, such as `avatars/1a2b.webp`: names of small letters, digits, `-`, `_` and `.` (none begins with a dot), separated by `/`.
 * Any other key is refused with an error. Every adapter passes `test/contracts/blobs.ts`.
 */
export interface BlobStore {
  /** Keeps the bytes under the key, over what was there; whole or not at all, and still there after a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none. */
  get(key: string): Promise<Uint8Array | null>;
  /** How many bytes there are, or null when there is no such blob. */
  size(key: string): Promise<number | null>;
  /** The bytes one after the other; with a range only those, which the blob must have (`size` says). */
  stream(key: string, range?: ByteRange): Promise<BlobStream | null>;
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /**
   * All whose keys begin with this folder's name and a `/`, in no order, however many: they come as they are found. What is put or deleted
   * meanwhile may or may not be among them. Nothing that is not a key of ours is.
   */
  list(folder: string): AsyncIterable<ListedBlob>;
  /**
   * Takes a folder's name and a time (ms, wall clock of the store); removes what was being put there before then and never became a blob, as a crash
   * leaves it. Returns how many. No blob is touched.
   */
  tidy(folder: string, before: number): Promise<number>;
}
