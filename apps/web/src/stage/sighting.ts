import { limits } from '@deadpan/protocol';

/** Well above the 0.4 that puts a player out, whose own calm face a referee does not know: at most 0.3 of it may be that face. */
const CLEAR = 0.7;
/** Two looks further apart than this, ms, are not of one smile. */
const APART_MS = 2_500;

/** What a referee has seen of one opponent. */
export interface Sighting {
  /** When the smile that is there now was seen first, ms; null: none is. */
  since: number | null;
  lastAt: number;
  /** Pictures received by the last look that counted. */
  frames: number;
}

export const nothingSeen: Sighting = { since: null, lastAt: -Infinity, frames: -1 };

/** One look: when, how happy (null: no face), and how many pictures had come by then. */
export interface Look {
  at: number;
  happy: number | null;
  frames: number;
}

/** Takes what was seen before and a further look; returns what is seen now. A picture that stands still is no second look. */
export function afterLook(before: Sighting, { at, happy, frames }: Look): Sighting {
  if (frames === before.frames) return before;
  const isClear = happy !== null && happy > CLEAR;
  const goesOn = before.since !== null && at - before.lastAt <= APART_MS;
  return { since: isClear ? (goesOn ? before.since : at) : null, lastAt: at, frames };
}

/** Whether it is a smile to speak of: clear, for as long as `limits.referees` says (decision 16), and in two looks at least. */
export const isSmile = ({ since, lastAt }: Sighting): boolean => since !== null && lastAt - since >= limits.referees.sawForMs;
