/** Boxes that hold boxes, on the way to the tables of a track. */
const NESTED = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);

const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, at) => bytes.writeUInt32BE(number, 4 * at));
  return bytes;
};

/** Takes boxes of an MP4 and what the content of each becomes (undefined: stays); returns them written anew. */
export function withBoxes(bytes: Buffer, change: (type: string, body: Buffer, at: number) => Buffer | undefined): Buffer {
  const boxes: Buffer[] = [];
  for (let at = 0, size = 0; at < bytes.length; at += size) {
    size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + size);
    const written = NESTED.has(type) ? withBoxes(body, change) : (change(type, body, at + 8) ?? body);
    boxes.push(words(8 + written.length), Buffer.from(type, 'latin1'), written);
  }
  return Buffer.concat(boxes);
}

/**
 * Takes an MP4 of one video track whose pictures lie before its index, and a size in bytes; returns one in which every picture is that large,
 * and all of them are the same bytes of the file.
 */
export function packetBomb(file: Buffer, size: number): Buffer {
  let pictures = 0;
  let first = 0;
  withBoxes(file, (type, body, at) => {
    if (type === 'mdat') first = at;
    if (type === 'stsz') pictures = body.readUInt32BE(8);
    return undefined;
  });
  const picture = Buffer.alloc(size);
  picture.writeUInt32BE(size - 4);
  picture[4] = 0x65;
  const boxes: Record<string, Buffer> = {
    mdat: picture,
    stsz: words(0, size, pictures),
    stsc: words(0, 1, 1, 1, 1),
    stco: words(0, pictures, ...Array.from({ length: pictures }, () => first)),
  };
  return withBoxes(file, (type) => boxes[type]);
}
