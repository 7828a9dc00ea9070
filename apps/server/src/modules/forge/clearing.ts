import type { UserId } from '@deadpan/protocol';
import type { KeptMeme, Memes as Store } from '../../ports/memes.ts';
import { namesOf, type Pictures } from './pictures.ts';

/**
 * Takes the store, the pictures and a meme; removes it. The pictures first: a row that is gone leads to them no more, so if the store of files is away
 * the meme is still there and whoever deletes it asks again. False when somebody else removed it meanwhile.
 */
export async function clearMeme(store: Pick<Store, 'remove'>, pictures: Pick<Pictures, 'drop'>, meme: KeptMeme): Promise<boolean> {
  await pictures.drop(namesOf(meme));
  const removed = await store.remove(meme.userId, meme.id);
  // An edit may have come in between.
  if (removed && removed.picture !== meme.picture) await pictures.drop([removed.picture]);
  return removed !== null;
}

/** Takes the stores, whose memes and how many stay; removes those beyond, the oldest. Returns how many there were. */
export async function clearBeyond(
  store: Pick<Store, 'remove' | 'beyond'>,
  pictures: Pick<Pictures, 'drop'>,
  owner: UserId,
  kept: number,
): Promise<number> {
  const old = await store.beyond(owner, kept);
  for (const meme of old) await clearMeme(store, pictures, meme);
  return old.length;
}

/** Takes the stores and a player whose account is being deleted; removes all of their memes. Twice is fine. */
export async function clearAll(store: Pick<Store, 'list' | 'forget'>, pictures: Pick<Pictures, 'drop'>, owner: UserId): Promise<void> {
  const all = await store.list(owner, { before: null, limit: Number.MAX_SAFE_INTEGER });
  const names = new Set(all.flatMap(namesOf));
  await pictures.drop([...names]);
  const came = (await store.forget(owner)).flatMap(namesOf);
  await pictures.drop(came.filter((name) => !names.has(name)));
}
