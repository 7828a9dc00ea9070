import type { Sharp, SharpOptions } from 'sharp';

type OpenedSharp = (bytes: Uint8Array, options: SharpOptions) => Sharp;

/** JPEG, PNG, WebP, GIF and AVIF: SVG and the others libvips could read are programs or far too large a surface. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

async function open(): Promise<OpenedSharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let opening: Promise<OpenedSharp> | undefined;

/**
 * Returns the image library, loaded with the first picture: most servers' first minutes need none. One place for all, because which formats it
 * may read is one setting of the whole process.
 */
export function openSharp(): Promise<OpenedSharp> {
  opening ??= open();
  return opening;
}
