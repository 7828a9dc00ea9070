import { limits, UploadMetadata, type DeckItem, type UserId } from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Decks } from '../../ports/decks.ts';
import type { Upload, Uploads as Store } from '../../ports/uploads.ts';
import { refusalOf } from '../decks/refusals.ts';
import { toItem } from '../decks/show.ts';
import { clearUpload } from './clearing.ts';
import type { Finish } from './finish.ts';
import { PART_BYTES, partsOf, type Part, type Parts } from './parts.ts';
import { badUpload, noUpload, standsElsewhere } from './refusals.ts';

const { uploadsAtOnce, items, bytesPerPlayer, clip, uploadTtlMs } = limits.decks;
/** An upload of which nothing came for so long has broken off, and gives its place to a new one. */
const BROKEN_OFF_MS = 60_000;
/** Beyond this an upload comes in crumbs: each is a file and a row written. */
const PARTS_MOST = 500;
const SWEEP_AT_ONCE = 50;

export interface UploadsDeps {
  store: Store;
  decks: Decks;
  parts: Parts;
  finish: Finish;
  /** Whether a request to this process is at work on it at this moment. */
  isHeld: (id: string) => boolean;
  clock: Clock;
}

/** Files on their way into decks. Failures are `HttpFailure`s. */
export interface Uploads {
  begin(owner: UserId, id: string, size: number, metadata: Record<string, string | null>): Promise<void>;
  /** Throws when there is none, or it is somebody else's. */
  get(owner: UserId, id: string): Promise<Upload>;
  /**
   * Takes in bytes from where the upload stands; returns how many there are now. What arrives before the line breaks stays. With the last byte
   * the file is looked at: it becomes an item, or nothing of it remains. `confirm` is asked before, and throws if the sender may no longer.
   */
  receive(owner: UserId, id: string, offset: number, bytes: AsyncIterable<Uint8Array>, confirm: () => Promise<void>): Promise<number>;
  /** What a whole upload became. */
  itemOf(owner: UserId, id: string): Promise<DeckItem>;
  cancel(owner: UserId, id: string): Promise<void>;
  /** More came than the upload was to have: nothing can become of it, and its place is free. One that is whole stays; none is fine. */
  overrun(owner: UserId, id: string): Promise<void>;
  /** Removes what stood still for too long. */
  sweep(): Promise<void>;
}

/** Takes where uploads and their parts are kept and what makes an item of a whole one; returns the uploads of all players. */
export function createUploads({ store, decks, parts, finish, isHeld, clock }: UploadsDeps): Uploads {
  const now = (): number => Math.round(clock.now());

  const drop = (upload: Upload): Promise<void> => clearUpload(store, parts, upload);

  async function get(owner: UserId, id: string): Promise<Upload> {
    const upload = await store.byId(owner, id);
    if (!upload) throw noUpload();
    return upload;
  }

  async function insert(upload: Upload): Promise<Awaited<ReturnType<Store['begin']>>> {
    return store.begin(upload, { most: uploadsAtOnce, items, bytes: bytesPerPlayer });
  }

  /** The player's upload that broke off longest ago, if one did. */
  async function makeRoom(owner: UserId): Promise<boolean> {
    const underWay = (await store.own(owner)).filter(({ itemId }) => itemId === null);
    const idle = underWay.find(({ id, touchedAt }) => !isHeld(id) && now() - touchedAt > BROKEN_OFF_MS);
    if (idle) await drop(idle);
    return idle !== undefined;
  }

  /** Of an upload that was cancelled or went on at another node while this part was being kept. Nobody can note it any more. */
  async function overtaken({ id, ownerId }: Upload, { from, to }: Part): Promise<HttpFailure> {
    const stands = await store.byId(ownerId, id);
    // Cut in the same place by the other node, it is that one's.
    const isNoted = stands && partsOf(stands).some((part) => part.from === from && part.to === to);
    if (!isNoted) await parts.removeOne(id, { from, to });
    return stands ? standsElsewhere() : noUpload();
  }

  async function keep(upload: Upload, chunks: Uint8Array[], length: number): Promise<Upload> {
    const { id, received } = upload;
    if (upload.parts.length >= PARTS_MOST) {
      await drop(upload);
      throw badUpload('That file came in too many pieces. Please send it again over a better connection.');
    }
    const part: Part = { from: received, to: received + length };
    await parts.put(id, part, Buffer.concat(chunks));
    if (!(await store.advance(id, part.from, part.to, now()))) throw await overtaken(upload, part);
    return { ...upload, received: received + length, parts: [...upload.parts, received] };
  }

  async function finished(upload: Upload, last: Uint8Array): Promise<number> {
    try {
      await finish(upload, last);
    } catch (error) {
      // Another node was given its last bytes as well, after this one had fallen silent, and was faster.
      if ((await store.byId(upload.ownerId, upload.id))?.itemId) return upload.size;
      // Ours to mend, or only a moment's: what is there stays, and its last bytes may be sent again.
      const isFinal = error instanceof HttpFailure && error.statusCode < 500 && error.statusCode !== 429;
      if (isFinal) await drop(upload);
      throw error;
    }
    return upload.size;
  }

  return {
    get,

    async begin(ownerId, id, size, metadata) {
      const parsed = UploadMetadata.safeParse(metadata);
      if (!parsed.success) throw new HttpFailure(400, 'An upload says its deck and a title.', { code: 'VALIDATION' });
      if (size < 1) throw badUpload('That file is empty. Choose another one.');
      if (size > clip.bytes) throw new HttpFailure(413, `That file is larger than ${clip.bytes / 1024 / 1024} MB.`, { code: 'BAD_UPLOAD' });
      const { deck: deckId, title, alt = '' } = parsed.data;
      const at = now();
      const upload: Upload = { id, ownerId, deckId, title, alt, size, received: 0, parts: [], itemId: null, createdAt: at, touchedAt: at };
      let begun = await insert(upload);
      if (begun === 'busy' && (await makeRoom(ownerId))) begun = await insert(upload);
      if (begun === 'busy')
        throw tooMany('Several files of yours are on their way. Wait until one has arrived, or cancel one.', BROKEN_OFF_MS);
      if (begun !== 'begun') throw refusalOf(begun);
    },

    async receive(owner, id, offset, bytes, confirm) {
      let upload = await get(owner, id);
      if (upload.itemId !== null) return upload.size;
      if (upload.received !== offset) throw standsElsewhere();
      let chunks: Uint8Array[] = [];
      let length = 0;
      const flush = async (): Promise<void> => {
        if (length === 0) return;
        upload = await keep(upload, chunks, length);
        [chunks, length] = [[], 0];
      };
      try {
        for await (const chunk of bytes) {
          if (upload.received + length + chunk.length > upload.size) throw badUpload('More bytes came than the upload has.');
          chunks.push(chunk);
          length += chunk.length;
          if (length >= PART_BYTES && upload.received + length < upload.size) await flush();
        }
      } catch (error) {
        // The line broke. A file that is whole but for this is not finished here: nobody listens, and its last bytes will be sent again.
        if (!(error instanceof HttpFailure) && upload.received + length < upload.size) await flush();
        throw error;
      }
      if (upload.received + length < upload.size) {
        await flush();
        return upload.received;
      }
      await confirm();
      // It may wait for its turn, and nobody shall take it for one that broke off.
      if (!(await store.touch(id, now())) && (await get(owner, id)).itemId === null) throw noUpload();
      return finished(upload, Buffer.concat(chunks));
    },

    async itemOf(owner, id) {
      const { itemId } = await get(owner, id);
      const item = itemId === null ? null : await decks.item(itemId);
      if (!item) throw noUpload();
      return toItem(item);
    },

    cancel: async (owner, id) => drop(await get(owner, id)),

    async overrun(owner, id) {
      const upload = await store.byId(owner, id);
      if (upload?.itemId === null) await drop(upload);
    },

    async sweep() {
      for (;;) {
        const old = await store.stale(now() - uploadTtlMs, SWEEP_AT_ONCE);
        const idle = old.filter(({ id }) => !isHeld(id));
        // One that cannot be removed holds up none of the others; the next sweep tries it again.
        const failed: unknown[] = [];
        for (const upload of idle) await drop(upload).catch((error: unknown) => failed.push(error));
        if (failed.length > 0) throw failed[0];
        if (idle.length === 0 || old.length < SWEEP_AT_ONCE) return;
      }
    },
  };
}
