import { openSharp } from '../../images/open-sharp.ts';

/** More than any model paints. */
const MOST_PIXELS = 20_000_000;
const WORK_SECONDS = 10;

/** Of the formats that are read, an image model's are these. */
const PAINTED = new Set(['jpeg', 'png', 'webp']);

/** Takes what should be a JPEG, PNG or WebP and a size in pixels; returns it as WebP that fills that size, with nothing else the file carried. Throws on anything else. */
export async function cleanPicture(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const sharp = await openSharp();
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const { format } = await sharp(bytes, options).metadata();
  if (!PAINTED.has(format)) throw new Error('The picture is no JPEG, PNG or WebP.');
  return sharp(bytes, options)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 88 })
    .timeout({ seconds: WORK_SECONDS })
    .toBuffer();
}
