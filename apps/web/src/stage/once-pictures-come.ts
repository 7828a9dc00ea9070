import { onceNeeded } from './once-needed.ts';
import type { PictureParts } from './with-pictures.ts';

/** Nothing of it is needed before the first picture runs, so it is fetched only then. Returns the way out. */
export function oncePicturesCome(parts: PictureParts): () => void {
  const { need, close } = onceNeeded(async () => {
    const { withPictures } = await import('./with-pictures.ts');
    return () => withPictures(parts);
  });
  const off = parts.mesh.subscribe(({ streams }, before) => {
    if (streams > before.streams) need();
  });
  return () => {
    off();
    close();
  };
}
