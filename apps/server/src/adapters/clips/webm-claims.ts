const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const BLOCK_GROUP = 0xa0;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
/** Elements that hold elements on the way to the frames. They are entered and never left: so one of unknown size, as recorders write them, needs no end. */
const CONTAINERS = new Set([SEGMENT, CLUSTER, BLOCK_GROUP]);

/** A number of variable length (EBML): its value and how many bytes it takes. `keepMarker`: as ids are compared. */
function readVint(bytes: Uint8Array, at: number, keepMarker: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepMarker ? first : first & (0xff >> length);
  for (let next = 1; next < length; next += 1) value = value * 256 + (bytes[at + next] ?? 0);
  return { value, length };
}

/** Frames in a block: one, or as many as its lacing says. */
function framesOf(bytes: Uint8Array, at: number, end: number): number {
  const track = readVint(bytes, at, false);
  if (!track) return 1;
  const flagsAt = at + track.length + 2;
  const isLaced = flagsAt < end && ((bytes[flagsAt] ?? 0) & 0x06) !== 0;
  return isLaced ? 1 + (bytes[flagsAt + 1] ?? 0) : 1;
}

/** Where the next cluster begins: after bytes that are no element, libraries look for one, and so does the count. */
function findCluster(bytes: Uint8Array, from: number): number {
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf('1f43b675', from, 'hex');
  return found < 0 ? bytes.length : found;
}

/** The frames that a WebM claims, counted before a library believes it: a laced block of ten bytes stands for 256 of them. */
export function countWebmFrames(bytes: Uint8Array): number {
  let frames = 0;
  for (let at = 0; at < bytes.length;) {
    const id = readVint(bytes, at, true);
    const size = id && readVint(bytes, at + id.length, false);
    if (!id || !size) {
      at = findCluster(bytes, at + 1);
      continue;
    }
    const body = at + id.length + size.length;
    if (CONTAINERS.has(id.value)) {
      at = body;
      continue;
    }
    if (id.value === SIMPLE_BLOCK || id.value === BLOCK) frames += framesOf(bytes, body, Math.min(bytes.length, body + size.value));
    at = body + size.value;
  }
  return frames;
}
