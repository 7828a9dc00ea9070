import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import type { Own } from '../alive.ts';
import { portsOver, type Database } from '../database.ts';
import { migrate, mustBeUpToDate } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { connect } from './connect.ts';
import { createWriter } from './writer.ts';

const FILE = 'deadpan.db';
/** The data folder's lock keeps other processes out already. */
const own: Own = {
  areSeveralAtOnce: false,
  time: sql<number>`cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
  onlyOne: (job) => job(),
};

async function openFile(path: string, prepare: (db: Kysely<Tables>) => Promise<void>): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connect(path) }) });
  try {
    await prepare(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return portsOver(db, await createWriter(path), own);
}

/** Takes the data folder; opens `deadpan.db` in it, brings it up to date and returns its ports. Reads run here, writes in the writer's thread. */
export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return openFile(join(folder, FILE), migrate);
}

/** Takes the data folder of a server, which may be running: WAL and the busy timeout let a second process read and make short changes beside it. */
export async function attachSqlite(folder: string): Promise<Database> {
  const path = join(folder, FILE);
  if (!existsSync(path))
    throw new Error(`There is no database in ${folder} yet: set DATA_DIR as the server has it, or start the server once.`);
  return openFile(path, mustBeUpToDate);
}
