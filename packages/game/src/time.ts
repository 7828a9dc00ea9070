import type { MatchTime, Millis } from './moment.ts';
import type { Anchor, Room } from './room.ts';

/** `setTimeout` may fire up to a millisecond early: a timer counts as due this much ahead of its time. */
const EARLY_MS = 1;

/** Takes an anchor and wall time; returns the match time it stands for. */
export function matchTimeAt(anchor: Anchor, wall: Millis): MatchTime {
  return anchor.running ? anchor.matchAt + (wall - anchor.wallAt) * anchor.speed : anchor.matchAt;
}

/** Takes an anchor and match time; returns the wall time (whole ms) at which a running clock reaches it. */
export function wallTimeAt(anchor: Anchor, at: MatchTime): Millis {
  return Math.ceil(anchor.wallAt + (at - anchor.matchAt) / anchor.speed);
}

/** Takes a moment and the present (wall ms); returns whether the moment has come. */
export function hasCome(moment: Millis, wall: Millis): boolean {
  return moment <= wall + EARLY_MS;
}

/** Takes a due time and wall time; returns whether the running clock has reached it. */
export function isDue(anchor: Anchor, at: MatchTime, wall: Millis): boolean {
  return at <= matchTimeAt(anchor, wall + EARLY_MS);
}

/** R0-9: the clock starts again where it stood. */
export function resumed(room: Room, wall: Millis): Room {
  return { ...room, anchor: { ...room.anchor, running: true, wallAt: wall, waitingFor: [] } };
}

/** R0-8: the clock stands at `matchAt` until everybody in `waitingFor` is back, or `resumeBy`. */
export function stopped(room: Room, matchAt: MatchTime, resumeBy: Millis, waitingFor: string[]): Room {
  return { ...room, anchor: { ...room.anchor, running: false, matchAt, resumeBy, waitingFor } };
}
