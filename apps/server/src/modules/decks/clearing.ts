import type { UserId } from '@deadpan/protocol';
import type { BlobStore } from '../../ports/blobs.ts';
import type { Decks as Store, KeptItem } from '../../ports/decks.ts';
import { keyOf } from './files.ts';

const filesOf = ({ file, poster }: KeptItem): string[] => (poster === null ? [file] : [file, poster]);

/**
 * Removes items with their files, each of which is one item's alone. The files first: a row that is gone leads to them no more, so if the store of
 * files is away nothing has happened and whoever asked asks again. Then the rows, and the files of what came meanwhile.
 */
async function clear<T extends readonly KeptItem[] | null>(
  blobs: BlobStore,
  items: readonly KeptItem[],
  removeRows: () => Promise<T>,
): Promise<T> {
  const files = new Set(items.flatMap(filesOf));
  for (const file of files) await blobs.delete(keyOf(file));
  const removed = await removeRows();
  for (const file of (removed ?? []).flatMap(filesOf)) if (!files.has(file)) await blobs.delete(keyOf(file));
  return removed;
}

/** Takes the stores and an item; removes it with its files. */
export async function clearItem(store: Pick<Store, 'removeItem'>, blobs: BlobStore, item: KeptItem): Promise<void> {
  await clear(blobs, [item], async () => {
    const removed = await store.removeItem(item.id);
    return removed && [removed];
  });
}

/** Takes the stores and a deck's id; removes it with everything in it. Returns what was in it, or null when there is no such deck. */
export async function clearDeck(store: Pick<Store, 'items' | 'remove'>, blobs: BlobStore, id: string): Promise<KeptItem[] | null> {
  return clear(blobs, await store.items([id]), () => store.remove(id));
}

/** Takes the stores; returns what forgets a player's decks with their files when the account is deleted. */
export function forgetDecks(store: Store, blobs: BlobStore): (owner: UserId) => Promise<void> {
  return async (owner) => {
    const own = await store.own(owner);
    await clear(blobs, await store.items(own.map(({ id }) => id)), () => store.forget(owner));
  };
}
