/** Longer than any parameter set that is meant well: scaling lists and the rest of it are a few hundred bytes. */
const UNIT_MOST = 4_096;
/** A number of more zeros than this is no size. */
const ZEROS_MOST = 31;

/** Profiles whose sets say more of colours before they come to the size (H.264, 7.3.2.1.1). */
const HIGH = new Set([44, 83, 86, 100, 110, 118, 122, 128, 134, 135, 138, 139, 144, 244]);

/** The bytes of a unit without the 3 that keep a start code from appearing in it. */
function unescaped(unit: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  for (let at = 1; at < unit.length; at++) {
    if (unit[at] === 3 && at >= 3 && unit[at - 1] === 0 && unit[at - 2] === 0) continue;
    bytes.push(unit[at] ?? 0);
  }
  return Uint8Array.from(bytes);
}

/** Reads numbers as H.264 writes them. Past the end there are only zeros, of which no number is made: then `read` throws. */
function reader(bytes: Uint8Array) {
  let at = 0;
  const bit = (): number => {
    if (at >= bytes.length * 8) throw new RangeError('The parameter set ends too early.');
    const value = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let n = 0; n < count; n++) value = value * 2 + bit();
    return value;
  };
  const number = (): number => {
    let zeros = 0;
    while (bit() === 0) if (++zeros > ZEROS_MOST) throw new RangeError('A number in the parameter set has no end.');
    return 2 ** zeros - 1 + bits(zeros);
  };
  const signed = (): number => {
    const value = number();
    return value % 2 === 0 ? -value / 2 : (value + 1) / 2;
  };
  return { bit, bits, number, signed };
}
type Reader = ReturnType<typeof reader>;

function skipScalingList(read: Reader, size: number): void {
  let [last, next] = [8, 8];
  for (let n = 0; n < size && next !== 0; n++) {
    const delta = read.signed();
    if (delta < -128 || delta > 127) throw new RangeError('A scaling list jumps.');
    next = (last + delta + 256) % 256;
    if (next !== 0) last = next;
  }
}

function skipColours(read: Reader): void {
  const chroma = read.number();
  if (chroma > 3) throw new RangeError('There is no such format of colours.');
  if (chroma === 3) read.bit();
  read.number();
  read.number();
  read.bit();
  if (read.bit() === 0) return;
  for (let list = 0; list < (chroma === 3 ? 12 : 8); list++) if (read.bit() === 1) skipScalingList(read, list < 6 ? 16 : 64);
}

function skipOrder(read: Reader): void {
  const type = read.number();
  if (type === 0) read.number();
  if (type !== 1) return;
  read.bit();
  read.signed();
  read.signed();
  const cycle = read.number();
  if (cycle > 255) throw new RangeError('A cycle of pictures is too long.');
  for (let n = 0; n < cycle; n++) read.signed();
}

/**
 * Takes a sequence parameter set of H.264 with the byte that says what it is; returns how large the pictures are that it announces, in pixels and
 * before anything is cropped, for that is what a decoder makes room for. Null when it cannot be read.
 */
export function avcPictureSize(unit: Uint8Array): { width: number; height: number } | null {
  if (unit.length > UNIT_MOST) return null;
  try {
    const read = reader(unescaped(unit));
    const profile = read.bits(8);
    read.bits(16);
    read.number();
    if (HIGH.has(profile)) skipColours(read);
    read.number();
    skipOrder(read);
    read.number();
    read.bit();
    const width = (read.number() + 1) * 16;
    const units = read.number() + 1;
    const fields = read.bit() === 1 ? 1 : 2;
    return { width, height: units * 16 * fields };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
