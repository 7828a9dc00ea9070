import type { Sharp, SharpOptions } from 'sharp';

/** More than any model paints. */
const MOST_PIXELS = 20_000_000;
const WORK_SECONDS = 10;

/** What libvips may read is one setting of the whole process: these are the formats of players' pictures too. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);
/** Of which an image model's are these. */
const PAINTED = new Set(['jpeg', 'png', 'webp']);

/** Loaded with the first picture: most servers never have one. */
async function openSharp(): Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
let loading: ReturnType<typeof openSharp> | undefined;

/** Takes what should be a JPEG, PNG or WebP and a size in pixels; returns it as WebP that fills that size, with nothing else the file carried. Throws on anything else. */
export async function cleanPicture(bytes: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  loading ??= openSharp();
  const sharp = await loading;
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
