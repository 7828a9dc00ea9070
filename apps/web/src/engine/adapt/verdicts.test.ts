import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsFor } from '../peers/video-caps.ts';
import { readFigures, type LinkFigures } from './link-figures.ts';
import { PICTURE_STEPS } from './steps.ts';
import { judgeLink, judgeLoad, judgePicture, type Load } from './verdicts.ts';

const link = (change: Partial<LinkFigures> = {}): LinkFigures => ({
  measuredAt: 1_000,
  packets: 100,
  came: 100,
  lostHere: 0,
  lostThere: 0,
  roundTripMs: 60,
  limitedBy: 'none',
  aimed: 250_000,
  sent: 31_250,
  ...change,
});
const load = (change: Partial<Load> = {}): Load => ({
  readings: { rate: 5, wanted: 5, tookMs: 20, nextMs: 200 },
  blocked: 0.05,
  encoderLimited: false,
  ...change,
});

it('reads what a browser reports of a link', () => {
  const report = [
    { type: 'transport', packetsReceived: 900 },
    { type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.08 },
    { type: 'candidate-pair', nominated: false, state: 'failed', currentRoundTripTime: 9 },
    { type: 'inbound-rtp', kind: 'video', packetsReceived: 500, packetsLost: 12 },
    { type: 'inbound-rtp', kind: 'audio', packetsReceived: 30, packetsLost: 7 },
    { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.25 },
    { type: 'outbound-rtp', kind: 'video', timestamp: 5_000, qualityLimitationReason: 'cpu', targetBitrate: 90_000, bytesSent: 700 },
    { type: 'outbound-rtp', kind: 'audio', targetBitrate: 32_000, bytesSent: 9 },
  ] as const;
  expect(readFigures(report)).toEqual({
    measuredAt: 5_000,
    packets: 1_430,
    came: 500,
    lostHere: 12,
    lostThere: 0.25,
    roundTripMs: 80,
    limitedBy: 'cpu',
    aimed: 90_000,
    sent: 700,
  });
  expect(readFigures([])).toEqual({
    measuredAt: null,
    packets: 0,
    came: 0,
    lostHere: 0,
    lostThere: 0,
    roundTripMs: 0,
    limitedBy: 'none',
    aimed: null,
    sent: 0,
  });
});

it('takes a line for bad that loses a tenth, or takes over a second, or is too narrow; three in a hundred lost and 200 ms are fine', () => {
  const judged = (change: Partial<LinkFigures> = {}) => judgeLink(link({ measuredAt: 0, sent: 0 }), link(change), 250_000);
  expect(judged()).toBe('good');
  expect(judged({ lostThere: 0.03, roundTripMs: 260 })).toBe('good');
  expect(judged({ lostThere: 0.06 })).toBe('fair');
  expect(judged({ roundTripMs: 800 })).toBe('fair');
  expect(judged({ lostThere: 0.12 })).toBe('bad');
  expect(judged({ roundTripMs: 1_500 })).toBe('bad');
  expect(judged({ limitedBy: 'bandwidth' })).toBe('bad');
  expect([60_000, 100_000, 200_000, null].map((aimed) => judged({ aimed }))).toEqual(['bad', 'fair', 'good', 'good']);
  // A picture that needs no more is no sign of a narrow way.
  expect(judged({ aimed: 60_000, sent: 5_000 })).toBe('good');
  // How much was sent goes by the time it took, whether a look came late or soon; where that is not known, nothing is said of the way.
  const cheap = { aimed: 60_000, sent: 15_000 };
  expect([1_000, 3_000, 0, null].map((measuredAt) => judged({ ...cheap, measuredAt }))).toEqual(['bad', 'good', 'good', 'good']);
  expect(judged({ aimed: 60_000, sent: 5_000, measuredAt: 500 })).toBe('bad');
  // A slow machine makes no bad line.
  expect(judged({ limitedBy: 'cpu' })).toBe('good');
});

it('takes no line for narrow on a better step that is wide enough for more on the one below', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: PICTURE_STEPS - 2 }), fc.integer({ min: 1, max: 250_000 }), (step, aimed) => {
      const on = (each: number) =>
        judgeLink(link({ measuredAt: 0, sent: 0 }), link({ aimed: Math.min(aimed, bitsFor(each)) }), bitsFor(each));
      if (on(step + 1) === 'good') expect(on(step)).not.toBe('bad');
    }),
  );
});

it('looks at what was lost since the last look, not since the beginning', () => {
  const before = link({ came: 1_000, lostHere: 500 });
  expect(judgePicture(before, link({ came: 1_100, lostHere: 500 }))).toBe('good');
  expect(judgePicture(before, link({ came: 1_094, lostHere: 506 }))).toBe('fair');
  expect(judgePicture(before, link({ came: 1_080, lostHere: 520 }))).toBe('bad');
  // What was thought lost may still come.
  expect(judgePicture(before, link({ came: 1_000, lostHere: 498 }))).toBe('good');
  expect(judgePicture(before, before)).toBe('good');
});

it('takes a machine for overloaded whose readings come late, whose page is held up, or whose encoder says so', () => {
  expect(judgeLoad(load())).toBe('good');
  expect(judgeLoad(load({ readings: { rate: 3, wanted: 5, tookMs: 190, nextMs: 200 } }))).toBe('bad');
  expect(judgeLoad(load({ readings: { rate: 3.8, wanted: 5, tookMs: 90, nextMs: 200 } }))).toBe('fair');
  // It keeps up, but only because it was asked for less.
  expect(judgeLoad(load({ readings: { rate: 2.5, wanted: 2.5, tookMs: 240, nextMs: 300 } }))).toBe('fair');
  expect(judgeLoad(load({ readings: { rate: 2.5, wanted: 2.5, tookMs: 240, nextMs: 400 } }))).toBe('good');
  expect(judgeLoad(load({ blocked: 0.7 }))).toBe('bad');
  expect(judgeLoad(load({ blocked: 0.3 }))).toBe('fair');
  expect(judgeLoad(load({ encoderLimited: true }))).toBe('bad');
  expect(judgeLoad(load({ readings: null }))).toBe('good');
  expect(judgeLoad(load({ readings: 'none' }))).toBe('fair');
  expect(judgeLoad(load({ readings: 'none', encoderLimited: true }))).toBe('bad');
});
