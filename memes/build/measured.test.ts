import { expect, it } from 'vitest';
import { faultsOf, type Measured } from './measured.ts';

const good: Measured = { width: 1280, height: 720, durationMs: 5_000, frames: 100, loudness: -16, peak: -1.5, flashes: 3, redFlashes: 0 };

it('finds nothing wrong with a clip as it should be', () => {
  expect(faultsOf(good, 5_000)).toEqual([]);
});

it.each<[string, Partial<Measured>]>([
  ['is 1280 by 718', { height: 718 }],
  ['lasts 5150 ms', { durationMs: 5_150 }],
  ['has 96 frames', { frames: 96 }],
  ['is -14.4 LUFS loud', { loudness: -14.4 }],
  ['is -17.6 LUFS loud', { loudness: -17.6 }],
  ['has a true peak of -0.90 dBFS', { peak: -0.9 }],
  ['flashes 4 times within a second', { flashes: 4 }],
  ['flashes red 4 times within a second', { redFlashes: 4 }],
  ['is NaN LUFS loud', { loudness: Number.NaN }],
])('says that it %s', (fault, change) => {
  expect(faultsOf({ ...good, ...change }, 5_000)).toEqual([fault]);
});
