/** A reading of the own face: when its frame was taken (`performance.now` ms) and how happy it was, 0 to 1. */
export interface Laugh {
  t: number;
  happy: number;
}

/** The calm before a caption: the mean of so many milliseconds is what laughter is measured over. */
const CALM_MS = 3_000;
/** A caption is read first; whoever laughs for a fifth of its time has laughed. */
const QUANTILE = 0.8;
/** Fewer readings than this are a twitch of the detector. */
const ENOUGH = 3;

/** Takes readings and when the caption appeared; returns the mean happiness of the seconds before it, or null without a face then. */
export function calmBefore(readings: readonly Laugh[], since: number): number | null {
  const calm = readings.filter(({ t }) => t < since && t >= since - CALM_MS);
  return calm.length === 0 ? null : calm.reduce((sum, { happy }) => sum + happy, 0) / calm.length;
}

/**
 * How much a listener laughed over a caption, 0 to 1 (design "Round 3"): a high quantile of their happiness while it stood there, above the
 * calm of the seconds before. Takes the readings, when it appeared and the calm; returns null where there is too little to measure.
 */
export function uplift(readings: readonly Laugh[], since: number, calm: number): number | null {
  const during = readings.filter(({ t }) => t >= since).map(({ happy }) => happy);
  if (during.length < ENOUGH) return null;
  const high = during.toSorted((a, b) => a - b)[Math.min(during.length - 1, Math.floor(QUANTILE * during.length))] ?? 0;
  return Math.min(1, Math.max(0, high - calm));
}
