import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { changesOfPostgres, dumpPostgres } from '../../adapters/database/postgres/dump.ts';
import { copySqlite, DATABASE_FILE } from '../../adapters/database/sqlite/copy.ts';
import type { Config } from '../../config.ts';
import { version } from '../../paths.ts';
import type { BlobStore } from '../../ports/blobs.ts';
import { Mistake, told } from '../mistake.ts';
import { copyFiles, pack, publish, takenName } from './archive.ts';

/** What is backed up, from where. */
export interface Kept {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'jwtSecret'>;
  blobs: BlobStore;
  /** wall clock, ms */
  now: number;
}

/** What lies in the data folder beside the database and the files: the signing secrets, and the authority that guests of a LAN party trust. */
export const BESIDE = ['token.key', 'token.key.previous', 'lan'] as const;
export const DUMP = 'deadpan.sql';

async function copyDatabase({ databaseUrl, dataDir }: Kept['config'], to: string): Promise<string[] | null> {
  if (databaseUrl === null) return copySqlite(dataDir, join(to, DATABASE_FILE));
  const changes = await changesOfPostgres(databaseUrl);
  if (changes) await dumpPostgres(databaseUrl, join(to, DUMP));
  return changes;
}

/**
 * Takes what is kept and a path; writes all of it into one file, also while servers run. The database first: a file without a row is only waste.
 * Returns the lines to print.
 */
export async function backup({ config, blobs, now }: Kept, to: string | undefined): Promise<string[]> {
  if (to === undefined) throw new Mistake('Where to? Give the path of a file that does not exist yet.');
  const file = resolve(to);
  if (existsSync(file)) throw new Mistake(takenName(file));
  await mkdir(dirname(file), { recursive: true });
  // A random name, for its owner alone: nobody can prepare or read what is written in it. One folder is all that a killed backup leaves.
  const workFolder = await mkdtemp(join(dirname(file), '.deadpan-backup-'));
  const [folder, draft] = [join(workFolder, 'content'), join(workFolder, 'backup.tar')];
  try {
    await mkdir(folder);
    const changes = await told(() => copyDatabase(config, folder));
    if (!changes) throw new Mistake('There is no database yet: nothing to keep.');
    for (const name of BESIDE) {
      const path = join(config.dataDir, name);
      // An operator may keep the secret elsewhere, behind a link: what is kept is its content.
      if (existsSync(path)) await cp(path, join(folder, name), { recursive: true, dereference: true });
    }
    const files = await copyFiles(blobs, join(folder, 'blobs'));
    const database = config.databaseUrl === null ? 'sqlite' : 'postgres';
    await pack(folder, { format: 1, version: version(), database, changes, at: new Date(now).toISOString(), files }, draft);
    await publish(draft, file);
    return [
      `${file}: the database and ${files} ${files === 1 ? 'file' : 'files'} of players.`,
      ...(config.jwtSecret === null ? [] : ['JWT_SECRET is set: keep it elsewhere, it is not in the backup.']),
    ];
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
