/** Whether a packet is what its file says it is, as far as its first bits tell: noise in the right wrapping is not. */
export type PacketCheck = (bytes: Uint8Array, isKey: boolean) => boolean;

/** H.264 in MP4: a chain of units, each behind its length, that fills the packet exactly. Takes the decoder's configuration (avcC). */
export function avcCheck(configuration: Uint8Array): PacketCheck {
  const lengthSize = ((configuration[4] ?? 3) & 3) + 1;
  return (bytes) => {
    let at = 0;
    while (at < bytes.length) {
      if (at + lengthSize >= bytes.length) return false;
      let length = 0;
      for (let n = 0; n < lengthSize; n++) length = length * 256 + (bytes[at + n] ?? 0);
      const forbidden = (bytes[at + lengthSize] ?? 0x80) & 0x80;
      if (length === 0 || forbidden !== 0) return false;
      at += lengthSize + length;
    }
    return at === bytes.length && at > 0;
  };
}

/** VP8: a whole picture begins with its start code. */
export const vp8Check: PacketCheck = (bytes, isKey) =>
  bytes.length > 0 && (!isKey || (((bytes[0] ?? 1) & 1) === 0 && bytes[3] === 0x9d && bytes[4] === 0x01 && bytes[5] === 0x2a));

/** VP9: every picture begins with its marker. */
export const vp9Check: PacketCheck = (bytes) => ((bytes[0] ?? 0) & 0xc0) === 0x80;
