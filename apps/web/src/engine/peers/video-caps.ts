import { limits } from '@deadpan/protocol';
import { preferences } from '../preferences/preferences.ts';
import { createTender } from './tender.ts';

const { height, fps, bitsPerSecond } = limits.video;

/** Who saves data sends a third of the bits: smaller pictures, fewer of them. A face in a tile is still a face. */
const SAVING = 1 / 3;
const SMALLER = 2 / 3;
const SLOWER = 2 / 3;
/** What is left of size, frames and bits where a line or a machine cannot keep up: 213 × 160 at 10, 160 × 120 at 7.5. */
const LESS: readonly { size: number; frames: number; bits: number }[] = [
  { size: 1, frames: 1, bits: 1 },
  { size: 2 / 3, frames: 2 / 3, bits: 1 / 2 },
  { size: 1 / 2, frames: 1 / 2, bits: 1 / 4 },
];

/** What one link may send: 320 × 240 at 15 frames and 250 kbit a second. Four players then cost one core instead of one and a half, and nothing freezes. */
export function capsFor(
  trackHeight: number | undefined,
  savesData = false,
  step = 0,
): Pick<RTCRtpEncodingParameters, 'maxBitrate' | 'maxFramerate' | 'scaleResolutionDownBy'> {
  const less = LESS[step] ?? LESS[0];
  const [size, frames, bits] = [less?.size ?? 1, less?.frames ?? 1, less?.bits ?? 1];
  return {
    maxBitrate: Math.round(bitsPerSecond * Math.min(bits, savesData ? SAVING : 1)),
    maxFramerate: Math.round(fps * Math.min(frames, savesData ? SLOWER : 1)),
    scaleResolutionDownBy: Math.max(1, (trackHeight ?? 480) / (height * Math.min(size, savesData ? SMALLER : 1))),
  };
}

/** Bits a second that a picture may take on this step. */
export const bitsFor = (step: number): number =>
  capsFor(undefined, preferences.store.getState().dataSaver, step).maxBitrate ?? bitsPerSecond;

/** Returns what holds a sender of pictures to the caps of the step it is on; it is called whenever its track or the step may have changed. */
export const createPictureLine = (step: () => number): ((sender: RTCRtpSender) => Promise<void>) =>
  createTender(({ track }) => capsFor(track?.getSettings().height, preferences.store.getState().dataSaver, step()));

const rank = ({ mimeType }: { mimeType: string }): number => ['video/h264', 'video/vp8'].indexOf(mimeType.toLowerCase()) >>> 0;

/** H264 first, where phones have it in hardware, then VP8, then the rest in the browser's own order. */
export function preferredCodecs<C extends { mimeType: string }>(codecs: readonly C[]): C[] {
  return [...codecs].sort((a, b) => rank(a) - rank(b));
}
