import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { unknownChanges } from '../../adapters/database/migrate.ts';
import { changesOfPostgres, loadPostgres, usersOfPostgres } from '../../adapters/database/postgres/dump.ts';
import { DATABASE_FILE, mustBeWhole } from '../../adapters/database/sqlite/copy.ts';
import { FolderTaken, lockFolder } from '../../adapters/database/sqlite/lock.ts';
import { pause } from '../../async/pause.ts';
import { Mistake, told } from '../mistake.ts';
import { putFiles, unpack, type Manifest } from './archive.ts';
import { BESIDE, DUMP, type Kept } from './backup.ts';
import { exchange } from './exchange.ts';

async function mustBeReadable({ changes, version, database }: Manifest, wanted: Manifest['database']): Promise<void> {
  const unknown = await unknownChanges(changes);
  if (unknown.length > 0)
    throw new Mistake(`The backup is of Deadpan ${version}, which is newer than this one (${unknown.join(', ')}). Update first.`);
  if (database !== wanted) {
    const [its, ours] =
      database === 'sqlite' ? ['the file in the data folder', 'DATABASE_URL is set'] : ['PostgreSQL', 'DATABASE_URL is not set'];
    throw new Mistake(`The backup is of ${its}, and ${ours}.`);
  }
}

/** A server that runs would write what it remembers over what is restored. */
function lock(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderTaken) throw new Mistake(`Stop the server first. ${error.message}`, { cause: error });
    throw error;
  }
}

/** PostgreSQL lists a connection for a moment after its other end is closed: a server that was just stopped is looked for again. */
const LOOKS = { count: 10, betweenMs: 200 };

/** The same on PostgreSQL, where nodes have data folders of their own. */
async function mustBeUnused(databaseUrl: string): Promise<void> {
  const look = (): Promise<string[]> => told(() => usersOfPostgres(databaseUrl));
  let users = await look();
  for (let looks = 1; users.length > 0 && looks < LOOKS.count; looks++) {
    await pause(LOOKS.betweenMs);
    users = await look();
  }
  if (users.length > 0) throw new Mistake(`Stop every server first: the database is in use, from ${users.join(', ')}.`);
}

async function into({ config, blobs, now }: Kept, file: string, force: boolean): Promise<string[]> {
  const { dataDir, databaseUrl } = config;
  const folder = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const manifest = await unpack(file, folder);
    await mustBeReadable(manifest, databaseUrl === null ? 'sqlite' : 'postgres');
    if (databaseUrl !== null) await mustBeUnused(databaseUrl);
    const isTaken = databaseUrl === null ? existsSync(join(dataDir, DATABASE_FILE)) : (await changesOfPostgres(databaseUrl)) !== null;
    if (isTaken && !force) throw new Mistake('There is a database already. With --force what is there makes room for the backup.');
    if (databaseUrl === null) await told(() => mustBeWhole(join(folder, DATABASE_FILE)));
    // What can fail for want of room, of a bucket or of the database comes before anything is in another place. The files first: a row without its
    // file is a clip that cannot be shown.
    const count = await putFiles(join(folder, 'blobs'), blobs);
    if (databaseUrl !== null) await told(() => loadPostgres(databaseUrl, join(folder, DUMP)));
    const beside = BESIDE.filter((name) => existsSync(join(folder, name)));
    const aside = join(dataDir, `before-restore-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`);
    const exchanging = exchange({
      from: folder,
      to: dataDir,
      leaving: [
        ...(databaseUrl === null ? [DATABASE_FILE, `${DATABASE_FILE}-wal`, `${DATABASE_FILE}-shm`] : []),
        ...beside,
        // With another secret in its place, the one before the old is nobody's either.
        ...(beside.includes('token.key') && !beside.includes('token.key.previous') ? ['token.key.previous'] : []),
      ],
      coming: [...beside, ...(databaseUrl === null ? [DATABASE_FILE] : [])],
      aside,
    });
    const isAside = await exchanging.catch((error: unknown) => {
      if (databaseUrl === null || !(error instanceof Mistake)) throw error;
      throw new Mistake(`The database is restored and the secret is not: restore once more. ${error.message}`, { cause: error });
    });
    return [
      `Restored as it was on ${manifest.at}, with ${count} ${count === 1 ? 'file' : 'files'} of players.`,
      ...(isAside ? [`What was there is in ${aside}.`] : []),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Takes where everything is kept, a backup and whether it may take the place of what is there; reads it in. Refuses while a server holds the
 * data folder or uses the PostgreSQL database, and backups this program does not understand. Returns the lines to print.
 */
export async function restore(kept: Kept, from: string | undefined, { force }: { force: boolean }): Promise<string[]> {
  if (from === undefined) throw new Mistake('From where? Give the path of a backup.');
  const file = resolve(from);
  if (!existsSync(file)) throw new Mistake(`There is no file ${file}.`);
  const unlock = lock(kept.config.dataDir);
  try {
    return await into(kept, file, force);
  } finally {
    unlock();
  }
}
