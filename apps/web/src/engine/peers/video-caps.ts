import { limits } from '@deadpan/protocol';
import { preferences } from '../preferences/preferences.ts';

const { height, fps, bitsPerSecond } = limits.video;

/** Who saves data sends a third of the bits: smaller pictures, fewer of them. A face in a tile is still a face. */
const SAVING = 1 / 3;
const SMALLER = 2 / 3;
const SLOWER = 2 / 3;

/** What one link may send: 320 × 240 at 15 frames and 250 kbit a second. Four players then cost one core instead of one and a half, and nothing freezes. */
export function capsFor(
  trackHeight: number | undefined,
  savesData = false,
): Pick<RTCRtpEncodingParameters, 'maxBitrate' | 'maxFramerate' | 'scaleResolutionDownBy'> {
  return {
    maxBitrate: Math.round(bitsPerSecond * (savesData ? SAVING : 1)),
    maxFramerate: Math.round(fps * (savesData ? SLOWER : 1)),
    scaleResolutionDownBy: Math.max(1, (trackHeight ?? 480) / (height * (savesData ? SMALLER : 1))),
  };
}

/** Holds a sender to the caps; before the first negotiation some browsers have nothing to hold yet, then it is called again after it. */
export async function applyCaps(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters();
  if (parameters.encodings.length === 0) return;
  const caps = capsFor(sender.track?.getSettings().height, preferences.store.getState().dataSaver);
  parameters.encodings = parameters.encodings.map((encoding) => ({ ...encoding, ...caps }));
  await sender.setParameters(parameters);
}

const rank = ({ mimeType }: { mimeType: string }): number => ['video/h264', 'video/vp8'].indexOf(mimeType.toLowerCase()) >>> 0;

/** H264 first, where phones have it in hardware, then VP8, then the rest in the browser's own order. */
export function preferredCodecs<C extends { mimeType: string }>(codecs: readonly C[]): C[] {
  return [...codecs].sort((a, b) => rank(a) - rank(b));
}
