import type { DeckItem } from '@deadpan/protocol';
import type { FileFacts } from './file-check.ts';
import { happens, openClip } from './open-clip.ts';

const unknown: FileFacts = { duration: null, width: null, height: null };

async function pictureFacts(file: Blob): Promise<FileFacts> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  const loaded = happens(image, 'load');
  image.src = url;
  const { naturalWidth: width, naturalHeight: height } = (await loaded) ? image : { naturalWidth: null, naturalHeight: null };
  URL.revokeObjectURL(url);
  return { duration: null, width, height };
}

/** Takes a file of the player's; returns what the browser sees in it. What it cannot open it knows nothing of. */
export async function factsOf(file: Blob, kind: DeckItem['kind']): Promise<FileFacts> {
  if (kind === 'still') return pictureFacts(file);
  const clip = await openClip(file);
  if (!clip) return unknown;
  const { duration, videoWidth, videoHeight } = clip.video;
  clip.close();
  // Some recorders write no length; then it is Infinity here.
  return { duration: Number.isFinite(duration) ? Math.round(duration * 1000) : null, width: videoWidth, height: videoHeight };
}
