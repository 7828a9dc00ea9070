/** A clip, re-packed: index in front, no metadata, nothing but picture and sound. */
export interface Clip {
  bytes: Uint8Array;
  type: 'mp4' | 'webm';
  durationMs: number;
  width: number;
  height: number;
}

/** How a picture is drawn anew: the size in pixels, and what happens to another aspect ratio. */
export interface PictureSpec {
  width: number;
  height: number;
  /** `cover`: fills the size, cut. `inside`: fits into it and is never enlarged. */
  fit: 'cover' | 'inside';
  /** of WebP, 1 to 100 */
  quality: number;
  /** CSS colour behind transparent pixels; left out, they stay transparent */
  background?: string;
}

/** WebP, upright, with nothing the file carried beside its pixels. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What reading a file cost: processor time, in ms. */
export interface ReadingCost {
  cpuMs: number;
}

/** A file that cannot be read or is not allowed; the message tells its owner what is wrong and what to do. */
export class BadFileError extends Error implements ReadingCost {
  override name = 'BadFileError';
  /** infinite: the process that read the file died over it */
  cpuMs = 0;
}

/** Reads files of which nothing is known, outside the server's process, in bounded processor time and memory. All reject with `BadFileError`. */
export interface FileReader {
  /** By the first bytes alone, whatever the file is called. */
  isPicture(bytes: Uint8Array): boolean;
  /** Reads an MP4 or a WebM. */
  readClip(bytes: Uint8Array): Promise<Clip & ReadingCost>;
  /** Reads a JPEG, PNG, WebP, AVIF or GIF, of an animation the first frame. */
  redrawPicture(bytes: Uint8Array, spec: PictureSpec): Promise<Picture & ReadingCost>;
  /** Ends the processes; twice is fine. */
  close(): Promise<void>;
}
