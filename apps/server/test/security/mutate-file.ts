import { crc32 } from 'node:zlib';

/** A source of chance that a seed repeats: xorshift, 32 bits. */
export interface Chance {
  /** a whole number below `most` */
  below(most: number): number;
  pick<T>(choices: readonly T[]): T;
}

function chanceOf(seed: number): Chance {
  let state = seed | 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let warm = 0; warm < 8; warm += 1) next();
  const below = (most: number): number => (most <= 0 ? 0 : next() % most);
  return {
    below,
    pick: (choices) => {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('no choices');
      return choice;
    },
  };
}

/** Numbers at which readers of files go wrong. */
const EDGES = [
  0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 4_100_000, 0x3fffffff, 0x40000001, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff,
];

type Mutation = (file: Buffer, chance: Chance) => Buffer;

const withWordAt = (file: Buffer, at: number, value: number): Buffer => {
  const changed = Buffer.from(file);
  if (at >= 0 && at + 4 <= changed.length) changed.writeUInt32BE(value >>> 0, at);
  return changed;
};
const spliced = (file: Buffer, from: number, to: number, instead: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([file.subarray(0, from), instead, file.subarray(Math.max(from, to))]);

/** Any format: bytes that flip, runs that vanish, come twice or become one value, a file that ends early. */
const anywhere: Mutation[] = [
  (file, chance) => {
    const changed = Buffer.from(file);
    for (let flips = 1 + chance.below(12); flips > 0; flips -= 1) {
      const at = chance.below(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << chance.below(8));
    }
    return changed;
  },
  (file, chance) => withWordAt(file, chance.below(Math.min(file.length, 800)), chance.pick(EDGES)),
  (file, chance) => withWordAt(file, chance.below(file.length), chance.pick(EDGES)),
  (file, chance) => file.subarray(0, chance.below(file.length)),
  (file, chance) => {
    const from = chance.below(file.length);
    return spliced(file, from, from + chance.below(400));
  },
  (file, chance) => {
    const from = chance.below(file.length);
    const run = file.subarray(from, from + chance.below(2_000));
    return spliced(file, from, from, run);
  },
  (file, chance) => {
    const from = chance.below(file.length);
    return Buffer.from(file).fill(chance.pick([0, 0xff, 0x41]), from, Math.min(file.length, from + chance.below(600)));
  },
];

interface Box {
  at: number;
  size: number;
  type: string;
}
const MP4_CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf', 'udta', 'meta', 'dinf']);

/** All boxes of an MP4, those inside others as well. */
function boxesOf(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const size = file.readUInt32BE(at);
    if (size < 8 || at + size > to) break;
    const type = file.toString('latin1', at + 4, at + 8);
    boxes.push({ at, size, type }, ...(MP4_CONTAINERS.has(type) ? boxesOf(file, at + 8, at + size) : []));
    at += size;
  }
  return boxes;
}

const onBox =
  (change: (file: Buffer, box: Box, chance: Chance, boxes: readonly Box[]) => Buffer): Mutation =>
  (file, chance) => {
    const boxes = boxesOf(file).filter(({ type }) => type !== 'mdat');
    return boxes.length === 0 ? file : change(file, chance.pick(boxes), chance, boxes);
  };

/** MP4: tables that claim too much, boxes that lie about their size, come twice, change places, hold themselves. */
const inBoxes: Mutation[] = [
  onBox((file, { at, size }, chance) =>
    withWordAt(file, at + 8 + 4 * chance.below(Math.max(1, Math.min(8, (size - 8) >> 2))), chance.pick(EDGES)),
  ),
  onBox((file, { at, size }, chance) => withWordAt(file, at + 8 + chance.below(Math.max(1, size - 8)), chance.pick(EDGES))),
  onBox((file, { at }, chance) => withWordAt(file, at, chance.pick([...EDGES, 7, 8, 9, file.length]))),
  onBox((file, { at, size }) => spliced(file, at, at + size)),
  onBox((file, { at, size }) => spliced(file, at, at, file.subarray(at, at + size))),
  onBox((file, { at }, chance, boxes) => spliced(file, at + 4, at + 8, Buffer.from(chance.pick(boxes).type, 'latin1'))),
  onBox((file, { at, size }, chance, boxes) => {
    const other = chance.pick(boxes);
    return spliced(file, at, at + size, file.subarray(other.at, other.at + other.size));
  }),
  onBox((file, { at, size }, chance) => {
    let nest = file.subarray(at, at + size);
    for (let depth = chance.below(60); depth > 0; depth -= 1) {
      const head = Buffer.from(`0000${chance.pick([...MP4_CONTAINERS])}`, 'latin1');
      head.writeUInt32BE(8 + nest.length);
      nest = Buffer.concat([head, nest]);
    }
    return spliced(file, at, at + size, nest);
  }),
];

interface Element {
  at: number;
  head: number;
  size: number;
}
const MASTERS = new Set(['1a45dfa3', '18538067', '1549a966', '1654ae6b', 'ae', 'e0', 'e1', '1f43b675', 'a0', '1c53bb6b', 'bb', 'b7']);

/** All elements of a WebM, those inside others as well. */
function elementsOf(file: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < file.length;) {
    const idLength = Math.clz32(file[at] ?? 0) - 23;
    const sizeAt = at + idLength;
    const sizeLength = Math.clz32(file[sizeAt] ?? 0) - 23;
    if (idLength > 4 || sizeLength > 8 || sizeAt + sizeLength > file.length) break;
    let size = (file[sizeAt] ?? 0) & (0xff >> sizeLength);
    for (let next = 1; next < sizeLength; next += 1) size = size * 256 + (file[sizeAt + next] ?? 0);
    const head = idLength + sizeLength;
    const isMaster = MASTERS.has(file.toString('hex', at, sizeAt));
    elements.push({ at, head, size: Math.min(size, file.length - at - head) });
    at += head + (isMaster ? 0 : size);
  }
  return elements;
}

const onElement =
  (change: (file: Buffer, element: Element, chance: Chance, elements: readonly Element[]) => Buffer): Mutation =>
  (file, chance) => {
    const elements = elementsOf(file);
    return elements.length === 0 ? file : change(file, chance.pick(elements), chance, elements);
  };

/** A block of 256 laced frames in ten bytes. */
const LACED = Buffer.from([0xa3, 0x85, 0x81, 0, 0, 0x04, 0xff]);

/** WebM: sizes that lie or are unknown, elements that come twice or in others' places, laced blocks by the thousand. */
const inElements: Mutation[] = [
  onElement((file, { at, head }, chance) => {
    const changed = Buffer.from(file);
    changed[at + head - 1] = chance.below(256);
    return changed;
  }),
  onElement((file, { at, head, size }, chance) => {
    const changed = Buffer.from(file);
    if (size > 0) changed[at + head + chance.below(Math.min(size, 12))] = chance.pick([0, 1, 0x7f, 0x80, 0xff, 0x06, 0x04, 0x02]);
    return changed;
  }),
  onElement((file, { at, head, size }) => spliced(file, at, at + head + size)),
  onElement((file, { at, head, size }) => spliced(file, at, at, file.subarray(at, at + head + size))),
  onElement((file, { at, head, size }, chance, elements) => {
    const other = chance.pick(elements);
    return spliced(file, at, at + head + size, file.subarray(other.at, other.at + other.head + other.size));
  }),
  onElement((file, { at, head }) => spliced(file, at + head, at + head, Buffer.from('01ffffffffffffff', 'hex'))),
  onElement((file, { at }, chance) => spliced(file, at, at, Buffer.concat(Array.from({ length: chance.below(3_000) }, () => LACED)))),
];

/** A PNG whose header says another size, with its checksum right: what is behind it is reached. */
const withPngSize: Mutation = (file, chance) => {
  const changed = Buffer.from(file);
  if (changed.length < 33 || changed.toString('latin1', 12, 16) !== 'IHDR') return file;
  changed.writeUInt32BE(chance.pick([0, 1, 7, 300, 6_000, 40_000, 0x7fffffff]), 16 + 4 * chance.below(2));
  changed[24 + chance.below(5)] = chance.pick([0, 1, 2, 3, 4, 6, 8, 16]);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
};
/** A JPEG whose frame says another size. */
const withJpegSize: Mutation = (file, chance) => {
  const at = ['ffc0', 'ffc2'].map((marker) => file.indexOf(marker, 0, 'hex')).find((found) => found >= 0);
  if (at === undefined || at + 9 > file.length) return file;
  const changed = Buffer.from(file);
  changed.writeUInt16BE(chance.pick([0, 1, 9, 4_000, 65_535]), at + 5 + 2 * chance.below(2));
  return changed;
};

const structured: Record<string, readonly Mutation[]> = {
  mp4: inBoxes,
  avif: inBoxes,
  webm: inElements,
  png: [withPngSize],
  jpeg: [withJpegSize],
};

/** A file as a seed changes it: one to four changes, of its structure more often than of its bytes where the format has one. */
export function mutateFile(file: Buffer, format: string, seed: number): Buffer {
  const chance = chanceOf(seed);
  const ours = structured[format] ?? [];
  let changed = file;
  for (let changes = 1 + chance.below(4); changes > 0 && changed.length > 0; changes -= 1) {
    changed = chance.pick(ours.length > 0 && chance.below(3) > 0 ? ours : anywhere)(changed, chance);
  }
  return changed;
}
