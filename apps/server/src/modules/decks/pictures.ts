import { limits } from '@deadpan/protocol';
import type { FileReader, Picture, ReadingCost } from '../../ports/file-reader.ts';

type Redraw = Pick<FileReader, 'redrawPicture'>;

const { still, poster } = limits.decks;

/** A still as a deck keeps it. Rejects with `BadFileError`. */
export const drawStill = ({ redrawPicture }: Redraw, picture: Uint8Array): Promise<Picture & ReadingCost> =>
  redrawPicture(picture, { width: still.side, height: still.side, fit: 'inside', quality: 82 });

/** The poster of a clip, from a picture that its owner's browser made of it. Rejects with `BadFileError`. */
export const drawPoster = ({ redrawPicture }: Redraw, picture: Uint8Array): Promise<Picture & ReadingCost> =>
  redrawPicture(picture, { width: poster.side, height: poster.side, fit: 'inside', quality: 78 });
