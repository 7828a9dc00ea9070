import type { MemeResult } from '@deadpan/protocol';
import { forge } from '../../engine/http/forge-api.ts';

/** What a picture is made of here: how it is fetched, and how it becomes a PNG. */
type Wanted = Pick<MemeResult, 'id' | 'meme_url' | 'filename' | 'width' | 'height'>;

/** What the page shows, turned into a PNG here: not quite as sharp, but it needs nobody. */
async function fromPage({ meme_url, width, height }: Wanted): Promise<Blob> {
  const answer = await fetch(meme_url);
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
  const picture = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG came of the canvas'))), 'image/png');
  });
}

let last: { url: string; file: Promise<File> } | undefined;

/**
 * The meme as a PNG file of its own size under its own name. The one asked for last is kept: Save, Copy and Share of the same meme
 * make it once. Rejects when it cannot be fetched or drawn.
 */
export function pictureFile(meme: Wanted): Promise<File> {
  if (last?.url === meme.meme_url) return last.file;
  const file = forge
    .png(meme.id)
    .catch(() => fromPage(meme))
    .then((png) => new File([png], meme.filename, { type: 'image/png' }));
  const own = { url: meme.meme_url, file };
  last = own;
  file.catch(() => {
    if (last === own) last = undefined;
  });
  return file;
}

/** Where the picture is, for whoever gets the link. */
export const pictureLink = ({ meme_url }: Pick<MemeResult, 'meme_url'>): string => new URL(meme_url, location.origin).href;
