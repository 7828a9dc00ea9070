import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { aClip } from '../../../test/clips.ts';
import { withBoxes } from '../../../test/mp4-boxes.ts';
import { countMp4Samples } from './mp4-claims.ts';
import { readClip } from './read-clip.ts';
import { countWebmFrames } from './webm-claims.ts';

/** Packets of the longest track, and of all tracks together, as the library counts them. */
async function packetsIn(bytes: Uint8Array): Promise<{ longest: number; all: number }> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, WEBM] });
  const counts = await Promise.all(
    (await input.getTracks()).map(async (track) => {
      let count = 0;
      for await (const _packet of new EncodedPacketSink(track).packets()) count += 1;
      return count;
    }),
  );
  return { longest: Math.max(...counts), all: counts.reduce((sum, count) => sum + count, 0) };
}

/** An MP4 in which one word of a kind of table is another. */
const withWord = (file: Buffer, box: string, at: number, value: number): Buffer =>
  withBoxes(file, (type, body) => {
    if (type !== box) return undefined;
    const changed = Buffer.from(body);
    changed.writeUInt32BE(value, at);
    return changed;
  });

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, at) => bytes.writeUInt32BE(number, 4 * at));
  return bytes;
}
/** A box inside boxes. */
function nested(path: string[], type: string, body: Buffer): Buffer {
  const box = Buffer.concat([words(8 + body.length), Buffer.from(type, 'latin1'), body]);
  return path.length === 0 ? box : nested(path.slice(0, -1), path.at(-1) ?? '', box);
}

describe('the samples that an MP4 claims', () => {
  it.each(['good.mp4', 'silent.mp4', 'index-last.mp4'])('are those of the longest track of %s', async (name) => {
    expect(countMp4Samples(aClip(name))).toBe((await packetsIn(aClip(name))).longest);
  });

  it('are those of all fragments together', async () => {
    expect(countMp4Samples(aClip('pieces.mp4'))).toBe((await packetsIn(aClip('pieces.mp4'))).all);
  });

  it.each([4_100_000, 5_000_000, 0xffffffff])('are refused when a single word claims %d of them', async (count) => {
    const delta = 0x40000001;
    const bomb = withWord(withWord(aClip('good.mp4'), 'stts', 8, count), 'stts', 12, delta);
    expect(countMp4Samples(bomb)).toBeGreaterThanOrEqual(count);
    await expect(readClip(bomb)).rejects.toThrow('damaged');
  });

  it.each([
    ['stts', 4],
    ['ctts', 4],
    ['stsc', 4],
    ['stss', 4],
    ['stco', 4],
    ['stsz', 8],
  ] as const)('are refused when %s claims more entries than it has room for', (box, at) => {
    const table = at === 8 ? words(0, 0, 0x3fffffff) : words(0, 0x3fffffff);
    const bomb = Buffer.concat([aClip('good.mp4'), nested(['moov', 'trak', 'mdia', 'minf', 'stbl'], box, table)]);
    expect(() => countMp4Samples(bomb)).toThrow('damaged');
  });

  it('of one size for all samples is no way around', () => {
    const uniform = withBoxes(aClip('silent.mp4'), (type) => (type === 'stsz' ? words(0, 10, 4_000_000) : undefined));
    expect(countMp4Samples(uniform)).toBe(4_000_000);
    const runs = withBoxes(aClip('silent.mp4'), (type) => (type === 'stsz' ? words(0, 0xfffffff, 3) : undefined));
    expect(() => countMp4Samples(runs)).toThrow('damaged');
  });

  it('of a run without a byte for each are counted as well', () => {
    const run = withWord(aClip('pieces.mp4'), 'trun', 4, 9_000_000);
    expect(() => countMp4Samples(run)).toThrow('damaged');
    const fragment = Buffer.concat([aClip('pieces.mp4'), nested(['moof', 'traf'], 'trun', words(0, 9_000_000))]);
    expect(countMp4Samples(fragment)).toBeGreaterThanOrEqual(9_000_000);
  });

  it('in more boxes than anybody writes are refused', () => {
    expect(() => countMp4Samples(Buffer.concat(Array.from({ length: 200_001 }, () => nested([], 'free', Buffer.alloc(0)))))).toThrow(
      'damaged',
    );
  });
});

describe('the frames that a WebM claims', () => {
  it.each(['good.webm', 'vp8.webm'])('are those of all tracks of %s', async (name) => {
    expect(countWebmFrames(aClip(name))).toBe((await packetsIn(aClip(name))).all);
  });

  it('of laced blocks are as many as the lacing says, wherever a library would find them', async () => {
    // A simple block of track 1: time 0, fixed-size lacing, 256 frames of nothing.
    const laced = Buffer.from([0xa3, 0x85, 0x81, 0, 0, 0x04, 0xff]);
    const cluster = Buffer.concat([Buffer.from('1f43b67501ffffffffffffff', 'hex'), ...Array.from({ length: 100 }, () => laced)]);
    const good = aClip('good.webm');
    const { all } = await packetsIn(good);
    expect(countWebmFrames(Buffer.concat([good, cluster]))).toBe(all + 25_600);
    // Behind bytes that are no element.
    expect(countWebmFrames(Buffer.concat([good, Buffer.alloc(5_000), cluster]))).toBe(all + 25_600);
    await expect(readClip(Buffer.concat([good, ...Array.from({ length: 25 }, () => cluster)]))).rejects.toThrow('damaged');
  });
});
