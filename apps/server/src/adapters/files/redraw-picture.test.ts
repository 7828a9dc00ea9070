import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { redrawPicture } from './redraw-picture.ts';

/** A picture as avatars are drawn. */
async function encodeAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  return (await redrawPicture(bytes, { width: 256, height: 256, fit: 'cover', quality: 82 })).bytes;
}

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 20, g: 40, b: 200 };

/** A picture 300 wide and 200 high: left half red, right half blue. */
function halves() {
  const right = { create: { width: 150, height: 200, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width: 300, height: 200, channels: 3, background: RED } }).composite([{ input: right, left: 150, top: 0 }]);
}

const decoded = (webp: Uint8Array) => sharp(webp).metadata();
async function colourAt(webp: Uint8Array, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(webp).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

/** A PNG whose header claims more than its few bytes hold. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await halves().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('an avatar', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is made from a %s: 256 pixels square, WebP', async (format) => {
    const made = await encodeAvatar(await halves().toFormat(format).toBuffer());
    expect(await decoded(made)).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect([await colourAt(made, 20, 128), await colourAt(made, 236, 128)]).toEqual(['red', 'blue']);
  });

  it('is the first frame of an animation, and stands still', async () => {
    const frame = (background: typeof RED) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer();
    const gif = await sharp([await frame(RED), await frame(BLUE)], { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await decoded(gif)).pages).toBe(2);
    const made = await encodeAvatar(gif);
    expect((await decoded(made)).pages).toBeUndefined();
    expect(await colourAt(made, 128, 128)).toBe('red');
  });

  it('stands upright and tells neither where nor with what the picture was taken', async () => {
    const exif = {
      IFD0: { Make: 'SecretCamera', Artist: 'Ann Example' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 18/1' },
    };
    const jpeg = await halves()
      .withExif(exif)
      .withMetadata({ orientation: 6, exif })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretPlace</secret></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await decoded(jpeg);
    expect([before.exif, before.xmp, before.icc, before.orientation]).toEqual([
      expect.any(Buffer),
      expect.any(Buffer),
      expect.any(Buffer),
      6,
    ]);
    expect(jpeg.includes('SecretCamera')).toBe(true);
    const made = await encodeAvatar(jpeg);
    const after = await decoded(made);
    expect([after.exif, after.xmp, after.icc, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    for (const secret of ['SecretCamera', 'SecretPlace', 'Ann Example', 'EXIF', 'XMP ', 'ICCP']) {
      expect(Buffer.from(made).includes(secret)).toBe(false);
    }
    // Turned by a quarter: what was left is above.
    expect([await colourAt(made, 128, 20), await colourAt(made, 128, 236)]).toEqual(['red', 'blue']);
  });

  it('has nothing of what a file carries beside its picture', async () => {
    const jpeg = await halves().jpeg().toBuffer();
    const comment = Buffer.from('<script>alert(1)</script>');
    const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const polyglot = Buffer.concat([
      jpeg.subarray(0, 2),
      marker,
      comment,
      jpeg.subarray(2),
      Buffer.from('PK\u0003\u0004<?php system("id"); ?>'),
    ]);
    const made = await encodeAvatar(polyglot);
    expect(await decoded(made)).toMatchObject({ format: 'webp', width: 256 });
    for (const smuggled of ['script', 'PK\u0003\u0004', 'php']) expect(Buffer.from(made).includes(smuggled)).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is not made from half a %s', async (format) => {
    const noise = { width: 128, height: 128, channels: 3 as const, noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } };
    const whole = await sharp({ create: { ...noise, background: RED } })
      .toFormat(format)
      .toBuffer();
    await expect(encodeAvatar(whole.subarray(0, Math.floor(whole.length / 2)))).rejects.toThrow('damaged or incomplete');
  });

  it('refuses a header of 50,000 by 50,000 pixels without unpacking it', async () => {
    // Who unpacked it would find it damaged: it holds far less than it says.
    await expect(encodeAvatar(await claiming(50_000, 50_000))).rejects.toThrow('too many pixels: 40 million are the most');
    await expect(encodeAvatar(await claiming(30_000, 2_000))).rejects.toThrow('too many pixels');
  });

  it('takes fewer pixels of an AVIF, which cannot be stopped half-way', async () => {
    const wide = { create: { width: 4_100, height: 4_000, channels: 3 as const, background: RED } };
    await expect(encodeAvatar(await sharp(wide).avif({ effort: 0 }).toBuffer())).rejects.toThrow('16 million are the most');
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['an SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><title>x</title>'],
    ['a PDF', '%PDF-1.7\n'],
    ['nothing', ''],
    ['a TIFF', 'II*\0\u0008\0\0\0'],
    ['a bitmap', 'BM6\0\0\0'],
  ])('is not made from %s', async (_what, text) => {
    await expect(encodeAvatar(Buffer.from(text, 'latin1'))).rejects.toThrow('no picture we can read');
  });

  it.each([
    ['an SVG after a GIF’s first bytes', 'GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a JPEG’s first bytes alone', '\xff\xd8\xff\xe0'],
    ['a HEIC under an AVIF’s name', '\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'],
  ])('is not made from %s', async (_what, text) => {
    await expect(encodeAvatar(Buffer.from(text, 'latin1'))).rejects.toThrow('damaged or incomplete');
  });

  it('is not made by the loaders that are shut, whatever asks for them', async () => {
    await encodeAvatar(await halves().png().toBuffer());
    await expect(sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).toBuffer()).rejects.toThrow(
      'unsupported',
    );
  });
});
