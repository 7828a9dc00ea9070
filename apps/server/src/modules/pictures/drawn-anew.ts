import type { OutputInfo, Sharp } from 'sharp';
import { limits } from '@deadpan/protocol';
import { openSharp } from '../../images/open-sharp.ts';

const { pixels, avifPixels, workMs } = limits.avatar;

/** A picture that cannot be read; the message is for the player. */
export class BadPicture extends Error {
  override name = 'BadPicture';
}

const starts = (bytes: Buffer, at: number, text: string): boolean => bytes.subarray(at, at + text.length).toString('latin1') === text;

const isAvif = (bytes: Buffer): boolean =>
  starts(bytes, 4, 'ftyp') && /^(avif|avis|mif1|msf1)$/.test(bytes.subarray(8, 12).toString('latin1'));

/** By the first bytes, whatever the file is called: SVG and the other formats libvips could read are programs or far too large a surface. */
export function isPicture(bytes: Buffer): boolean {
  const webp = starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP');
  return starts(bytes, 0, '\xff\xd8\xff') || starts(bytes, 0, '\x89PNG\r\n\x1a\n') || starts(bytes, 0, 'GIF8') || webp || isAvif(bytes);
}

function reasonOf(error: unknown, most: number): string {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit')) return `That picture has too many pixels: ${most / 1_000_000} million are the most.`;
  if (message.includes('timeout:')) return 'That picture takes too long to read. Please choose another one.';
  return 'That picture is damaged or incomplete. Please choose another one.';
}

/**
 * Takes a JPEG, PNG, WebP, AVIF or GIF and how it is to be drawn anew; returns its first frame, upright, as that and without any metadata
 * (place, camera, comments, what was appended to the file). Throws `BadPicture`.
 */
export async function drawnAnew(picture: Uint8Array, draw: (image: Sharp) => Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  if (!isPicture(bytes)) throw new BadPicture('That is no picture we can read. Send a JPEG, PNG, WebP, AVIF or GIF.');
  // An AVIF cannot be stopped while it is unpacked, and takes four times as long.
  const most = isAvif(bytes) ? avifPixels : pixels;
  const sharp = await openSharp();
  try {
    const image = sharp(bytes, { limitInputPixels: most, failOn: 'error', sequentialRead: true }).autoOrient();
    return await draw(image)
      .timeout({ seconds: Math.ceil(workMs / 1000) })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new BadPicture(reasonOf(error, most), { cause: error });
  }
}
