import type { Captured, FrameSource } from './frame-source.ts';
import type { EpochMillis } from './messages.ts';

interface FrameLoopOptions {
  source: FrameSource;
  /** Handles one frame and returns how long to wait for the next one, ms; the loop closes the frame afterwards. */
  handle: (frame: Captured) => number;
  now?: () => EpochMillis;
  sleep?: (ms: number) => Promise<void>;
}

/** A camera's frames do not come to the millisecond: one that is this much early is still in time. */
const EARLY = 0.05;
/** When to ask again where the first frame could not be made, ms. */
const NO_FRAME_MS = 200;

/**
 * One frame after the other, as far apart as `handle` says. The timing lives in the worker, because a hidden page's own timers run once a second.
 * Two frames are never captured closer together than that, also after a delay: the rule takes two readings in a row for a smile that lasts.
 * A frame that takes longer than the interval delays the next one: nothing piles up.
 */
export async function frameLoop({ source, handle, now = epochNow, sleep = pause }: FrameLoopOptions): Promise<void> {
  let last = -Infinity;
  let wait = NO_FRAME_MS;
  while (!source.ended()) {
    const frame = await source.take();
    const due = last + wait;
    try {
      if (frame && frame.at < due - EARLY * wait) continue;
      if (frame && !source.ended()) wait = handle(frame);
    } finally {
      frame?.picture.close();
    }
    last = frame?.at ?? now();
    await sleep(Math.max(0, last + wait - now()));
  }
}

const epochNow = (): EpochMillis => performance.timeOrigin + performance.now();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
