import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { portsOver, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../schema.ts';
import { connect } from './connect.ts';
import { createWriter } from './writer.ts';

/** Takes the data folder; opens `deadpan.db` in it, brings it up to date and returns its ports. Reads run here, writes in the writer's thread. */
export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'deadpan.db');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connect(path) }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return portsOver(db, await createWriter(path));
}
