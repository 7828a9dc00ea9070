import sharp from 'sharp';
import { limits } from '@deadpan/protocol';
import { BadFileError, type PictureSpec, type Picture } from '../../ports/file-reader.ts';
import { isAvif, isPicture } from './picture-signatures.ts';

const { pixels, avifPixels } = limits.avatar;

// Of all that libvips could read, only the formats of `isPicture`.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`) });
sharp.cache(false);
sharp.concurrency(1);

function reasonOf(error: unknown, most: number): string {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit')) return `That picture has too many pixels: ${most / 1_000_000} million are the most.`;
  return 'That picture is damaged or incomplete. Please choose another one.';
}

/**
 * Decodes and encodes a picture: the first frame, upright, without any metadata (place, camera, comments, data appended to the file).
 * Runs in a worker process alone, whose limits bound its time and memory. Throws `BadFileError`.
 */
export async function redrawPicture(bytes: Uint8Array, spec: PictureSpec): Promise<Picture> {
  if (!isPicture(bytes)) throw new BadFileError('That is no picture we can read. Send a JPEG, PNG, WebP, AVIF or GIF.');
  // An AVIF takes four times the time and memory of other pictures.
  const most = isAvif(bytes) ? avifPixels : pixels;
  const { width, height, fit, quality, background } = spec;
  try {
    const image = sharp(bytes, { limitInputPixels: most, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' });
    if (background !== undefined) image.flatten({ background });
    const { data, info } = await image.webp({ quality }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new BadFileError(reasonOf(error, most), { cause: error });
  }
}
