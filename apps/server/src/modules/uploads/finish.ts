import { limits, type DeckItem } from '@deadpan/protocol';
import { createQueue } from '../../async/queue.ts';
import type { Turns } from '../../async/turns.ts';
import { tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { BlobStore } from '../../ports/blobs.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import type { Decks as Store, KeptItem } from '../../ports/decks.ts';
import { HOUR_MS } from '../../ports/durations.ts';
import { BadFileError, type FileReader } from '../../ports/file-reader.ts';
import type { Upload, Uploads } from '../../ports/uploads.ts';
import { firstRating } from '../decks/decks.ts';
import { newFile, unguessable } from '../decks/files.ts';
import { keepFile } from '../decks/kept-file.ts';
import { refusalOf } from '../decks/refusals.ts';
import { toItem } from '../decks/show.ts';
import { readContent, type Content } from './content.ts';
import type { Parts } from './parts.ts';
import { badUpload, noUpload } from './refusals.ts';

export interface FinishDeps {
  store: Store;
  blobs: BlobStore;
  parts: Parts;
  files: FileReader;
  uploads: Pick<Uploads, 'touch'>;
  /** A few files at a time: a whole one is up to 20 MB in memory, and what becomes of it again. A store of files may be slow to give and take it. */
  gathering: Turns;
  /** As many files at a time as there are processes to read them. */
  reading: Turns;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

const { items, bytesPerPlayer } = limits.decks;
/** Processor time that no honest file takes. Not real time: a busy machine makes every file slow. */
const HARD_CPU_MS = 5_000;
const HARD_PER_HOUR = 5;

/** Takes an upload, all of which has arrived but its last bytes, and those; returns the item it became. Throws a `HttpFailure` when it may not become one. */
export type Finish = (upload: Upload, last: Uint8Array) => Promise<DeckItem>;

/** Takes where files, parts and decks are kept, who reads clips and whose turn it is; returns what makes an item of a whole upload. */
export function createFinish({ store, uploads, blobs, parts, files, gathering, reading, clock, counters }: FinishDeps): Finish {
  // One place in the queue for each player: five slow files of one player delay that player alone.
  const ofOwner = createQueue();
  const hard = createLimiter('hard-files', HARD_PER_HOUR, HOUR_MS, counters);

  const now = (): number => Math.round(clock.now());

  async function read(ownerId: string, bytes: Buffer): Promise<Content> {
    const wait = await hard.take(ownerId);
    if (wait > 0) throw tooMany('Several of your files were too hard to read. Please wait a while and send others.', wait);
    let spent = 0;
    try {
      const { cpuMs, ...content } = await readContent(files, bytes);
      spent = cpuMs;
      return content;
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error;
      spent = error.cpuMs;
      throw badUpload(error.message);
    } finally {
      if (spent < HARD_CPU_MS) await hard.giveBack(ownerId);
    }
  }

  const finish: Finish = (upload, last) =>
    gathering(async () => {
      const { id, ownerId, deckId, title, alt } = upload;
      // Cancelled, or taken for one that broke off, while it waited here.
      if (!(await uploads.touch(id, now()))) throw noUpload();
      const bytes = Buffer.concat([...(await parts.read(upload)), last]);
      const { type, data, ...rest } = await reading(() => read(ownerId, bytes));
      const file = newFile(type);
      const item: KeptItem = {
        id: unguessable(),
        deckId,
        ownerId,
        title,
        alt,
        file,
        poster: null,
        ...rest,
        bytes: data.length,
        posterBytes: 0,
        family: firstRating(title, alt),
        createdAt: now(),
      };
      const added = await keepFile(blobs, { file, bytes: data, saved: 'added' }, () =>
        store.add(item, { items, bytes: bytesPerPlayer }, id),
      );
      if (added === 'gone') throw noUpload();
      if (added !== 'added') throw refusalOf(added);
      await parts.remove(upload);
      return toItem(item);
    });

  return (upload, last) => ofOwner.run(upload.ownerId, () => finish(upload, last));
}
