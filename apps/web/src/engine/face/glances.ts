import type { Finding } from './face-types.ts';

type Frame = VideoFrame | ImageBitmap;

/** More than one picture of each opponent is not worth keeping. */
const MAX_WAITING = 3;
/** A picture that waited longer than this, ms, shows what was. */
const OLD_MS = 600;
/** There is time to spare when a reading, as much again for the look, and a little fit between two readings. */
const ROOM_FOR = 2.5;
/** A reading this many intervals after the last one was late: the machine, or the camera, has enough to do. */
const LATE = 1.6;

export interface GlancesOptions {
  look: (picture: Frame) => Finding;
  answer: (request: number, finding: Finding | null) => void;
  now: () => number;
  /** Lets the reading be told, and its frame go, first. */
  later?: (act: () => void) => void;
}

/** Pictures of other people's faces, judged between two readings of the player's own and only while those are in time. */
export interface Glances {
  /** Takes the picture over; it is answered later, with null when there was no time for it. */
  take(request: number, picture: Frame): void;
  /** One's own face was read: a frame captured at `at` (ms), which took `tookMs` of `intervalMs`. */
  read(reading: { at: number; tookMs: number; intervalMs: number }): void;
  /** Nobody's own face is read any more: there is nothing to stand between. */
  end(): void;
}

export function createGlances({ look, answer, now, later = (act) => void setTimeout(act) }: GlancesOptions): Glances {
  const waiting: { request: number; picture: Frame; since: number }[] = [];
  let reading = false;
  let lastAt: number | null = null;

  const refuse = (count: number): void => {
    for (const { request, picture } of waiting.splice(0, count)) {
      picture.close();
      answer(request, null);
    }
  };
  const lookAtOne = (): void => {
    while (waiting[0] && now() - waiting[0].since > OLD_MS) refuse(1);
    const next = waiting.shift();
    if (!next) return;
    let finding: Finding | null = null;
    try {
      finding = look(next.picture);
    } catch {
      // A picture that is gone shows nothing.
    }
    next.picture.close();
    answer(next.request, finding);
  };

  return {
    take: (request, picture) => {
      waiting.push({ request, picture, since: now() });
      refuse(reading ? waiting.length - MAX_WAITING : waiting.length);
    },
    read: ({ at, tookMs, intervalMs }) => {
      const isLate = lastAt !== null && at - lastAt > LATE * intervalMs;
      reading = true;
      lastAt = at;
      if (isLate || tookMs * ROOM_FOR > intervalMs) refuse(waiting.length);
      else if (waiting.length > 0) later(lookAtOne);
    },
    end: () => {
      reading = false;
      lastAt = null;
      refuse(waiting.length);
    },
  };
}
