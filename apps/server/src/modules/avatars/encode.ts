import { limits } from '@deadpan/protocol';
import type { FileReader } from '../../ports/file-reader.ts';

const { size } = limits.avatar;

/** A picture cut to a square of 256 pixels, as WebP. Rejects with `BadFileError`. */
export async function encodeAvatar(files: Pick<FileReader, 'redrawPicture'>, picture: Uint8Array): Promise<Uint8Array> {
  const { bytes } = await files.redrawPicture(picture, { width: size, height: size, fit: 'cover', quality: 82 });
  return bytes;
}
