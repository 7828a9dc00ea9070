import { refusals } from './refusals.ts';

/** Boxes that hold boxes on the way to the tables of samples. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf', 'mfra']);
const DEPTH_MOST = 8;
/** A fragment for each picture of the longest clip is some 40,000. */
const BOXES_MOST = 200_000;

/** Tables of entries of one size, in bytes, behind their number. */
const ENTRY_BYTES: Record<string, number> = { stts: 8, ctts: 8, stsc: 12, stss: 4, stco: 4, co64: 8, saio: 4 };
/** Tables whose entries each stand for a number of samples, their first word. */
const RUNS = new Set(['stts', 'ctts']);

/** A table that claims more entries than its box has bytes for ends here, before anybody loops over the claim. */
function checkEntries(count: number, entryBytes: number, room: number): void {
  if (count * entryBytes > room) throw refusals.damaged();
}

/** Bytes of an entry of a `trun`, by its flags: duration, size, flags and offset may each be there. */
const trunEntryBytes = (flags: number): number => 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;

/** How many samples the box claims, by its largest claim; 0 for boxes that claim none. */
function samplesOf(type: string, body: DataView, fileBytes: number): number {
  const word = (at: number): number => (at + 4 <= body.byteLength ? body.getUint32(at) : 0);
  const room = (from: number): number => body.byteLength - from;
  const entryBytes = ENTRY_BYTES[type];
  if (entryBytes !== undefined) {
    const count = word(4);
    checkEntries(count, entryBytes, room(8));
    if (!RUNS.has(type)) return count;
    let samples = 0;
    for (let entry = 0; entry < count; entry += 1) samples += word(8 + entry * entryBytes);
    return samples;
  }
  switch (type) {
    case 'stsz': {
      const [each, count] = [word(4), word(8)];
      if (each === 0) checkEntries(count, 4, room(12));
      if (each > fileBytes) throw refusals.damaged();
      return count;
    }
    case 'stz2': {
      const [bits, count] = [word(4) & 0xff, word(8)];
      checkEntries(count, bits / 8, room(12));
      return count;
    }
    case 'trun': {
      const flags = word(0) & 0xffffff;
      const head = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
      checkEntries(word(4), trunEntryBytes(flags), room(head));
      return word(4);
    }
    case 'senc':
      return word(4);
    case 'saiz':
      // Behind the type of the information, if it is given, and its size.
      return word(word(0) & 1 ? 13 : 5);
    default:
      return 0;
  }
}

/** The samples that an MP4 claims, counted before a library believes it: one word of a table can ask for four thousand million objects. Throws `BadFileError`. */
export function countMp4Samples(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let boxes = 0;
  let most = 0;
  let inFragments = 0;

  function walk(from: number, to: number, depth: number): void {
    for (let at = from; at + 8 <= to;) {
      boxes += 1;
      if (boxes > BOXES_MOST) throw refusals.damaged();
      const declared = view.getUint32(at);
      const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
      const isLong = declared === 1 && at + 16 <= to;
      const head = isLong ? 16 : 8;
      const size = isLong ? Number(view.getBigUint64(at + 8)) : declared === 0 ? to - at : declared;
      // A box that is smaller than its head, or that reaches past its parent: the library decides what that is worth.
      if (size < head) return;
      const end = Math.min(to, at + size);
      if (CONTAINERS.has(type)) {
        if (depth < DEPTH_MOST) walk(at + head, end, depth + 1);
      } else {
        const samples = samplesOf(type, new DataView(bytes.buffer, bytes.byteOffset + at + head, end - at - head), bytes.length);
        if (type === 'trun') inFragments += samples;
        else most = Math.max(most, samples);
      }
      at += size;
    }
  }
  walk(0, bytes.length, 0);
  return Math.max(most, inFragments);
}
