import { limits } from '@deadpan/protocol';
import { avcPictureSize } from './avc-size.ts';

/** A whole picture says its size itself: decoders go by that, and not by what the file says of it. In blocks of 16. */
const SIDE_MOST = limits.decks.clip.side + 16;

/** Whether a packet is what its file says it is, as far as its first bits tell: noise in the right wrapping is not. */
export type PacketCheck = (bytes: Uint8Array, isKey: boolean) => boolean;

/** The kind of a unit that says how large pictures are (a sequence parameter set), and of its extension. */
const SIZE_UNITS = new Set([7, 15]);

/** Whether a unit of H.264 announces no picture that is larger than a clip may be. */
function announcesNoGiant(unit: Uint8Array): boolean {
  if (!SIZE_UNITS.has((unit[0] ?? 0) & 31)) return true;
  const size = avcPictureSize(unit);
  return size !== null && Math.max(size.width, size.height) <= SIDE_MOST;
}

/** Whether all sizes in the decoder's configuration (avcC) are allowed; false as well when there is none in it. */
function isSizedWell(configuration: Uint8Array): boolean {
  const count = (configuration[5] ?? 0) & 31;
  let at = 6;
  for (let n = 0; n < count; n++) {
    const length = (configuration[at] ?? 0) * 256 + (configuration[at + 1] ?? 0);
    const unit = configuration.subarray(at + 2, at + 2 + length);
    if (length === 0 || unit.length < length || ((unit[0] ?? 0) & 31) !== 7 || !announcesNoGiant(unit)) return false;
    at += 2 + length;
  }
  return count > 0;
}

/**
 * H.264 in MP4: a chain of units, each behind its length, that fills the packet exactly. Decoders go by the sizes in the configuration, and by those
 * between the pictures. Takes the decoder's configuration (avcC).
 */
export function avcCheck(configuration: Uint8Array): PacketCheck {
  const lengthSize = ((configuration[4] ?? 3) & 3) + 1;
  const sizedWell = isSizedWell(configuration);
  return (bytes) => {
    let at = 0;
    while (sizedWell && at < bytes.length) {
      if (at + lengthSize >= bytes.length) return false;
      let length = 0;
      for (let n = 0; n < lengthSize; n++) length = length * 256 + (bytes[at + n] ?? 0);
      const unit = bytes.subarray(at + lengthSize, at + lengthSize + length);
      const forbidden = (unit[0] ?? 0x80) & 0x80;
      if (length === 0 || forbidden !== 0 || !announcesNoGiant(unit)) return false;
      at += lengthSize + length;
    }
    return at === bytes.length && at > 0;
  };
}

/** VP8: a whole picture begins with its start code and its size. */
export const vp8Check: PacketCheck = (bytes, isKey) => {
  if (!isKey) return bytes.length > 0;
  const [tag = 1, , , c0, c1, c2, w0 = 0, w1 = 255, h0 = 0, h1 = 255] = bytes;
  const side = Math.max(w0 + 256 * (w1 & 0x3f), h0 + 256 * (h1 & 0x3f));
  return (tag & 1) === 0 && c0 === 0x9d && c1 === 0x01 && c2 === 0x2a && side <= SIDE_MOST;
};

/** VP9 of profile 0: every picture begins with its marker, a whole one goes on with its start code, its colours (4 bits) and its size. */
export const vp9Check: PacketCheck = (bytes, isKey) => {
  const [tag = 0, c0, c1, c2, w0 = 255, w1 = 255, w2h0 = 255, h1 = 255, h2 = 255] = bytes;
  if ((tag & 0xc0) !== 0x80) return false;
  if (!isKey) return true;
  const width = ((w0 & 15) << 12) + (w1 << 4) + (w2h0 >> 4) + 1;
  const height = ((w2h0 & 15) << 12) + (h1 << 4) + (h2 >> 4) + 1;
  return c0 === 0x49 && c1 === 0x83 && c2 === 0x42 && Math.max(width, height) <= SIDE_MOST;
};
