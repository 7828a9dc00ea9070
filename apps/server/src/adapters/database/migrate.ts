import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations.ts';

/** Takes names of changes of the schema; returns those this program does not know, because a newer one made them. */
export async function unknownChanges(changes: readonly string[]): Promise<string[]> {
  const known = new Set(Object.keys(await migrations.getMigrations()));
  return changes.filter((name) => !known.has(name));
}

/** Names of the changes a database has been through. */
async function changesOf<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Throws when a newer program has changed the schema: nobody can say what this one would do to the rows. */
async function mustNotBeNewer<Schema>(db: Kysely<Schema>): Promise<void> {
  const unknown = await unknownChanges(await changesOf(db));
  if (unknown.length > 0)
    throw new Error(`The database is of a newer program (${unknown.join(', ')}): run that one, or go back to a backup made before it`);
}

/** Brings the schema up to date, or throws what stopped it. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  await mustNotBeNewer(db);
  const { error, results } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error) throw new Error(`The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}`, { cause: error });
}

/** Throws unless the schema is the one this program knows: who only looks in on a running server's database never changes its schema. */
export async function mustBeUpToDate<Schema>(db: Kysely<Schema>): Promise<void> {
  await mustNotBeNewer(db);
  const known = await new Migrator({ db, provider: migrations }).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) {
    throw new Error('The database is older than this program: start the server once, which brings it up to date.');
  }
}
