import { captureClock } from './capture-clock.ts';
import type { EpochMillis } from './messages.ts';

/** A picture and when it was captured. Whoever takes it closes it. */
export interface Captured {
  picture: VideoFrame | ImageBitmap;
  at: EpochMillis;
}

/** Where the worker's loop gets its frames from. */
export interface FrameSource {
  /** The newest frame not yet taken, waiting for one if need be; null when no frame will come any more (or, asked for, could not be made). */
  take(): Promise<Captured | null>;
  ended(): boolean;
  /** Nothing is taken any more; resolves when no frame is on its way here any more either. */
  close(): Promise<void>;
}

const epochNow = (): EpochMillis => performance.timeOrigin + performance.now();

/** The camera's own frames: reads all of them, keeps only the newest, so that none ever waits in a queue. */
export function streamedFrames(frames: ReadableStream<VideoFrame>): FrameSource {
  const reader = frames.getReader();
  const capturedAt = captureClock();
  let newest: Captured | null = null;
  let ended = false;
  let wake: () => void = () => undefined;
  const drop = (): void => {
    newest?.picture.close();
    newest = null;
  };
  const read = async (): Promise<void> => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      drop();
      if (ended) {
        next.value.close();
        continue;
      }
      newest = { picture: next.value, at: capturedAt(next.value.timestamp, epochNow()) };
      wake();
    }
  };
  const end = (): void => {
    ended = true;
    wake();
  };
  const drained = read().then(end, end);
  return {
    async take() {
      while (!newest && !ended) await new Promise<void>((resolve) => (wake = resolve));
      const taken = newest;
      newest = null;
      return taken;
    },
    ended: () => ended,
    // The page stops the track, which ends the stream. Cancelling it instead would leave the frames on their way unclosed, and the browser says so.
    close() {
      end();
      drop();
      return drained;
    },
  };
}

/** Frames the page makes when asked, for browsers that cannot hand the camera's over. */
export function askedFrames(ask: () => void): FrameSource & { give(frame: Captured | null): void } {
  let ended = false;
  let answer: ((frame: Captured | null) => void) | null = null;
  const give = (frame: Captured | null): void => {
    if (answer && !ended) answer(frame);
    else frame?.picture.close();
    answer = null;
  };
  return {
    take: () =>
      new Promise((resolve) => {
        answer = resolve;
        if (ended) give(null);
        else ask();
      }),
    ended: () => ended,
    give,
    close() {
      answer?.(null);
      answer = null;
      ended = true;
      return Promise.resolve();
    },
  };
}
