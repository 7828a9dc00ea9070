import { limits } from '@deadpan/protocol';
import { drawnAnew } from '../pictures/drawn-anew.ts';

const { size } = limits.avatar;

/** Takes a picture; returns it cut to a square of 256 pixels, as WebP without any metadata. Throws `BadPicture`. */
export async function encodeAvatar(picture: Uint8Array): Promise<Uint8Array> {
  const { data } = await drawnAnew(picture, (image) => image.resize(size, size, { fit: 'cover' }).webp({ quality: 82 }));
  return data;
}
