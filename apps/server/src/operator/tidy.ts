import type { BlobStore } from '../ports/blobs.ts';
import { DAY_MS } from '../ports/durations.ts';
import { fileFolders, type FileFolder, type KeptFiles } from '../ports/kept-files.ts';

/** What `tidy` works on. */
export interface TidyDesk {
  keptFiles: KeptFiles;
  blobs: BlobStore;
  now: number;
}

/** A file comes before its row, and its first bytes before its last: what is younger may be on its way. */
const YOUNG_MS = DAY_MS;
const AT_ONCE = 200;

async function tidyFolder({ keptFiles, blobs, now }: TidyDesk, folder: FileFolder): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  async function look(): Promise<void> {
    const known = await keptFiles.known(folder, batch);
    for (const name of batch) {
      if (known.has(name)) continue;
      await blobs.delete(`${folder}/${name}`);
      removed++;
    }
    batch = [];
  }
  for await (const { key, at } of blobs.list(folder)) {
    if (now - at < YOUNG_MS) continue;
    batch.push(key.slice(folder.length + 1));
    if (batch.length === AT_ONCE) await look();
  }
  await look();
  return removed + (await blobs.tidy(folder, now - YOUNG_MS));
}

/** Removes files that nothing leads to any more, and half-written ones, which only a crash or a restored backup leaves. Returns the lines to print. */
export async function tidy(desk: TidyDesk): Promise<string[]> {
  const counts: string[] = [];
  for (const folder of fileFolders) {
    const removed = await tidyFolder(desk, folder);
    if (removed > 0) counts.push(`${removed} in ${folder}`);
  }
  return [counts.length === 0 ? 'Nothing to tidy: something leads to every file.' : `Removed what nothing leads to: ${counts.join(', ')}.`];
}
