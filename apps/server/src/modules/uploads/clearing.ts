import type { UserId } from '@deadpan/protocol';
import type { Upload, Uploads as Store } from '../../ports/uploads.ts';
import type { Parts } from './parts.ts';

/** Takes the stores and an upload; removes it. The parts first: as long as one of them is there, so is the row by which it is found again. */
export async function clearUpload(store: Pick<Store, 'remove'>, parts: Pick<Parts, 'remove'>, upload: Upload): Promise<void> {
  await parts.remove(upload);
  const gone = await store.remove(upload.id);
  // What came meanwhile.
  if (gone && gone.received !== upload.received) await parts.remove(gone);
}

/** Takes the stores and a player whose account is being deleted; removes what they have under way. Twice is fine. */
export async function clearUploads(store: Pick<Store, 'own' | 'remove'>, parts: Pick<Parts, 'remove'>, owner: UserId): Promise<void> {
  for (const upload of await store.own(owner)) await clearUpload(store, parts, upload);
}
