import type { Finding } from './face-types.ts';

/** A file the detector needs, with its size as it is after any content encoding. */
export interface ModelFile {
  url: string;
  bytes: number;
}

export interface ModelFiles {
  detectorGraph: ModelFile;
  detectorWeights: ModelFile;
  expressionManifest: ModelFile;
  expressionWeights: ModelFile;
  kernels: ModelFile;
  /** The same kernels for browsers without SIMD. */
  kernelsPlain: ModelFile;
}

/**
 * Times on the wire are `performance.timeOrigin + performance.now()`: a worker's own clock starts when the worker does,
 * and both clocks run on the same monotonic base.
 */
export type EpochMillis = number;

export type Picture = VideoFrame | ImageBitmap | ImageData;

export type ToWorker =
  | { type: 'load'; files: ModelFiles }
  /** `frames` when the browser can hand the camera's frames over; without it the worker asks for each frame. */
  | { type: 'watch'; watch: number; intervalMs: number; frames?: ReadableStream<VideoFrame> }
  /** How far apart readings are from now on. */
  | { type: 'pace'; intervalMs: number }
  /** How happy the player's calm face is, 0 to 0.30: from now on the pace goes by what is above it. */
  | { type: 'baseline'; baseline: number }
  | { type: 'frame'; watch: number; picture: Picture | null; at: EpochMillis }
  | { type: 'stop' }
  /** One picture, outside any watching and any timing. */
  | { type: 'detect'; request: number; picture: ImageBitmap }
  /** Somebody else's picture, to be looked at when the player's own face leaves the time. Follows no face. */
  | { type: 'glance'; request: number; picture: VideoFrame | ImageBitmap }
  /** Forgets the followed face. */
  | { type: 'reset' }
  /** Ends the worker, once the frames on their way to it are closed. */
  | { type: 'close' };

export type FromWorker =
  | { type: 'progress'; share: number }
  | { type: 'ready' }
  | { type: 'failed'; message: string }
  | { type: 'need_frame'; watch: number }
  | { type: 'found'; watch: number; at: EpochMillis; detectionTime: number; finding: Finding }
  | { type: 'detected'; request: number; detectionTime: number; finding: Finding }
  /** null: there was no time for it. */
  | { type: 'glanced'; request: number; finding: Finding | null };
