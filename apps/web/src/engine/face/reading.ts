import { limits } from '@deadpan/protocol';
import { calibrationOf, relativeTo } from './smile-rule.ts';
import { EMOTIONS } from './face-types.ts';
import type { Emotion, EmotionReading, Expressions } from './face-types.ts';
import type { RuleState } from './smile-rule.ts';

/** An emotion is named only when its share is above this (spec §9). */
const DOMINANT = limits.smile.dominant;
const NOTHING: Expressions = { neutral: 0, happy: 0, sad: 0, angry: 0, fearful: 0, disgusted: 0, surprised: 0 };

/** The strongest emotion, if it is strong enough to be named. */
export function dominantOf(expressions: Expressions): Emotion | null {
  const strongest = EMOTIONS.reduce((best, emotion) => (expressions[emotion] > expressions[best] ? emotion : best));
  return expressions[strongest] > DOMINANT ? strongest : null;
}

interface ReadingParts {
  capturedAt: number;
  expressions: Expressions | null;
  rule: RuleState;
  detectionTime: number;
  frameRate: number;
}

/** Puts together what a frame showed and what the rule makes of it. */
export function readingOf({ capturedAt, expressions, rule, detectionTime, frameRate }: ReadingParts): EmotionReading {
  const { isCalibrated, progress, baseline } = calibrationOf(rule);
  const shares = expressions ?? NOTHING;
  return {
    ...shares,
    capturedAt,
    faceDetected: expressions !== null,
    dominant: dominantOf(shares),
    confidence: Math.max(...EMOTIONS.map((emotion) => shares[emotion])),
    isCalibrated,
    calibrationProgress: progress,
    baselineHappiness: baseline,
    relativeHappiness: relativeTo(baseline, shares.happy),
    detectionTime,
    frameRate,
  };
}

/** Readings per second from the time between readings, smoothed over about five of them. */
export function smoothRate(rate: number, sinceLastMs: number): number {
  if (sinceLastMs <= 0) return rate;
  const now = 1000 / sinceLastMs;
  return rate === 0 ? now : rate + (now - rate) / 5;
}
