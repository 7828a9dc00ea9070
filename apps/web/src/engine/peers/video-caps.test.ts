import { describe, expect, it } from 'vitest';
import { capsFor, preferredCodecs } from './video-caps.ts';

describe('what a link may send', () => {
  it('is scaled down to 240 lines and never up', () => {
    expect(capsFor(480)).toEqual({ maxBitrate: 250_000, maxFramerate: 15, scaleResolutionDownBy: 2 });
    expect(capsFor(180).scaleResolutionDownBy).toBe(1);
    expect(capsFor(undefined).scaleResolutionDownBy).toBe(2);
  });

  it('is H264, then VP8, then whatever the browser likes', () => {
    const codecs = ['video/VP9', 'video/VP8', 'video/rtx', 'video/H264', 'video/AV1'].map((mimeType) => ({ mimeType }));
    expect(preferredCodecs(codecs).map((codec) => codec.mimeType)).toEqual([
      'video/H264',
      'video/VP8',
      'video/VP9',
      'video/rtx',
      'video/AV1',
    ]);
  });
});

it('sends less, step by step, where line or machine cannot keep up, and never more than what saves data', () => {
  expect([0, 1, 2].map((step) => capsFor(480, false, step))).toEqual([
    { maxBitrate: 250_000, maxFramerate: 15, scaleResolutionDownBy: 2 },
    { maxBitrate: 125_000, maxFramerate: 10, scaleResolutionDownBy: 3 },
    { maxBitrate: 62_500, maxFramerate: 8, scaleResolutionDownBy: 4 },
  ]);
  expect(capsFor(480, true, 1)).toEqual(capsFor(480, true));
  expect(capsFor(480, true, 2)).toEqual(capsFor(480, false, 2));
});

it('sends a third of the bits where data is to be saved', () => {
  expect(capsFor(480, true)).toEqual({ maxBitrate: 83_333, maxFramerate: 10, scaleResolutionDownBy: 3 });
});
