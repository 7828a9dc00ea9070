import type { UserId } from '@deadpan/protocol';
import type { BlobStore } from '../../ports/blobs.ts';
import type { Decks as Store, KeptItem } from '../../ports/decks.ts';
import { keyOf } from './files.ts';

/** Removes the files of items that are gone. Each is one item's alone: nothing else shows them. */
export async function removeFiles(blobs: BlobStore, items: readonly KeptItem[]): Promise<void> {
  for (const { file, poster } of items) {
    await blobs.delete(keyOf(file));
    if (poster !== null) await blobs.delete(keyOf(poster));
  }
}

/** Takes the stores; returns what forgets a player's decks with their files when the account is deleted. Files first: if that fails, it is asked again. */
export function forgetDecks(store: Store, blobs: BlobStore): (owner: UserId) => Promise<void> {
  return async (owner) => {
    const own = await store.own(owner);
    await removeFiles(blobs, await store.items(own.map(({ id }) => id)));
    // What was added in between.
    await removeFiles(blobs, await store.forget(owner));
  };
}
