import type { BlobStore } from '../../ports/blobs.ts';
import { keyOf } from './files.ts';

/**
 * Keeps bytes as a file of this new name while `save` notes it; returns what `save` did. Unless that is `saved`, the file goes again. If `save`
 * throws, nobody knows whether the name was noted, and the file stays: one without a row is only waste, a row without a file is a clip that
 * cannot be shown.
 */
export async function keepFile<Outcome extends string>(
  blobs: BlobStore,
  { file, bytes, saved }: { file: string; bytes: Uint8Array; saved: Outcome },
  save: () => Promise<Outcome>,
): Promise<Outcome> {
  await blobs.put(keyOf(file), bytes);
  const outcome = await save();
  if (outcome !== saved) await blobs.delete(keyOf(file));
  return outcome;
}
