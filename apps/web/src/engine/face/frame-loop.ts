import type { Captured, FrameSource } from './frame-source.ts';
import type { EpochMillis } from './messages.ts';

interface FrameLoopOptions {
  source: FrameSource;
  intervalMs: number;
  /** Handles one frame; the loop closes it afterwards. */
  handle: (frame: Captured) => void;
  now?: () => EpochMillis;
  sleep?: (ms: number) => Promise<void>;
}

/** A camera's frames do not come to the millisecond: one that is this much early is still in time. */
const EARLY = 0.05;

/**
 * One frame every `intervalMs`. The timing lives in the worker, because a hidden page's own timers run once a second.
 * Two frames are never captured closer together than that, also after a delay: the rule takes two readings in a row for a smile that lasts.
 * A frame that takes longer than the interval delays the next one: nothing piles up.
 */
export async function frameLoop({ source, intervalMs, handle, now = epochNow, sleep = pause }: FrameLoopOptions): Promise<void> {
  let last = -Infinity;
  while (!source.ended()) {
    const frame = await source.take();
    const due = last + intervalMs;
    try {
      if (frame && frame.at < due - EARLY * intervalMs) continue;
      if (frame && !source.ended()) handle(frame);
    } finally {
      frame?.picture.close();
    }
    last = frame?.at ?? now();
    await sleep(Math.max(0, last + intervalMs - now()));
  }
}

const epochNow = (): EpochMillis => performance.timeOrigin + performance.now();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
