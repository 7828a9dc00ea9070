/** A blob being read: how many bytes it has, and they. Who takes it reads it to the end. */
export interface BlobStream {
  size: number;
  bytes: NodeJS.ReadableStream;
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
  stream(key: string): Promise<BlobStream | null>;
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>;
}
