import type { PictureParts } from './with-pictures.ts';

/** Nothing of it is needed before the first picture runs, so it is fetched only then. Returns the way out. */
export function oncePicturesCome(parts: PictureParts): () => void {
  let end: (() => void) | undefined;
  let [asked, closed] = [false, false];
  const off = parts.mesh.subscribe(({ streams }, before) => {
    if (asked || streams <= before.streams) return;
    asked = true;
    void import('./with-pictures.ts').then(
      ({ withPictures }) => {
        if (!closed) end = withPictures(parts);
      },
      () => (asked = false), // with the next picture
    );
  });
  return () => {
    closed = true;
    off();
    end?.();
  };
}
