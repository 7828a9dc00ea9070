import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';

/** The database's file in a data folder. */
export const DATABASE_FILE = 'deadpan.db';

/** Names of the changes of the schema a database has been through, the last one last. */
function changesOf(connection: Sqlite.Database): string[] {
  const rows = connection.prepare('select name from kysely_migration order by name').all() as { name: string }[];
  return rows.map(({ name }) => name);
}

/**
 * Takes a data folder and where to write; writes a copy of its database as it is at one moment, while a server may be using it. Returns the names
 * of its changes of the schema, or null when there is no database.
 */
export function copySqlite(folder: string, to: string): string[] | null {
  const path = join(folder, DATABASE_FILE);
  if (!existsSync(path)) return null;
  const connection = new Sqlite(path, { timeout: 10_000 });
  try {
    connection.prepare('vacuum into ?').run(to);
    return changesOf(connection);
  } finally {
    connection.close();
  }
}

/** Throws unless a file is a whole database. */
export function mustBeWhole(path: string): void {
  const connection = new Sqlite(path);
  try {
    const [row] = connection.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    if (row?.quick_check !== 'ok') throw new Error('The database in it is damaged.');
  } finally {
    connection.close();
  }
}
