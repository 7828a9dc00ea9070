import { limits } from '@deadpan/protocol';
import { drawnAnew } from '../pictures/drawn-anew.ts';

/** A picture as it is kept: WebP. */
export interface Drawn {
  bytes: Uint8Array;
  width: number;
  height: number;
}

async function within(side: number, quality: number, picture: Uint8Array): Promise<Drawn> {
  const { data, info } = await drawnAnew(picture, (image) =>
    image.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

/** Takes a picture; returns it as a still, without metadata. Throws `BadPicture`. */
export const drawStill = (picture: Uint8Array): Promise<Drawn> => within(limits.decks.still.side, 82, picture);

/** Takes a picture a browser made of a clip; returns it as its poster. Throws `BadPicture`. */
export const drawPoster = (picture: Uint8Array): Promise<Drawn> => within(limits.decks.poster.side, 78, picture);
