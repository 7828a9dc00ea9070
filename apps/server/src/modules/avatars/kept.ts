import type { AccountExport, UserId } from '@deadpan/protocol';
import type { AccountChanges } from '../../ports/account-changes.ts';
import type { BlobStore } from '../../ports/blobs.ts';

const UPLOADED = /^\/avatars\/([0-9a-f]{32})\.webp$/;

/** Takes the 32 hex digits of an uploaded picture; returns where it lies. */
export const keyOf = (name: string): string => `avatars/${name}.webp`;

/** Takes a `profile_picture_url`; returns the name of the uploaded picture behind it, if it is one. */
const nameOf = (url: string | null): string | undefined => UPLOADED.exec(url ?? '')?.[1];

/** Removes the file behind a `profile_picture_url`. */
export async function removePicture(blobs: BlobStore, url: string | null): Promise<void> {
  const name = nameOf(url);
  if (name !== undefined) await blobs.delete(keyOf(name));
}

/** A player's account is being deleted: their picture goes with it. Twice is fine. */
export async function forgetPicture(changes: Pick<AccountChanges, 'setPicture'>, blobs: BlobStore, userId: UserId): Promise<void> {
  const replaced = await changes.setPicture(userId, null);
  if (replaced !== 'no_player') await removePicture(blobs, replaced.before);
}

/** Takes the store; returns what reads the uploaded picture behind a `profile_picture_url`, for its owner's export. */
export const exportedPicture =
  (blobs: BlobStore) =>
  async (url: string | null): Promise<AccountExport['picture']> => {
    const name = nameOf(url);
    const bytes = name === undefined ? null : await blobs.get(keyOf(name));
    return bytes && { type: 'image/webp', base64: Buffer.from(bytes).toString('base64') };
  };
