import { join } from 'node:path';
import { createDiskBlobs } from './adapters/blobs/disk.ts';
import { createS3Blobs } from './adapters/blobs/s3.ts';
import { BadSetting, type Config } from './config.ts';
import type { BlobStore } from './ports/blobs.ts';

/** The files of players, opened. */
export interface OpenBlobs extends BlobStore {
  /** Resolves when the store answers; throws `BlobsAway`, after 2 s at the latest, as calls to the database do. Null: the data folder needs no asking. */
  ping: (() => Promise<void>) | null;
}

/** Prometheus gives up a whole reading after ten seconds. */
const PING_MS = 2_000;

/** Opens where files of players lie: the data folder, or the configured store, which must answer. */
export async function openBlobs({ dataDir, keepFree, s3 }: Pick<Config, 'dataDir' | 'keepFree' | 's3'>): Promise<OpenBlobs> {
  if (s3 === null) return { ...createDiskBlobs(join(dataDir, 'blobs'), keepFree), ping: null };
  const blobs = createS3Blobs(s3);
  try {
    await blobs.ready();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadSetting(`S3_URL leads to no bucket that can be used: ${why}`, { cause: error });
  }
  return { ...blobs, ping: () => blobs.ready(PING_MS) };
}
