import type { Captured, FrameSource } from './frame-source.ts';

interface FrameLoopOptions {
  source: FrameSource;
  intervalMs: number;
  /** Handles one frame; the loop closes it afterwards. */
  handle: (frame: Captured) => void;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
}

/**
 * One frame every `intervalMs`, the newest there is. The timing lives in the worker, because a hidden page's own timers run once a second.
 * A frame that takes longer than the interval delays the next one: nothing piles up.
 */
export async function frameLoop({
  source,
  intervalMs,
  handle,
  now = () => performance.now(),
  sleep = pause,
}: FrameLoopOptions): Promise<void> {
  let due = now();
  while (!source.ended()) {
    const frame = await source.take();
    if (frame) {
      try {
        if (!source.ended()) handle(frame);
      } finally {
        frame.picture.close();
      }
    }
    due = Math.max(due + intervalMs, now());
    await sleep(due - now());
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
