import { describe, expect, it } from 'vitest';
import { aClip } from '../../../test/clips.ts';
import { packetBomb } from '../../../test/mp4-boxes.ts';
import { BadFileError } from '../../ports/file-reader.ts';
import { readClip } from './read-clip.ts';

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readClip(bytes);
    return 'taken';
  } catch (error) {
    if (error instanceof BadFileError) return error.message;
    throw error;
  }
};

describe('a clip', () => {
  it.each([
    ['good.mp4', 'mp4'],
    ['index-last.mp4', 'mp4'],
    ['pieces.mp4', 'mp4'],
    ['silent.mp4', 'mp4'],
    ['good.webm', 'webm'],
    ['vp8.webm', 'webm'],
  ])('such as %s is measured and packed anew', async (name, type) => {
    const clip = await readClip(aClip(name));
    expect(clip).toMatchObject({ type, width: 160, height: 120 });
    expect(Math.abs(clip.durationMs - 2_000)).toBeLessThanOrEqual(100);
    // What came out is a clip as well, and packing it again finds nothing more to do.
    const again = await readClip(new Uint8Array(clip.bytes));
    expect(again.bytes.length).toBe(clip.bytes.length);
  });

  it('plays before it is there, wherever its index was', async () => {
    const { bytes } = await readClip(aClip('index-last.mp4'));
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.indexOf('moov')).toBeGreaterThan(0);
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  it.each(['index-last.mp4', 'good.webm'])(
    'leaves behind what was hidden in %s: names, places, and whatever follows its end',
    async (name) => {
      const page = '<script>alert(1)</script>';
      const file = Buffer.concat([aClip(name), Buffer.from(page)]);
      expect(file.includes('SECRETNAME')).toBe(true);
      const kept = Buffer.from((await readClip(file)).bytes);
      for (const secret of ['SECRETNAME', '+59.3', page]) expect([secret, kept.includes(secret)]).toEqual([secret, false]);
    },
  );

  it.each([
    ['hevc.mp4', 'is HEVC'],
    ['av1.webm', 'is AV1'],
    ['colours.mp4', 'more colours or bits than usual'],
    ['mp3.mp4', 'sound of that clip is MP3'],
    ['film.mov', 'QuickTime'],
    ['film.mkv', 'Matroska'],
    ['two.mp4', 'several videos'],
    ['sound-only.mp4', 'no picture'],
    ['wide.mp4', '1920 × 1080'],
    ['tiny.mp4', 'too small'],
    ['long.mp4', 'longer than 60 seconds'],
    ['short.mp4', 'shorter than 1 second'],
    ['quick.mp4', 'too many pictures a second'],
  ])('is not taken as %s, and says why', async (name, why) => {
    expect(await refusalOf(aClip(name))).toContain(why);
  });

  it.each(['good.mp4', 'good.webm'])('of which the second half never came is refused: %s', async (name) => {
    const file = aClip(name);
    expect(await refusalOf(file.subarray(0, Math.floor(file.length / 2)))).toContain('its end is missing');
  });

  it('with noise in place of its pictures is refused', async () => {
    const file = Buffer.from(aClip('silent.mp4'));
    const at = file.indexOf('mdat') + 4;
    for (let n = at; n < at + 5_000; n++) file[n] = (n * 151) % 256;
    expect(await refusalOf(file)).toContain('damaged');
  });

  it('whose pictures are the same bytes again and again is taken for what they come to', async () => {
    // 40 pictures: 40 MB of a file of one, and then of a small one, which is no harm.
    expect(await refusalOf(packetBomb(aClip('silent.mp4'), 1024 * 1024))).toContain('damaged');
    expect(await refusalOf(packetBomb(aClip('silent.mp4'), 1_000))).toBe('taken');
  });

  it.each([
    ['vp8.webm', '9d012a', 4],
    ['good.webm', '498342', 4],
  ])('whose pictures are larger than its file says is refused: %s', async (name, startCode, toSize) => {
    const file = Buffer.from(aClip(name));
    const at = file.indexOf(Buffer.from(startCode, 'hex'));
    expect(at).toBeGreaterThan(0);
    // The second byte of a width in both: 160 becomes some thousands.
    file[at + toSize] = 0xff;
    expect(await refusalOf(file)).toContain('damaged');
  });

  it('in H.264 that is larger than its file says is refused', async () => {
    const file = Buffer.from(aClip('wide.mp4'));
    const [entry, track] = [file.indexOf('avc1', file.indexOf('stsd')), file.indexOf('tkhd')];
    file.writeUInt16BE(160, entry + 28);
    file.writeUInt16BE(120, entry + 30);
    const end = track - 4 + file.readUInt32BE(track - 4);
    file.writeUInt32BE(160 << 16, end - 8);
    file.writeUInt32BE(120 << 16, end - 4);
    expect(await refusalOf(file)).toContain('damaged');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4_000)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an archive', Buffer.from('PK\u0003\u0004 and more')],
    ['the first bytes of an MP4', aClip('good.mp4').subarray(0, 40)],
    ['the first bytes of a WebM', aClip('good.webm').subarray(0, 40)],
    [
      'an MP4 that says it is endless',
      Buffer.concat([aClip('good.mp4').subarray(0, 32), Buffer.from('ffffffff6d6f6f76', 'hex'), Buffer.alloc(64, 255)]),
    ],
  ])('is not made from %s', async (_what, bytes) => {
    expect(await refusalOf(bytes)).toMatch(/no clip or picture|damaged/);
  });
});
