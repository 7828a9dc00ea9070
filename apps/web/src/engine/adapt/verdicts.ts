import type { Verdict } from './ladder.ts';
import type { LinkFigures } from './link-figures.ts';

/** Shares of a picture's packets, and ms there and back: above the one it is bad, below the other good. Three in a hundred lost is what repeats repair. */
const LOST = { bad: 0.1, good: 0.04 };
const ROUND_TRIP_MS = { bad: 1_200, good: 600 };
/**
 * Shares of the bits that a picture of this size may take. Chromium calls a way narrow only when it makes such a small picture smaller by itself, which
 * it does not. Each step may take half of what the one before may: what is good on one is not bad on the next better one.
 */
const NARROW = { bad: 0.3, good: 0.6 };
/** A picture that takes less than that of what the browser aims at is cheap, and says nothing about the way. */
const CHEAP = 0.7;

/** Bits a second of our picture that were sent between two looks, which may lie apart by more than a second; null where that is not known. */
function sentBetween(before: LinkFigures, { measuredAt, sent }: LinkFigures): number | null {
  if (before.measuredAt === null || measuredAt === null || measuredAt <= before.measuredAt) return null;
  return ((sent - before.sent) * 8 * 1000) / (measuredAt - before.measuredAt);
}

/** Which share of the bits that it may take a picture would get, if it wanted them, while so many of them were sent. */
const shareOf = (aimed: number | null, sent: number | null, bits: number): number =>
  aimed === null || sent === null || sent < CHEAP * aimed ? 1 : aimed / bits;

/** What a link was like between two looks for what we send over it, which may take so many bits a second. */
export function judgeLink(before: LinkFigures, figures: LinkFigures, bits: number): Verdict {
  const { lostThere, roundTripMs, limitedBy, aimed } = figures;
  const share = shareOf(aimed, sentBetween(before, figures), bits);
  if (lostThere > LOST.bad || roundTripMs > ROUND_TRIP_MS.bad || limitedBy === 'bandwidth' || share < NARROW.bad) return 'bad';
  return lostThere < LOST.good && roundTripMs < ROUND_TRIP_MS.good && share > NARROW.good ? 'good' : 'fair';
}

/** The same for what comes over it: it says nothing about what we should send, but explains a bad picture. */
export function judgePicture(before: LinkFigures, { came, lostHere }: LinkFigures): Verdict {
  const [lost, arrived] = [lostHere - before.lostHere, came - before.came];
  const share = lost > 0 ? lost / (lost + arrived) : 0;
  if (share > LOST.bad) return 'bad';
  return share < LOST.good ? 'good' : 'fair';
}

/** How the machine did in the last second. */
export interface Load {
  /**
   * Readings a second as they come and how many were asked for; how long one takes, and how long there would be for one on the next better step, ms.
   * Null where nobody is read, `none` where readings that should come do not.
   */
  readings: { rate: number; wanted: number; tookMs: number; nextMs: number } | 'none' | null;
  /** Share of the second in which the page was held up, 0 to 1. */
  blocked: number;
  /** An encoder says that it has too little processor time. */
  encoderLimited: boolean;
}

const RATE = { bad: 0.65, good: 0.85 };
const BLOCKED = { bad: 0.5, good: 0.25 };
/** What takes a reading longer than this share of the time between two leaves too little for everything else. */
const ROOM = 0.75;

/** What the last second of this machine was like. */
export function judgeLoad({ readings, blocked, encoderLimited }: Load): Verdict {
  const known = readings === 'none' ? null : readings;
  const kept = known ? known.rate / known.wanted : 1;
  if (encoderLimited || blocked > BLOCKED.bad || kept < RATE.bad) return 'bad';
  const hasRoom = known === null || known.tookMs < ROOM * known.nextMs;
  return readings !== 'none' && blocked < BLOCKED.good && kept > RATE.good && hasRoom ? 'good' : 'fair';
}
