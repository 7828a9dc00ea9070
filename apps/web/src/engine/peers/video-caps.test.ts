import { describe, expect, it } from 'vitest';
import { capsFor, createPictureLine, preferredCodecs } from './video-caps.ts';

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

/** A sender of pictures of 480 lines that takes a change when it is let, and refuses one while another is under way, as browsers do. `tells`: how it tells what it was given. */
function aSender(tells = (given: RTCRtpEncodingParameters): RTCRtpEncodingParameters => given) {
  const seen = { given: [{}] as RTCRtpEncodingParameters[], changes: 0, refused: 0 };
  let finish: (() => void) | undefined;
  const sender = {
    track: { getSettings: () => ({ height: 480 }) },
    getParameters: () => ({ encodings: seen.given.map(tells) }),
    setParameters: async ({ encodings }: { encodings: RTCRtpEncodingParameters[] }) => {
      if (finish) {
        seen.refused++;
        throw new DOMException('another change is under way', 'InvalidStateError');
      }
      await new Promise<void>((resolve) => (finish = resolve));
      finish = undefined;
      Object.assign(seen, { given: encodings, changes: seen.changes + 1 });
    },
  };
  /** What is under way comes to its end. */
  const pass = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn++) {
      finish?.();
      await Promise.resolve();
    }
  };
  return { sender: sender as unknown as RTCRtpSender, seen, pass };
}

describe('a sender is held to what it may send', () => {
  it('also where the step changes while it is being held to another: no change overlaps another, none is lost', async () => {
    const { sender, seen, pass } = aSender();
    let step = 0;
    const tend = createPictureLine(() => step);
    for (step of [0, 1, 2]) void tend(sender);
    await pass();
    expect(seen).toEqual({ given: [capsFor(480, false, 2)], changes: 2, refused: 0 });
    step = 0;
    void tend(sender);
    void tend(sender);
    await pass();
    expect(seen).toEqual({ given: [capsFor(480)], changes: 3, refused: 0 });
  });

  it('once, though the browser does not tell all that it was given', async () => {
    const { sender, seen, pass } = aSender(({ maxBitrate, scaleResolutionDownBy }) => ({ maxBitrate, scaleResolutionDownBy }));
    void createPictureLine(() => 1)(sender);
    await pass();
    expect(seen).toEqual({ given: [capsFor(480, false, 1)], changes: 1, refused: 0 });
  });
});
