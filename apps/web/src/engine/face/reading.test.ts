import { expect, it } from 'vitest';
import { dominantOf, readingOf, smoothRate } from './reading.ts';
import { createRule, look } from './smile-rule.ts';

const shares = { neutral: 0.5, happy: 0.4, sad: 0.1, angry: 0, fearful: 0, disgusted: 0, surprised: 0 };

it('[§9] names an emotion only above 30 %', () => {
  expect(dominantOf(shares)).toBe('neutral');
  expect(dominantOf({ ...shares, neutral: 0.3, happy: 0.3 })).toBeNull();
});

it('[§3] holds the shares, the calibration and the strongest emotion', () => {
  const rule = [0.1, 0.1, 0.1, 0.1, 0.1].reduce((state, happy, t) => look(state, { t, happy }), createRule());
  const reading = readingOf({ capturedAt: 7, expressions: shares, rule, detectionTime: 20, frameRate: 5 });
  expect(reading).toMatchObject({
    capturedAt: 7,
    happy: 0.4,
    dominant: 'neutral',
    confidence: 0.5,
    faceDetected: true,
    isCalibrated: true,
  });
  expect(reading).toMatchObject({ calibrationProgress: 1, baselineHappiness: 0.1, detectionTime: 20, frameRate: 5 });
  expect(reading.relativeHappiness).toBeCloseTo(1 / 3);
});

it('is all zeros without a face', () => {
  const reading = readingOf({ capturedAt: 7, expressions: null, rule: createRule(), detectionTime: 20, frameRate: 5 });
  expect(reading).toMatchObject({ faceDetected: false, dominant: null, confidence: 0, happy: 0, relativeHappiness: 0 });
});

it('smooths the frame rate', () => {
  expect(smoothRate(0, 200)).toBe(5);
  expect(smoothRate(5, 100)).toBe(6);
  expect(smoothRate(5, 0)).toBe(5);
});
