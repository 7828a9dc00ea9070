import type { ScheduledMeme } from '@deadpan/protocol';

/** Where a play's schedule stands at one moment. */
export interface ClipMoment {
  meme: ScheduledMeme;
  /** place in the schedule, from 0 */
  index: number;
  /** how far into the clip, in milliseconds of the clip */
  position: number;
  /** milliseconds of the clip still to come */
  left: number;
}

/**
 * Which clip is on at `now` (server time, ms), and where in it. A clip gives way to the next one at that one's start, or at its own end.
 * `speed` is the view's: milliseconds of the match per millisecond of the wall. Null before the first, between and after the clips, and while the clock stands still.
 */
export function clipAt(memes: readonly ScheduledMeme[], now: number, speed = 1): ClipMoment | null {
  for (let index = memes.length - 1; index >= 0; index -= 1) {
    const meme = memes[index];
    if (meme === undefined || meme.starts_at === null || now < meme.starts_at) continue;
    const position = (now - meme.starts_at) * speed;
    return position < meme.duration ? { meme, index, position, left: meme.duration - position } : null;
  }
  return null;
}
