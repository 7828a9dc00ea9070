import { limits, type DeckItem, type UserId } from '@deadpan/protocol';
import type { Turns } from '../../async/turns.ts';
import { HttpFailure } from '../../http/failure.ts';
import type { BlobStore } from '../../ports/blobs.ts';
import type { Decks as Store, KeptItem } from '../../ports/decks.ts';
import { BadFileError, type FileReader } from '../../ports/file-reader.ts';
import { keyOf, newFile } from './files.ts';
import { keepFile } from './kept-file.ts';
import { drawPoster } from './pictures.ts';
import { refusalOf } from './refusals.ts';
import { createRights } from './rights.ts';
import { toItem } from './show.ts';

const { items, bytesPerPlayer: bytes } = limits.decks;

/** The posters of clips. Failures are `HttpFailure`s. */
export interface Posters {
  /** The player's own clip, which may have one. Asked before its picture is read as well: that is 2 MB of memory for as long as it is on its way. */
  clipOf(owner: UserId, deck: string, item: string): Promise<KeptItem>;
  /** Takes the bytes of a picture that a browser made of a clip; it becomes the clip's poster. */
  set(owner: UserId, deck: string, item: string, picture: Uint8Array): Promise<DeckItem>;
}

export function createPosters({
  store,
  blobs,
  files,
  turns,
}: {
  store: Store;
  blobs: BlobStore;
  files: FileReader;
  turns: Turns;
}): Posters {
  const rights = createRights(store);

  async function clipOf(owner: UserId, deck: string, id: string): Promise<KeptItem> {
    const item = await rights.itemOf(await rights.own(owner, deck), id);
    if (item.kind !== 'clip') throw new HttpFailure(400, 'Only clips have posters.', { code: 'VALIDATION' });
    return item;
  }

  async function set(owner: UserId, deckId: string, id: string, picture: Uint8Array): Promise<DeckItem> {
    const item = await clipOf(owner, deckId, id);
    const drawn = await turns(() => drawPoster(files, picture)).catch((error: unknown) => {
      throw error instanceof BadFileError ? new HttpFailure(400, error.message, { code: 'BAD_PICTURE' }) : error;
    });
    const file = newFile('webp');
    const set = await keepFile(blobs, { file, bytes: drawn.bytes, saved: 'set' }, () =>
      store.setPoster(item, { file, bytes: drawn.bytes.length }, { items, bytes }),
    );
    if (set === 'quota') throw refusalOf('quota');
    if (set !== 'set') throw new HttpFailure(409, 'The poster was changed at the same time. Please try again.');
    if (item.poster !== null) await blobs.delete(keyOf(item.poster));
    return toItem(await rights.itemOf(await rights.own(owner, deckId), id));
  }

  return { clipOf, set };
}
