/** What a clip turned out to be, written anew: index in front, no metadata, nothing that is not picture or sound. */
export interface Clip {
  bytes: Uint8Array;
  type: 'mp4' | 'webm';
  durationMs: number;
  width: number;
  height: number;
}

/** A file that is no clip players can be shown; the message tells them what is wrong and what to do. */
export class BadClip extends Error {
  override name = 'BadClip';
}

/** Reads files of strangers. */
export interface Clips {
  /** Takes the bytes of a file, of which nothing is known; returns the clip or throws `BadClip`, within a bounded time. The bytes may be gone afterwards. */
  read(bytes: Uint8Array): Promise<Clip>;
  close(): Promise<void>;
}
