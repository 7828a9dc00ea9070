import type { EpochMillis } from './messages.ts';

/** A camera's clock and ours drift apart by less than this per frame. */
const DRIFT_MS = 0.02;
/** A frame this late is not late: the camera counts anew. */
const NEW_COUNT_MS = 2_000;

/**
 * Frames wait while the worker judges the one before, so the moment of reading says little about the moment of capture: read so, a flash of
 * 200 ms could fill two readings "200 ms apart". The camera's own timestamps are exact but count from anywhere; the frame that came quickest
 * so far tells from where. Returns a function that takes a frame's timestamp (µs) and when it was read, and returns when it was captured.
 */
export function captureClock(): (timestamp: number, readAt: EpochMillis) => EpochMillis {
  let offset = Infinity;
  return (timestamp, readAt) => {
    const counted = timestamp / 1000;
    const late = readAt - counted - offset;
    if (late > NEW_COUNT_MS) offset = Infinity;
    offset = Math.min(offset + DRIFT_MS, readAt - counted);
    return Math.min(readAt, counted + offset);
  };
}
